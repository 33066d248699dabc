"""How it is told how one of several stands: `two Giants, one of them tapped`, `one wears a Rancor`."""

from dataclasses import replace
from functools import partial

from sandbox.questions.phrases import FACT
from sandbox.questions.said.states import HasCounters, HasInPlay, Is, SeveralFacts, Wears
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_attached
from sandbox.questions.thing_words import ME, PRONOUNS
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


def _of_all(m: int, whose: str, n: int, it: Mention, *, tapped: bool) -> SeveralFacts:
    """`two of my five Plains are untapped`"""
    return _split(whose, n, it, m, tapped=tapped)


def _some_and_some(who: str, n: int, it: Mention, m: int, *, tapped: bool) -> SeveralFacts:
    """`two Plains untapped and three tapped`"""
    return _split(who, n + m, it, m, tapped=tapped)


_OWN = (("my", ME), ("(his|her|their|opp 's)", "opp"))
_OPEN = "(untapped|untap|open|free|available|ready)"
_TAPPED = "(tapped|tap|tap down|already tap|tapped out)"
_SPLIT = (
    "{who:who} (have|control) {n:number} {it:noun}( in play| out|)( ,|)( and| but| with|)( only| just|) "
    "{m:number}( of them| of which| of those| of these|)( be|)"
)

PRODUCTIONS: Table = (
    hears(FACT, f"{_SPLIT} (untapped|untap|open|free|available|ready)", partial(_split, tapped=False)),
    hears(FACT, f"{_SPLIT} (tapped|tap|tap down|already tap)", partial(_split, tapped=True)),
    *(
        hears(
            FACT,
            f"(only |just |){{m:number}} of {whose} {{n:number}} {{it:noun}} (be|be still|stay|be already) {state}",
            partial(_of_all, whose=who, tapped=tapped),
        )
        for whose, who in _OWN
        for state, tapped in ((_OPEN, False), (_TAPPED, True))
    ),
    *(
        hears(
            FACT,
            f"{{who:who}} (have|control|have get) {{n:number}} {one} {{it:noun}}( ,|) (and|but|,) {{m:number}} {other}"
            "( 1| one| ones|)",
            partial(_some_and_some, tapped=tapped),
        )
        for one, other, tapped in ((_OPEN, _TAPPED, True), (_TAPPED, _OPEN, False))
    ),
    *(
        hears(
            FACT,
            f"{{who:who}} (have|control|have get) {{n:number}} {{it:noun}} {one}( ,|) (and|but|,) {{m:number}} {other}",
            partial(_some_and_some, tapped=tapped),
        )
        for one, other, tapped in ((_OPEN, _TAPPED, True), (_TAPPED, _OPEN, False))
    ),
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
