"""The surface references, which reading makes and no meaning keeps, and the words that point back."""

from sandbox.meaning.kinds import TargetSpec
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import BothOfPair, Chosen, Each, Reference, Together, You
from sandbox.wording.grammar import is_plural


class Aimed(Reference):
    """`target creature`: becomes a `TargetSpec` of the mode and a `Target` that points at it."""

    spec: TargetSpec


class Said(Reference):
    """Words that point back, in lower case."""

    words: str


class Doer(Reference):
    """Whoever an instruction without a subject speaks to: `you`, or in `that player may draw a card` that player."""


class Same(Reference):
    """The source of the damage said just before: `deals 2 damage to any target and 3 damage to you`."""


def is_yours(of: Reference, **others: object) -> bool:
    """`you control` is said by the description of a thing."""
    return of == You()


def holds(part: object, sort: type) -> bool:
    """Whether something of the sort stands anywhere in the meaning."""
    if isinstance(part, tuple):
        return any(holds(item, sort) for item in part)
    if isinstance(part, sort):
        return True
    return isinstance(part, Meaning) and any(holds(each, sort) for each in part.parts().values())


OBJECT_WORDS = (
    "it",
    "that creature",
    "that permanent",
    "that land",
    "that artifact",
    "that enchantment",
    "that spell",
    "that planeswalker",
)
WHOSE_CREATURE = {
    "you": "the creature you control",
    "opponent": "the creature an opponent controls",
    "another": "the creature you don't control",
}
"""One of two targets, told apart by whose it is."""
TOKEN_WORDS = ("that token", "those tokens")
CARD_WORDS = ("that card", "those cards", *TOKEN_WORDS)
PLAYER_WORDS = ("that player", "they")
SEVERAL_WORDS = ("they", "those creatures", "those permanents")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
CANDIDATES = (
    *OBJECT_WORDS,
    *PLAYER_WORDS,
    "those creatures",
    "those permanents",
    *CARD_WORDS,
    "that source",
    "the other creature",
    *(f"the {ordinal} target" for ordinal in ORDINALS),
)


@is_plural.register(You)
@is_plural.register(Each)
def _always(value: object) -> bool:
    return True


@is_plural.register
def _(value: Aimed) -> bool:
    return value.spec.maximum > 1 or value.spec.x


@is_plural.register
def _(value: Said) -> bool:
    return value.words.startswith(("they", "those"))


@is_plural.register(BothOfPair)
@is_plural.register(Together)
def _all_of_them(value: object) -> bool:
    return True


@is_plural.register
def _(value: Chosen) -> bool:
    return value.count > 1
