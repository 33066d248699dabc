"""Entwine: a cost in addition, for which the spell has all of its modes.

Comprehensive Rules of 2006, 502.32; of 2010, 702.39; of 2026, 702.42.
"""

from __future__ import annotations

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.meaning.abilities import Mode, together
from sandbox.meaning.keyword_abilities import Entwine
from sandbox.rules.casting.offered_costs import OfferedCost

ENTWINE = OfferedCost(Entwine, "entwine")


def with_entwine(game: Game, act: Cast, modes: tuple[Mode, ...]) -> tuple[Mode, ...]:
    """The one way that is left when the cost is paid: all of them, in the order in which they are printed."""
    paid = act.paying_more and any(isinstance(a, Entwine) for a in game.characteristics(act.card).abilities)
    return (together(modes),) if paid and len(modes) > 1 else modes
