"""The card that a text stands on: what its types and its own text make it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sandbox.meaning import continuous, costs, effects
from sandbox.meaning import keyword_abilities as keywords
from sandbox.meaning.card import Card
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Ability, Meaning
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import AURA, EQUIPMENT, FORTIFICATION, CardType
from sandbox.wording.text import SPELLS
from sandbox.wording.type_lines import TypeLine

_ASIDE = re.compile(r'"[^"]*"|\u201c[^\u201d]*\u201d|\([^()]*\)')


@dataclass(frozen=True)
class Bearer:
    """The card that a text stands on."""

    line: TypeLine
    cost: ManaCost | None
    abilities: tuple[Ability, ...]
    text: str
    size: str = ""
    """Power and toughness as printed."""

    @property
    def is_permanent(self) -> bool:
        return not self.line.types & SPELLS

    @property
    def can_fight(self) -> bool:
        """It is a creature, or its own text makes something one or makes it a copy of one."""
        return CardType.CREATURE in self.line.types | self.becomes or any(
            isinstance(part, effects.EnterAsCopy | effects.BecomeCopy | keywords.Crew) for part in self.parts
        )

    @property
    def is_aura(self) -> bool:
        bestowed = any(isinstance(part, keywords.CostKeyword) and part.word == "bestow" for part in self.abilities)
        return bestowed or AURA in (*self.line.subtypes, *self.becomes_subtypes)

    @property
    def enchants(self) -> Kind | None:
        return next((ability.kind for ability in self.abilities if isinstance(ability, keywords.Enchant)), None)

    @property
    def is_equipment(self) -> bool:
        return EQUIPMENT in self.line.subtypes

    @property
    def is_fortification(self) -> bool:
        return FORTIFICATION in self.line.subtypes

    @property
    def said(self) -> str:
        """The text without reminders and without what it gives to others, every word at its place."""
        return _ASIDE.sub(lambda aside: " " * len(aside.group()), self.text)

    @cached_property
    def parts(self) -> tuple[Meaning, ...]:
        return tuple([part for ability in self.abilities for part in own_parts(ability)])

    @property
    def becomes(self) -> frozenset[CardType]:
        return frozenset[CardType]().union(*[part.types for part in self.parts if isinstance(part, continuous.IsAlso)])

    @property
    def becomes_subtypes(self) -> frozenset[str]:
        return frozenset[str]().union(*[part.subtypes for part in self.parts if isinstance(part, continuous.IsAlso)])

    @property
    def announces_x(self) -> bool:
        """Whether something that is paid as it is cast has an X."""
        paid = [part.cost for part in self.parts if isinstance(part, costs.PayMana)]
        return any(cost.x_symbols for cost in (*paid, *([self.cost] if self.cost else [])))


def own_parts(value: object, outermost: bool = True) -> Iterator[Meaning]:
    """The ability and what it is made of, without abilities and cards that it makes for others."""
    if isinstance(value, tuple):
        for each in value:
            yield from own_parts(each, outermost)
    elif isinstance(value, Meaning) and (outermost or not isinstance(value, Ability | Card)):
        yield value
        for part in value.parts().values():
            yield from own_parts(part, outermost=False)
