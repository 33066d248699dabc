"""Whether the costs that a text offers were paid for the spell, or for what it has become."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.meaning.conditions import CostWasPaid, KickedWith
from sandbox.meaning.costs import PayMana
from sandbox.meaning.keyword_abilities import TwoKickers
from sandbox.rules.lookup.context import Context

TWO_KICKERS = ("first kicker", "second kicker")
"""What the two kickers of one text are called."""


def cost_was_paid(game: Game, context: Context, condition: CostWasPaid) -> bool:
    """Of two kickers either is enough (2026, 702.33d)."""
    paid = context.source.offers_paid
    return condition.word in paid or (condition.word == "kicker" and any(word in paid for word in TWO_KICKERS))


def kicked_with(game: Game, context: Context, condition: KickedWith) -> bool:
    """The text names one of the costs that stand in it (2026, 607.2i and 702.33f)."""
    paid = context.source.offers_paid
    for ability in context.source.starting_card.abilities:
        if isinstance(ability, TwoKickers):
            costs = zip((ability.first, ability.second), TWO_KICKERS, strict=True)
            return any(cost == (PayMana(condition.cost),) and word in paid for cost, word in costs)
    return False
