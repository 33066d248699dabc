"""Keywords that cards in a graveyard are given: `… gains flashback until end of turn. The flashback cost is equal to
its mana cost`."""

from functools import partial

from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import HasAtItsManaCost
from sandbox.meaning.effects import Modify
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import CardsInGraveyard, Reference
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import COMMAND, STATIC
from sandbox.wording.saying import hears, says

WORDS = ("flashback", "scavenge")


def _has(word: str, kind: Kind) -> Static:
    return Static(CardsInGraveyard(kind), (HasAtItsManaCost(word),))


def _all_gain(word: str, kind: Kind) -> Modify:
    return Modify(CardsInGraveyard(kind), (HasAtItsManaCost(word),))


def _gains(word: str, what: Reference) -> Modify:
    return Modify(what, (HasAtItsManaCost(word),))


def _kind_of(word: str, value: object) -> Slots | None:
    match value:
        case Static(affected=CardsInGraveyard(kind=kind)) if value == _has(word, kind):
            return {"kind": kind}
        case Modify(what=CardsInGraveyard(kind=kind)) if value == _all_gain(word, kind):
            return {"kind": kind}
    return None


def _thing_of(word: str, value: object) -> Slots | None:
    if not isinstance(value, Modify) or value != _gains(word, value.what):
        return None
    return None if isinstance(value.what, CardsInGraveyard) else {"what": value.what}


_SPELLS = Kind(types=frozenset({CardType.INSTANT, CardType.SORCERY}))
PRODUCTIONS: Table = tuple(
    [
        production
        for word in WORDS
        for production in (
            says(
                STATIC,
                f"each {{kind:card_kind}} in your graveyard has {word}. The {word} cost is equal to (its|that card's)"
                " mana cost",
                partial(_has, word),
                partial(_kind_of, word),
            ),
            says(
                COMMAND,
                f"each {{kind:card_kind}} in your graveyard gains {word} until end of turn. The {word} cost is equal to"
                " (its|that card's) mana cost",
                partial(_all_gain, word),
                partial(_kind_of, word),
            ),
            hears(
                STATIC,
                f"each instant and sorcery card in your graveyard has {word}. The {word} cost is equal to (its|that"
                " card's) mana cost",
                partial(_has, word, _SPELLS),
            ),
            hears(
                COMMAND,
                f"each instant and sorcery card in your graveyard gains {word} until end of turn. The {word} cost is"
                " equal to (its|that card's) mana cost",
                partial(_all_gain, word, _SPELLS),
            ),
            says(
                COMMAND,
                f"{{what:one_thing}} gains {word} until end of turn. The {word} cost is equal to (its|that card's) mana"
                " cost",
                partial(_gains, word),
                partial(_thing_of, word),
            ),
        )
    ]
)
