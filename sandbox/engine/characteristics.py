"""What an object is at this moment: printed values with every continuous effect applied. Derived, never stored."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from sandbox.meaning.abilities import Activated, Keyword
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import Cannot
from sandbox.meaning.nodes import Ability, Modification
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType, Supertype

if TYPE_CHECKING:
    from sandbox.engine.players import Player

PERMANENT_TYPES = frozenset(
    {CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND, CardType.PLANESWALKER}
)


@dataclass(frozen=True, eq=False)
class Characteristics:
    """A value: a continuous effect puts another in its place, and objects that nothing changes share that of their
    card. `power` and `toughness` are None for what is no creature. `rule_changes` are the modifications that are no
    characteristic but hold for the object: prohibitions, prevention, duties."""

    name: str
    colors: frozenset[Color]
    types: frozenset[CardType]
    subtypes: frozenset[str]
    supertypes: frozenset[Supertype]
    abilities: tuple[Ability, ...]
    power: int | None
    toughness: int | None
    controller: Player
    rule_changes: tuple[Modification, ...] = ()

    @cached_property
    def keywords(self) -> frozenset[str]:
        return frozenset([ability.word for ability in self.abilities if type(ability) is Keyword])

    def has(self, word: str) -> bool:
        """Whether one of its abilities is the keyword."""
        return word in self.keywords

    @property
    def is_creature(self) -> bool:
        return CardType.CREATURE in self.types

    @property
    def is_land(self) -> bool:
        return CardType.LAND in self.types

    @property
    def is_permanent_card(self) -> bool:
        return not self.types.isdisjoint(PERMANENT_TYPES)

    def activated(self) -> list[Activated]:
        return [ability for ability in self.abilities if isinstance(ability, Activated)]

    def cannot(self, act: str) -> list[Cannot]:
        """The prohibitions on an act, in the order in which they hold."""
        return [m for m in self.rule_changes if isinstance(m, Cannot) and m.act == act]


def printed_on(card: Card, types: frozenset[CardType], controller: Player) -> Characteristics:
    """What the card says, its types as the edition reads them."""
    subtypes = frozenset(card.subtypes)
    return Characteristics(
        card.name, card.colors, types, subtypes, card.supertypes, card.abilities, card.power, card.toughness, controller
    )
