"""The card that carries abilities."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from sandbox.meaning.nodes import Ability, Meaning
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost
from sandbox.terms.shapes import Shape
from sandbox.terms.types import CardType, Supertype


@dataclass(frozen=True)
class Card(Meaning):
    """What is printed. `cost` None: no mana cost (lands, most tokens). Colors follow the cost unless `color_words`
    says otherwise.
    """

    name: str
    cost: ManaCost | None = None
    types: frozenset[CardType] = frozenset()
    subtypes: tuple[str, ...] = ()
    supertypes: frozenset[Supertype] = frozenset()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    abilities: tuple[Ability, ...] = ()
    color_words: frozenset[Color] | None = None
    text: str = ""
    shape: Shape = Shape.PLAIN
    faces: tuple["Card", ...] = ()
    """Each of its faces alone, where it has several: the front, the left or the upper one first. What stands in the
    other fields is what the card is wherever its shape says nothing else."""
    older: dict[str, "Card"] = field(default_factory=dict, compare=False)
    """The card as it was in earlier years, where it was another."""

    imported: bool = field(default=False, compare=False)
    """Its text is today's, in whatever year it is played: it comes from a file of the person who runs the site."""
    unread: tuple[str, ...] = ()
    """What of it is not understood and so not played, as it stands on the card."""

    @property
    def is_called_after_its_types(self) -> bool:
        """Whether it is a token for which no name of its own is said."""
        return self.cost is None and CardType.LAND not in self.types and self.name == " ".join(self.subtypes) != ""

    def as_of(self, years: Iterable[str]) -> "Card":
        """The card as it was in the first of the years that it was another in; as it is now, if it never was."""
        return next((self.older[year] for year in years if year in self.older), self) if self.older else self

    @property
    def colors(self) -> frozenset[Color]:
        """The colors printed: those of the cost's symbols, or those a token is said to have."""
        if self.color_words is not None:
            return self.color_words
        return self.cost.colors if self.cost else frozenset()
