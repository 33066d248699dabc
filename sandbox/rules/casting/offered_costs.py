"""Costs that a card's text offers to who casts it: instead of its mana cost, or in addition to it.

What is paid of them marks the spell, what it becomes, and its copies: texts ask for it later.

Comprehensive Rules of 2006, 409.1b; of 2010, 117.8 and 117.9; of 2026, 118.8, 118.9 and 601.2b.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning.abilities import AlternativeCost, OptionalCost
from sandbox.meaning.costs import Cost, PayMana
from sandbox.meaning.effects import Effect
from sandbox.meaning.keyword_abilities import (
    Buyback,
    CostKeyword,
    Entwine,
    Flashback,
    Gift,
    Keyword,
    Kicker,
    NumberCostKeyword,
    NumberKeyword,
    Offering,
    Prototype,
    TwoKickers,
)
from sandbox.meaning.nodes import Ability
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.terms.zones import Zone

OfferingAbility = (
    AlternativeCost
    | Buyback
    | CostKeyword
    | Entwine
    | Flashback
    | Gift
    | Keyword
    | Kicker
    | NumberCostKeyword
    | NumberKeyword
    | Offering
    | OptionalCost
    | Prototype
    | TwoKickers
)
WithCost = AlternativeCost | Buyback | CostKeyword | Entwine | Flashback | Kicker | NumberCostKeyword | OptionalCost


def nothing_more(game: Game, spell: Object) -> None:
    """That the cost was paid does nothing to the spell."""


def what_it_says(card: Object, ability: Ability) -> Cost | None:
    """The cost that stands in the ability."""
    return ability.cost if isinstance(ability, WithCost) else None


def mana_cost_and(more: Cost) -> Callable[[Object, Ability], Cost | None]:
    """The card's mana cost and something else; a card without a mana cost cannot be cast so."""

    def price(card: Object, ability: Ability) -> Cost | None:
        cost = card.starting_card.cost
        return None if cost is None else (PayMana(cost), *more)

    return price


class OfferedCost(NamedTuple):
    """The class of abilities that offer it and what it is called, the zone from which the card is cast so, and what it
    does to the spell that the cost was paid."""

    ability: type[OfferingAbility]
    word: str
    zone: Zone = Zone.HAND
    paid: Callable[[Game, Object], None] = nothing_more
    price: Callable[[Object, Ability], Cost | None] = what_it_says
    why_not: Callable[[Game, Player, Object], str] | None = None
    """What keeps a player from casting the card so at the moment, in words; empty: nothing."""
    arrives: tuple[Effect, ...] = ()
    """What happens as the spell becomes a permanent, in which `Itself` is that."""
    any_number_of_times: bool = False
    any_time: bool = False
    """It may be cast so whenever an instant could be."""
    from_hand_alone: bool = False
    """It may not be cast so from where else the player may cast it."""
    second_face: bool = False
    """What is cast so is the second face of the card, as its first one says."""

    def abilities(self, characteristics: Characteristics) -> list[Ability]:
        """Those of such a card that offer it."""
        found = [ability for ability in characteristics.abilities if isinstance(ability, self.ability)]
        return [ability for ability in found if getattr(ability, "word", self.word) == self.word]

    def said_on_the_front(self, card: Object) -> list[Ability]:
        """The same of the card's first face, whichever is looked at (2026, 712.11d)."""
        found = [ability for ability in card.card.abilities if isinstance(ability, self.ability)]
        return [ability for ability in found if getattr(ability, "word", self.word) == self.word]

    def costs(self, card: Object, characteristics: Characteristics) -> list[Cost]:
        """What the texts of the card ask for so."""
        said = self.said_on_the_front(card) if self.second_face else self.abilities(characteristics)
        found = [self.price(card, ability) for ability in said]
        return [cost for cost in found if cost is not None]

    @property
    def is_for_the_hand(self) -> bool:
        """Whether the cost can be paid wherever the card may be cast at all."""
        return self.zone is Zone.HAND and not self.from_hand_alone

    def is_open_in(self, card: Object) -> bool:
        """Whether the card may be cast so from where it is: from the hand, or from where it may be cast as well."""
        if self.zone is card.zone:
            return True
        is_open = card.permission is not None and not card.permission.keyword
        return is_open and self.is_for_the_hand


OPTIONAL_COST = OfferedCost(OptionalCost, "additional cost")


def why_no_other_cost(game: Game, player: Player, card: Object) -> str:
    """What such a cost is offered for must be so as the card is cast (2026, 118.9)."""
    offered = [ability for ability in game.characteristics(card).abilities if isinstance(ability, AlternativeCost)]
    context = Context(card, player)
    if any(holds(game, context, ability.condition) for ability in offered):
        return ""
    return f"the other cost of {named(card)} is not offered now"


ALTERNATIVE_COST = OfferedCost(AlternativeCost, "other cost", why_not=why_no_other_cost)
