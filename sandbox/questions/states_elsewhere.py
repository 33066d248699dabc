"""How it is told in other words that cards are in a hand or in a graveyard: `his last card is Cancel`, `my Bears died
last turn`."""

from collections.abc import Callable

from sandbox.questions.phrases import FACT
from sandbox.questions.said.states import Holds, InGraveyard
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.states_owned import PLAYERS_OWN
from sandbox.questions.telling import is_land
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_ONLY = "(only|last|sole|remaining|single|one|last remaining|final|only remaining)"
_DIED = (
    "die|be kill|be destroy|get kill|get destroy|be destroyed|have be kill|have die|be sacrifice|be discard|"
    "go to the graveyard|be put into the graveyard|have be destroy|be burn|be mill|end up in the graveyard|"
    "get sacrifice|get discard|have kill|be lose|be bury|be counter"
)
_LIES = "be|lie|be lie|be lay|lay|sit|be sit|rest|rot|be rot|wait"


def _held(whose: str) -> Callable[..., Holds]:
    """Cards that are named."""

    def built(things: Things, who: str = whose, n: int = 0) -> Holds:
        counted = sum(max(thing.number, 1) for thing in things)
        if not all(thing.card and not thing.owner for thing in things) or (n and n != counted):
            raise Unfit
        return Holds(who, things)

    return built


def _buried(whose: str) -> Callable[..., InGraveyard]:
    def built(things: Things, who: str = whose) -> InGraveyard:
        if not all(thing.card for thing in things):
            raise Unfit
        return InGraveyard(who, things)

    return built


def _died(thing: Mention, since: str) -> InGraveyard:
    """On an earlier turn; nothing of it matters but where it is."""
    if not thing.card or not thing.owner or thing.number > 1 or is_land(thing):
        raise Unfit
    return InGraveyard(thing.owner, (thing,), died=True)


def _lost(who: str, thing: Mention, since: str) -> InGraveyard:
    return _died(thing.of(who), since)


PRODUCTIONS: Table = (
    hears(FACT, f"{{thing:thing}} ({_DIED}) {{since:since}}", _died),
    hears(FACT, "{who:who} (lose|have lose) {thing:thing} {since:since}", _lost),
    hears(
        FACT,
        "{who:who} have {n:number} (card|cards) (left |)in (my |his |her |)hand (,|-) {things:things}",
        _held(""),
    ),
    hears(
        FACT,
        "{who:who} (have|hold) {things:things} (ready|left|still|back|waiting|safely) in (my |his |her |)hand",
        _held(""),
    ),
    hears(FACT, "{who:who} (have|hold) {things:things} (and|but) nothing else in (my |his |her |)hand", _held("")),
    *(
        each
        for whose, who in PLAYERS_OWN
        for each in (
            hears(FACT, f"{whose} {_ONLY} card( in hand| left| left in hand|) be {{things:things}}", _held(who)),
            hears(FACT, f"the {_ONLY} card (left |)in {whose} hand be {{things:things}}", _held(who)),
            hears(FACT, f"(with |)there be {{things:things}} in {whose} hand", _held(who)),
            hears(FACT, f"{{things:things}} ({_LIES}) (dead |already |)in {whose} graveyard", _buried(who)),
            hears(
                FACT,
                f"the {_ONLY} (card|creature|creature card) in {whose} graveyard be {{things:things}}",
                _buried(who),
            ),
            hears(FACT, f"{whose} {_ONLY} (card|creature) in (the |)graveyard be {{things:things}}", _buried(who)),
        )
    ),
)
