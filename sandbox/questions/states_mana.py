"""How it is said what mana somebody has at hand: `plenty of black mana`, `with BB open`, `4 mana up`.

Lands that are named are things in play; here it is the mana that is named.
"""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.lands import MORE_FOR_TARGETS, symbols
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import AT_HAND, ENOUGH, FACT, MANA_HELD
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.states import HasInPlay, PaysAll
from sandbox.questions.said.states_players import HasMana, HasNone, KeepsMana
from sandbox.questions.said.things import Mention, PartSaid, Things
from sandbox.questions.states_owned import show_nothing
from sandbox.questions.thing_words import ME
from sandbox.questions.ways_told import told_acts
from sandbox.terms.colors import Color
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.wording.grammar import Ends, Reading, Table, Unfit
from sandbox.wording.saying import constant, hears, native

LETTER = {color.value: "U" if color is Color.BLUE else color.value[0].upper() for color in Color}
SYMBOL = {land: LETTER[color.value] for land, color in BASIC_LAND_TYPES.items()}


SAME = "same"
"""Whoever was spoken of before in the sentence, or acted last."""
LEFT = "left"
"""What is at hand now, besides what has been paid before."""
_LEFT_WORDS = (
    "up|open|left|available|ready|to spare|in reserve|untapped|untap|to use|to work with|free|left open|"
    "left up|left over|unused|in the pool|in my pool|in his pool|in my mana pool|in his mana pool|float|"
    "left untapped|left untap|left standing|spare|unspent|more|remaining|to pay|still open|back|at the ready|"
    "on standby|to play with|to spend|all untapped|"
    "all untap"
)
_SO = (
    "i need|he need|to burn|needed|it take|for it|for that|for this|for both|for everything|in lands|to cast it|"
    "to pay for it|to activate it|"
    "to regenerate|to respond|to do it|for the ability|for pump|for the regeneration|in play|this turn|"
    "on my side|on his side|on the play|in total|in all|at my disposal|at his disposal|worth of mana"
)
_WITH_MANA = re.compile(
    r"(?:^|(?<=[.,;:!?()-] )|(?<=and )|(?<=but ))(?:with )?(?:only )?(\d+|an?|one) "
    r"(?:(white|blue|black|red|green) )?mana(?= |$)"
)
EVERYTHING = (
    "all of it|all of them|them all|all my mana|all his mana|all that mana|all the mana|everything|it all|all my "
    "lands|all of my mana i have|all the mana i have|all my available mana|all of his mana|"
    "all of my lands|all his lands|all of my mana|the whole lot|every land i have|all i have|everything i have"
)
"""All the mana that somebody has."""


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


def _lands(things: Things, at: str, who: str = "") -> HasMana:
    """`4 Mountains up`, where nobody is named whose they are."""
    if at != LEFT or any(thing.owner or thing.card not in SYMBOL for thing in things):
        raise Unfit
    mana = tuple(SYMBOL[thing.card] for thing in things for _ in range(max(thing.number, 1)))
    return HasMana(who, None, mana, left=True)


def _same_left(things: Things, at: str) -> HasMana:
    return _lands(things, at, SAME)


def _same_has(mana: HasMana, at: str) -> HasMana:
    return _has(SAME, mana, at)


def _same_has_none() -> HasMana:
    return HasMana(SAME, 0, left=True)


def _and(cost: str, mana: HasMana) -> HasMana:
    """`R and G`, each one told as just these symbols."""
    if not mana.symbols:
        raise Unfit
    return replace(mana, symbols=(*_exactly(cost).symbols, *mana.symbols))


def _so_many_lands(number: int, at: str, who: str = "") -> HasMana:
    return HasMana(who, number, left=at == LEFT)


def _lands_there(who: str, number: int) -> HasMana:
    return HasMana(who, number, lands=True)


def _lands_left(who: str, things: Things, at: str, rest: str = "") -> HasInPlay:
    """Basic lands that are untapped."""
    if at != LEFT or any(thing.card not in SYMBOL for thing in things):
        raise Unfit
    return HasInPlay(who, things, left=True)


def _from_lands(things: Things) -> HasInPlay:
    """`off my only three Forests`."""
    if not all(thing.owner and thing.number and thing.card in SYMBOL for thing in things):
        raise Unfit
    return HasInPlay(things[0].owner, things)


def _of_nobody(reading: Reading, at: int) -> Ends[PartSaid]:
    """`with 2 mana`, where a clause begins: else it is what something is paid with."""
    found = _WITH_MANA.match(reading.text, at)
    if not found:
        return {}
    number = int(found[1]) if found[1].isdigit() else 1
    symbol = LETTER.get(found[2] or "", "")
    return {found.end(): HasMana("", None, (symbol,) * number) if symbol else HasMana("", number)}


def _fits_cost(card: str, number: int) -> int | None:
    """The X for which the mana is just what the card costs; None for a card without X. Raises Unfit where it costs
    something else."""
    cost = card_named(card).cost
    needed = len(symbols(str(cost))) if cost is not None else 0
    if cost is None or str(cost).count("{X}") > 1:
        raise Unfit
    if "{X}" in str(cost) and number >= needed:
        return number - needed
    if number != needed:
        raise Unfit
    return None


def _taps_for(n: int, what: Mention, who: str = "", targets: Things = ()) -> Casts:
    """So many lands are tapped for a card: just what it costs, or what is left is X."""
    if not what.card:
        raise Unfit
    aimed_at = sum(max(target.number, 1) for target in targets)
    more = max(aimed_at - 1, 0) if MORE_FOR_TARGETS in card_named(what.card).text else 0
    return Casts(what, who, targets, _fits_cost(what.card, n - more))


def _letter(color: str) -> str:
    if color not in LETTER:
        raise Unfit
    return LETTER[color]


def _has(who: str, mana: HasMana, at: str) -> HasMana:
    return replace(mana, who=who, left=mana.left or at == LEFT)


def _both_have(mana: HasMana, at: str) -> HasMana:
    return replace(mana, who="both")


def _of_color(color: str, enough: str = "") -> HasMana:
    return HasMana("", color=_letter(color))


def _somebody_has(mana: HasMana, at: str) -> HasMana:
    if not at:
        raise Unfit
    return replace(mana, left=at == LEFT)


_WORDS: Table = (
    constant(
        ENOUGH,
        "(plenty of|enough|lots of|loads of|all the|tons of|a ton of|a lot of|a bunch of|infinite|unlimited|sufficient|"
        "ample|some|any number of|more than enough|no shortage of|heaps of|the)",
        "",
    ),
    constant(AT_HAND, "", ""),
    constant(AT_HAND, f" ({_LEFT_WORDS})", LEFT),
    constant(AT_HAND, f" ({_LEFT_WORDS}) ({_SO})", LEFT),
    constant(AT_HAND, f" ({_SO})", "so"),
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
    hears(MANA_HELD, "{cost:cost} (and|,) {mana:mana_held}", _and),
    hears(
        MANA_HELD,
        "{number:number} (more|other|additional|extra|spare) mana",
        lambda number: HasMana("", number, left=True),
    ),
    hears(MANA_HELD, "{cost:cost} (and|plus|,) {number:number} (more|other|others|else)( mana|)", _exactly_and_more),
)
_HOLDS = "left|have left|leave open|have|control|have only|only have|keep|leave|be left with|still have"
_POOL = "in the pool|in my pool|in my mana pool|in the mana pool|in pool|float"
_TAP = "tap|use|pay|spend|put|sink|pour|dump"
_FOR = "for|to cast|to play|to summon|into|on|and cast|and play|and summon|to get|towards"
_TAPPING: Table = (
    *told_acts(
        _taps_for,
        f"{{who:doer}}({_TAP}) {{n:number}}( lands| mana|) ({_FOR}) {{what:thing}}{{targets:onto}}",
        "{who:doer}(cast|play|summon) {what:thing} (for|with|use|off) {n:number}( lands| mana|){targets:onto}",
        "{who:doer}(cast|play|summon) {what:thing} (for|with|use|off) {n:number} of (the mana|that mana|it|them|those|"
        "that|the lands|these|my mana){targets:onto}",
        "{who:doer}(pay|spend|use) {n:number}( mana|) (of it|of that|of them|of those|of the mana|of the 2|of that mana"
        "|of the 3) (for|on|to cast|to play) {what:thing}{targets:onto}",
        "{n:number} (lands|mana) (for|into) {what:thing}{targets:onto}",
    ),
)
_FACTS: Table = (
    hears(
        FACT,
        "{who:who} (have|have only|only have|keep|leave|be left with|hold|hold up|have up|leave up|keep up|leave open|"
        "keep open|have open|hold open|sit on|have access to) {mana:mana_held}{at:at_hand}",
        _has,
    ),
    hears(FACT, "(both player|both|everybody|everyone|all player) have {mana:mana_held}{at:at_hand}", _both_have),
    hears(FACT, "{mana:mana_held}{at:at_hand}", _somebody_has),
    hears(FACT, "with {mana:mana_held}{at:at_hand}", lambda mana, at: replace(_somebody_has(mana, at), beside=True)),
    hears(
        FACT,
        "(have|keep|leave|hold|be left with|have only|only have|hold up|have up|leave up|keep up|leave open|keep open|"
        "have open|hold open) {mana:mana_held}{at:at_hand}",
        _same_has,
    ),
    hears(FACT, "(have|keep|leave|be left with|have only|only have) {things:things}{at:at_hand}", _same_left),
    hears(FACT, "have no (mana|lands|land|other lands|untapped lands)( left| open| up| available|)", _same_has_none),
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
    native(FACT, _of_nobody, show_nothing),
    hears(
        FACT,
        "(only |)(untapped |untap |open |){number:number} (untapped |untap |open |)"
        "(land|lands|mana sources){at:at_hand}",
        _so_many_lands,
    ),
    hears(FACT, "{who:who} (have|control|have only) {number:number} lands( in play|)", _lands_there),
    hears(
        FACT,
        "{who:who} (have|control|be on|be at|be up to|have only|only have|be down to|be left with|sit on|keep|leave|"
        "have reach) (only |){number:number} (untapped |untap |open |)(land|lands|mana sources)"
        "{at:at_hand}",
        _so_many_lands,
    ),
    hears(
        FACT,
        f"{{who:who}} ({_HOLDS}) {{things:things}}{{at:at_hand}}{{rest:lying}}",
        _lands_left,
    ),
    hears(FACT, f"(with |){{cost:cost}} (be |sit |lie |wait |stay |)({_POOL})", lambda cost: KeepsMana("", cost)),
    hears(FACT, f"there be {{cost:cost}} ({_POOL})", lambda cost: KeepsMana("", cost)),
    hears(FACT, "(all |all of |)my lands be( all| both|) (tapped|tap)", lambda: HasNone(ME, "mana")),
    hears(
        FACT, "(all |all of |)(his|her|their|opp 's) lands be( all| both|) (tapped|tap)", lambda: HasNone("opp", "mana")
    ),
    hears(FACT, "{who:who} (have|control) nothing (untap|untapped|open|up)", lambda who: HasNone(who, "mana")),
    hears(FACT, "{who:who} (be |)(all|full|completely|totally) tap out", lambda who: HasNone(who, "mana")),
    hears(
        FACT,
        "(with |and |)(nothing|no lands|no land) (else |)(that make mana|for mana|that tap for mana|that can make mana|"
        "to make mana|that produce mana|that give mana)( in play|)",
        lambda: HasNone("", "mana", True),
    ),
    hears(
        FACT,
        "(off|from) {things:things}",
        _from_lands,
    ),
    hears(
        FACT,
        "{who:who} (pay|tap|use|put|sink|pump|pour) (all of it|everything|all the mana|all my mana|all my lands|"
        "all of them|all i have|everything i have)( into it| into x| for it| for x| into the x|)",
        lambda who: PaysAll(),
    ),
    hears(FACT, "{things:things}{at:at_hand}", _lands),
    hears(FACT, "with {things:things}{at:at_hand}", lambda things, at: replace(_lands(things, at), beside=True)),
)

PRODUCTIONS: Table = (*_WORDS, *_HELD, *_TAPPING, *_FACTS)
