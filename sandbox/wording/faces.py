"""Cards of several faces, put together from the faces."""

import re
from dataclasses import replace

from sandbox.meaning.abilities import Mode, SpellAbility, Triggered, aimed_later
from sandbox.meaning.card import Card
from sandbox.meaning.effects import Flip, Meld
from sandbox.meaning.events import UnlocksDoor
from sandbox.meaning.keyword_abilities import Keyword, Prototype
from sandbox.meaning.nodes import Ability, Meaning
from sandbox.terms.designations import LEFT_UNLOCKED, PREPARED, RIGHT_UNLOCKED
from sandbox.terms.errors import NotUnderstood
from sandbox.terms.mana import ManaCost
from sandbox.terms.shapes import IN_HALVES, Shape
from sandbox.terms.types import PERMANENT_TYPES, ROOM

_INSET: dict[tuple[str, ...], Shape] = {("Adventure",): Shape.ADVENTURE, ("Omen",): Shape.OMEN}
"""The subtypes of what stands in the inset frame of a card."""
FUSE = Keyword("fuse")
MELDS = "(Melds with "
"""What is said of the counterpart on a card of a pair that does not meld by its own text."""


_BRACKETS = re.compile(r" ?\[[^][\n]*\]")
_CLEAVE = re.compile(r"^cleave ", re.IGNORECASE | re.MULTILINE)


def with_faces(shape: Shape, first: Card, second: Card) -> Card:
    """The card of that shape with these faces, the front, the left or the upper one first."""
    if shape in IN_HALVES:
        return _in_halves(first, second)
    if shape is Shape.ADVENTURE:
        shape = _INSET.get(second.subtypes[-1:], shape)
    if shape is Shape.FLIP:
        second = replace(second, cost=first.cost, color_words=first.color_words)
    return replace(first, shape=shape, faces=(first, second))


def _in_halves(first: Card, second: Card) -> Card:
    """It has two of everything, but on the stack; halves with one type line, in play as well, until both are unlocked
    (709.5)."""
    shape, left, right = Shape.SPLIT, first, second
    if ROOM in first.subtypes and ROOM in second.subtypes:
        shape, left, right = Shape.ROOM, _behind(first, LEFT_UNLOCKED), _behind(second, RIGHT_UNLOCKED)
    costs = [half.cost for half in (first, second) if half.cost is not None]
    return Card(
        name=f"{first.name} // {second.name}",
        abilities=_abilities_of_both(left, right),
        cost=together(costs) if costs else None,
        types=first.types | second.types,
        subtypes=tuple(dict.fromkeys((*first.subtypes, *second.subtypes))),
        supertypes=first.supertypes | second.supertypes,
        color_words=first.colors | second.colors,
        text=f"{first.text}\n-----\n{second.text}",
        shape=shape,
        faces=(first, second),
    )


def _behind(half: Card, door: str) -> Card:
    """The half whose texts say `this door` of that one."""
    return replace(half, abilities=tuple(_of_door(ability, door) for ability in half.abilities))


def _of_door(ability: Ability, door: str) -> Ability:
    if isinstance(ability, Triggered) and isinstance(ability.event, UnlocksDoor):
        return replace(ability, event=replace(ability.event, door=door))
    return ability


def _abilities_of_both(first: Card, second: Card) -> tuple[Ability, ...]:
    """Each that stands on one of the halves; with fuse, what the spell does by one half and then by the other
    (702.102d and 709.4c)."""
    said = (*first.abilities, *(each for each in second.abilities if each != FUSE))
    texts = [each for each in said if isinstance(each, SpellAbility)]
    if FUSE not in said or len(texts) != 2:
        return said
    first_text, second_text = texts
    ways = [_one_after_the_other(left, right) for left in first_text.modes for right in second_text.modes]
    fused = SpellAbility(tuple(ways))
    return (fused, *(each for each in said if not isinstance(each, SpellAbility)))


def _one_after_the_other(left: Mode, right: Mode) -> Mode:
    moved = tuple([aimed_later(effect, len(left.targets)) for effect in right.effects])
    return Mode((*left.effects, *moved), (*left.targets, *right.targets))


def prototyped(card: Card) -> Card:
    """The card with what it is when it is cast prototyped, where its text says that it can be (718.3b)."""
    for ability in card.abilities:
        if isinstance(ability, Prototype):
            power, toughness = ability.size
            smaller = replace(card, cost=ability.cost, power=power, toughness=toughness)
            return with_faces(Shape.PROTOTYPE, card, smaller)
    return card


def has_words_to_cleave(text: str) -> bool:
    return _BRACKETS.search(text) is not None and _CLEAVE.search(text) is not None


def uncleaved(text: str) -> str:
    """With the words in brackets, and without the brackets."""
    return _BRACKETS.sub(lambda found: found[0].replace("[", "").replace("]", ""), text)


def cleaved(text: str) -> str:
    """Without the words in brackets (702.148a)."""
    return _BRACKETS.sub("", text)


def together(costs: list[ManaCost]) -> ManaCost:
    """One cost of all their symbols, what any mana pays in one sum."""
    generic = sum(cost.generic for cost in costs)
    others = tuple(symbol for cost in costs for symbol in cost.symbols if not symbol.isdigit())
    return ManaCost((*([str(generic)] if generic or not others else []), *others))


def shape_of(first: Card, second: Card) -> Shape:
    """Which shape two faces have that somebody has written one below the other: what they say tells. Of two spells with
    costs it is a split card."""
    if (shape := _INSET.get(second.subtypes[-1:])) is not None:
        return shape
    if any(_speaks_of(ability, Meld) for ability in first.abilities) or MELDS in first.text:
        return Shape.MELD
    if PREPARED in first.text:
        return Shape.PREPARE
    if any(_speaks_of(ability, Flip) for ability in first.abilities):
        return Shape.FLIP
    if second.cost is None:
        return Shape.TRANSFORM
    if ROOM in first.subtypes and ROOM in second.subtypes:
        return Shape.ROOM
    both = first.types | second.types
    return Shape.SPLIT if both.isdisjoint(PERMANENT_TYPES) else Shape.MODAL


def _speaks_of(part: object, wanted: type[Meaning]) -> bool:
    if isinstance(part, wanted):
        return True
    if isinstance(part, Meaning):
        return any(_speaks_of(each, wanted) for each in part.parts().values())
    return isinstance(part, tuple) and any(_speaks_of(each, wanted) for each in part)


def read_shape(word: str, name: str) -> Shape:
    """By its word in a record. Raises NotUnderstood."""
    try:
        return Shape(word)
    except ValueError:
        raise NotUnderstood(word, 0, f"a shape such as {Shape.SPLIT} or {Shape.TRANSFORM}", name) from None
