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
    return times_paid(context, condition.word) > 0


def times_paid(context: Context, word: str) -> int:
    """How often the cost of that word was paid for the source; a multikicker cost is a kicker cost (2026, 702.33c)."""
    paid = context.source.offers_paid
    words = ("kicker", "multikicker", *TWO_KICKERS) if word == "kicker" else (word,)
    return sum(map(paid.count, words))


def kicked_with(game: Game, context: Context, condition: KickedWith) -> bool:
    """The text names one of the costs that stand in it (2026, 607.2i and 702.33f)."""
    paid = context.source.offers_paid
    for ability in context.source.starting_card.abilities:
        if isinstance(ability, TwoKickers):
            costs = zip((ability.first, ability.second), TWO_KICKERS, strict=True)
            return any(cost == (PayMana(condition.cost),) and word in paid for cost, word in costs)
    return False
