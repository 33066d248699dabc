"""How it is said what mana somebody has at hand: `plenty of black mana`, `with BB open`, `4 mana up`.

Lands that are named are things in play; here it is the mana that is named.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.questions.lands import symbols
from sandbox.questions.phrases import AT_HAND, ENOUGH, FACT, MANA_HELD
from sandbox.questions.said.states import HasMana, PaysAll
from sandbox.questions.said.things import Things
from sandbox.terms.colors import Color
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

LETTER = {color.value: "U" if color is Color.BLUE else color.value[0].upper() for color in Color}
SYMBOL = {land: LETTER[color.value] for land, color in BASIC_LAND_TYPES.items()}


def _exactly(cost: str) -> HasMana:
    """`BB`, `1G`, `{2}{R}`. A bare number is mana of any kind."""
    written = cost.removesuffix(" mana")
    if written.isdigit():
        raise Unfit
    marks = written if "{" in written else "".join(f"{{{mark}}}" for mark in _split(written))
    return HasMana("", None, tuple(symbols(marks.upper())))


def _split(cost: str) -> list[str]:
    digits = cost[: len(cost) - len(cost.lstrip("0123456789"))]
    return [*([digits] if digits else []), *cost[len(digits) :]]


def _exactly_and_more(cost: str, number: int) -> HasMana:
    """`WW and two more`: of any kind."""
    return replace(_exactly(cost), symbols=(*_exactly(cost).symbols, *("1",) * number))


def _colored(number: int, color: str) -> HasMana:
    return HasMana("", None, (_letter(color),) * number)


def _lands(things: Things) -> HasMana:
    """`4 Mountains up`, where nobody is named whose they are."""
    if any(thing.owner or thing.card not in SYMBOL for thing in things):
        raise Unfit
    return HasMana("", None, tuple(SYMBOL[thing.card] for thing in things for _ in range(max(thing.number, 1))))


def _so_many_lands(number: int, at: str) -> HasMana:
    return HasMana("", number)


def _letter(color: str) -> str:
    if color not in LETTER:
        raise Unfit
    return LETTER[color]


def _has(who: str, mana: HasMana, at: str) -> HasMana:
    return replace(mana, who=who)


def _both_have(mana: HasMana, at: str) -> HasMana:
    return replace(mana, who="both")


def _of_color(color: str, enough: str = "") -> HasMana:
    return HasMana("", color=_letter(color))


def _somebody_has(mana: HasMana, at: str) -> HasMana:
    if not at:
        raise Unfit
    return mana


_WORDS: Table = (
    constant(
        ENOUGH,
        "(plenty of|enough|lots of|loads of|all the|tons of|a ton of|a lot of|a bunch of|infinite|unlimited|sufficient|"
        "ample|some|any number of|more than enough|no shortage of|heaps of|the)",
        "",
    ),
    constant(AT_HAND, "", ""),
    constant(
        AT_HAND,
        " (up|open|left|available|ready|to spare|in reserve|untapped|to use|to work with|free|left open|left up|"
        "left over|for it|for that|for this|for both|for everything|in lands|unused|to pay|to cast it|to pay for it|"
        "to activate it|to regenerate|to respond|to do it|for the ability|for pump|for the regeneration|in play|"
        "this turn|on my side|on his side)",
        "so",
    ),
)
_HELD: Table = (
    hears(MANA_HELD, "{enough:enough} {color:mark} mana", _of_color),
    hears(MANA_HELD, "{color:mark} mana", _of_color),
    hears(MANA_HELD, "{enough:enough} mana", lambda enough: HasMana("")),
    hears(MANA_HELD, "mana", lambda: HasMana("")),
    hears(MANA_HELD, "{number:number} mana", lambda number: HasMana("", number)),
    hears(MANA_HELD, "{number:number} {color:mark} mana", _colored),
    hears(MANA_HELD, "{cost:cost}", _exactly),
    hears(MANA_HELD, "only {mana:mana_held}", lambda mana: mana),
    hears(MANA_HELD, "{cost:cost} (and|plus|,) {number:number} (more|other|others|else)( mana|)", _exactly_and_more),
)
_FACTS: Table = (
    hears(
        FACT,
        "{who:who} (have|have only|only have|keep|leave|hold|hold up|be left with) {mana:mana_held}{at:at_hand}",
        _has,
    ),
    hears(FACT, "(both player|both|everybody|everyone|all player) have {mana:mana_held}{at:at_hand}", _both_have),
    hears(FACT, "(with |have |){mana:mana_held}{at:at_hand}", _somebody_has),
    hears(FACT, "(with |){enough:enough} mana", lambda enough: HasMana("")),
    hears(FACT, "(with |){enough:enough} {color:mark} mana", _of_color),
    hears(
        FACT,
        "{enough:enough} mana( for everything| for both player| for both| on both side| be available)",
        lambda enough: HasMana("both"),
    ),
    hears(
        FACT,
        "mana (be |)(no|not a|not an) (issue|problem|object|concern|factor|question)( for either of us| here|)",
        lambda: HasMana("both"),
    ),
    hears(FACT, "{who:who} can (pay|afford) (it|that|for it|for that|for everything)( easily|)", HasMana),
    hears(FACT, "(only |){number:number} mana", lambda number: HasMana("", number)),
    hears(FACT, "(only |){number:number} {color:mark} mana", _colored),
    hears(FACT, "with {number:number} (land|lands|untapped lands){at:at_hand}", _so_many_lands),
    hears(
        FACT,
        "{who:who} (have|control) {number:number} (land|lands|untapped lands){at:at_hand}",
        lambda who, number, at: HasMana(who, number),
    ),
    hears(
        FACT,
        "{who:who} (pay|tap|use|put|sink|pump|pour) (all of it|everything|all the mana|all my mana|all my lands|"
        "all of them|all i have|everything i have)( into it| into x| for it| for x| into the x|)",
        lambda who: PaysAll(),
    ),
    hears(FACT, "(with |){things:things} (up|open|available|free|to spare|unused|left|left open|left up)", _lands),
)

PRODUCTIONS: Table = (*_WORDS, *_HELD, *_FACTS)
