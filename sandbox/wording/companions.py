"""Companion: what a text asks of the deck that a card goes along with.

Comprehensive Rules of 2026, 702.139.
"""

from collections.abc import Callable

from sandbox.meaning.keyword_abilities import Companion
from sandbox.meaning.kinds import ANYTHING, LAND, Kind
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import ABILITY
from sandbox.wording.saying import constant, says

ONLY = "companion \u2014 your starting deck contains only"
EACH = "companion \u2014 each {whose:card_kind} in your starting deck"


def _only(one: Kind, two: Kind | None = None) -> Companion:
    return Companion(ANYTHING, (one,) if two is None else (one, two))


def _only_apart(number: int) -> Callable[[object], Slots | None]:
    def apart(value: object) -> Slots | None:
        if not isinstance(value, Companion) or value != Companion(ANYTHING, value.fits) or len(value.fits) != number:
            return None
        return dict(zip(("one", "two"), value.fits, strict=False))

    return apart


def _cheap(whose: Kind, most: int) -> Companion:
    return Companion(whose, (Kind(mana_value_at_most=most),))


def _cheap_apart(value: object) -> Slots | None:
    match value:
        case Companion(whose=whose, fits=(Kind(mana_value_at_most=int() as most),)) if value == _cheap(whose, most):
            return {"whose": whose, "most": most}
    return None


def _each(whose: Kind, fits: Kind) -> Companion:
    return Companion(whose, (fits,))


def _each_apart(value: object) -> Slots | None:
    match value:
        case Companion(whose=whose, fits=(fits,)) if value == _each(whose, fits):
            return {"whose": whose, "fits": fits}
    return None


def _parity(word: str, even: bool) -> Table:
    values = Kind(mana_value_even=even)
    return (
        constant(ABILITY, f"{ONLY} cards with {word} mana values.", Companion(ANYTHING, (values,))),
        constant(ABILITY, f"{ONLY} cards with {word} mana values and land cards.", Companion(ANYTHING, (values, LAND))),
    )


PRODUCTIONS: Table = (
    *_parity("even", True),
    *_parity("odd", False),
    says(ABILITY, f"{EACH} has mana value {{most:figure}} or less.", _cheap, _cheap_apart),
    says(ABILITY, f"{EACH} is (a|an) {{fits:card_kind}}.", _each, _each_apart),
    constant(
        ABILITY,
        "companion \u2014 each nonland card in your starting deck has a different name.",
        Companion(Kind(not_types=LAND.types), different_names=True),
    ),
    says(ABILITY, f"{ONLY} {{one:card_kinds}} and {{two:card_kinds}}.", _only, _only_apart(2)),
    says(ABILITY, f"{ONLY} {{one:card_kinds}}.", _only, _only_apart(1)),
)
