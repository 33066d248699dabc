"""Costs that a card's text offers to who casts it: instead of its mana cost, or in addition to it.

Comprehensive Rules of 2006, 409.1b; of 2010, 117.8 and 117.9.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Object
from sandbox.meaning.abilities import AlternativeCost
from sandbox.meaning.costs import Cost
from sandbox.meaning.keyword_abilities import Buyback, Entwine, Flashback, Kicker
from sandbox.terms.zones import Zone

OfferingAbility = AlternativeCost | Buyback | Entwine | Flashback | Kicker


def nothing_more(game: Game, spell: Object) -> None:
    """That the cost was paid does nothing to the spell."""


class OfferedCost(NamedTuple):
    """The class of abilities that offer it, the zone from which the card is cast so, and what it does to the spell that
    the cost was paid."""

    ability: type[OfferingAbility]
    zone: Zone = Zone.HAND
    paid: Callable[[Game, Object], None] = nothing_more

    def costs(self, characteristics: Characteristics) -> list[Cost]:
        """What the texts of such a card ask for so."""
        return [ability.cost for ability in characteristics.abilities if isinstance(ability, self.ability)]


ALTERNATIVE_COST = OfferedCost(AlternativeCost)
