"""What an object is at this moment: printed values with every continuous effect applied. Derived, never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.meaning.abilities import Activated, Keyword
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import Cannot
from sandbox.meaning.nodes import Ability, Modification
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType, Supertype

if TYPE_CHECKING:
    from sandbox.engine.players import Player


class Characteristics:
    """`power` and `toughness` are None for what is no creature. `standing` are the modifications that are no
    characteristic but hold for the object: prohibitions, prevention, duties."""

    __slots__ = (
        "name", "colors", "types", "subtypes", "supertypes", "abilities", "power", "toughness", "controller",
        "standing", "keywords", "base_set",
    )  # fmt: skip

    def __init__(self, card: Card, controller: Player) -> None:
        self.name = card.name
        self.colors: frozenset[Color] = card.colors
        self.types: frozenset[CardType] = card.types
        self.subtypes: frozenset[str] = frozenset(card.subtypes)
        self.supertypes: frozenset[Supertype] = card.supertypes
        self.abilities: tuple[Ability, ...] = card.abilities
        self.power: int | None = card.power
        self.toughness: int | None = card.toughness
        self.controller = controller
        self.standing: list[Modification] = []
        self.keywords: frozenset[str] | None = None
        self.base_set = False

    def has(self, word: str) -> bool:
        """Whether one of its abilities is the keyword."""
        if self.keywords is None:
            self.keywords = frozenset([a.word for a in self.abilities if type(a) is Keyword])
        return word in self.keywords

    @property
    def is_creature(self) -> bool:
        return CardType.CREATURE in self.types

    @property
    def is_land(self) -> bool:
        return CardType.LAND in self.types

    @property
    def is_permanent_card(self) -> bool:
        return not self.types.isdisjoint(
            (CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND, CardType.PLANESWALKER)
        )

    def activated(self) -> list[Activated]:
        return [ability for ability in self.abilities if isinstance(ability, Activated)]

    def cannot(self, act: str) -> list[Cannot]:
        """The prohibitions on an act, in the order in which they hold."""
        return [m for m in self.standing if isinstance(m, Cannot) and m.act == act]
