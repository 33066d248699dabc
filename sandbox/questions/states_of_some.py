"""How it is told how one of several stands: `two Giants, one of them tapped`, `one wears a Rancor`."""

from dataclasses import replace
from functools import partial

from sandbox.questions.phrases import FACT
from sandbox.questions.said.states import HasCounters, HasInPlay, Is, SeveralFacts, Wears
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_attached
from sandbox.questions.thing_words import PRONOUNS
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


def _split(who: str, n: int, it: Mention, m: int, *, tapped: bool) -> SeveralFacts:
    """`three Plains, two of them untapped`: the others are tapped."""
    if (
        it.noun in PRONOUNS
        or it.number
        or it.owner
        or not 0 < m <= n
        or n < 2
        or {"tapped", "untapped"} & set(it.marks)
    ):
        raise Unfit
    those = m if tapped else n - m
    there = HasInPlay(who, (replace(it, number=n),))
    some = Mention(noun="them", number=those, some=True) if those < n else Mention(noun="them")
    return SeveralFacts((there, Is(some, "tapped")) if those else (there,))


_SPLIT = (
    "{who:who} (have|control) {n:number} {it:noun}( in play| out|)( ,|)( and| but| with|)( only| just|) "
    "{m:number}( of them| of which| of those| of these|)( be|)"
)

PRODUCTIONS: Table = (
    hears(FACT, f"{_SPLIT} (untapped|untap|open|free|available|ready)", partial(_split, tapped=False)),
    hears(FACT, f"{_SPLIT} (tapped|tap|tap down|already tap)", partial(_split, tapped=True)),
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
