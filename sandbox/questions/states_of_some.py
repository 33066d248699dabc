"""How it is told how one of several stands: `two Giants, one of them tapped`, `one wears a Rancor`."""

from sandbox.questions.phrases import FACT
from sandbox.questions.said.states import HasCounters, Is, Wears
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_attached
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_ONE = Mention(noun="them", number=1, some=True)
_ONE_OF = "(one|1) of (which|whom|them|those|these|the 2)"
_OTHER = "(one|1|the other|another)"


def _is(mark: str) -> Is:
    return Is(_ONE, mark)


def _wears(what: Mention) -> Wears:
    if not is_attached(what):
        raise Unfit
    return Wears(_ONE, what)


def _counted(number: int, counter: str) -> HasCounters:
    return HasCounters(_ONE, number, counter)


PRODUCTIONS: Table = (
    hears(FACT, f"{_ONE_OF} (be |be already |)(|already ){{mark:state}}", _is),
    hears(FACT, f"(one|1) (be |){{mark:state}}( ,| and| , and| but|) {_OTHER}( be|) (untapped|untap|not|ready)", _is),
    hears(FACT, f"(one|1) (be |)(untapped|untap|ready)( ,| and| , and| but|) {_OTHER}( be|) {{mark:state}}", _is),
    hears(
        FACT,
        f"{_ONE_OF} (wear|have|carry|hold|with|be enchanted with|be enchant with|be equip with|be equipped with|bear|"
        "be wear|be under) {what:thing}( on it| attach|)",
        _wears,
    ),
    hears(FACT, f"{_ONE_OF} (have|with) {{number:number}} {{counter:counter}} (counter|counters)( on it|)", _counted),
)
