"""Escalate: what each mode beyond the first costs.

Comprehensive Rules of 2026, 702.120; spree and tiered, 702.172 and 702.183, say what each mode costs by itself.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.meaning.abilities import Mode
from sandbox.meaning.costs import Cost
from sandbox.meaning.keyword_abilities import CostKeyword


def with_escalate(game: Game, act: Cast, modes: tuple[Mode, ...]) -> tuple[Mode, ...]:
    """Each way with what it costs more."""
    cost: Cost = ()
    for ability in game.characteristics(act.card).abilities:
        if isinstance(ability, CostKeyword) and ability.word == "escalate":
            cost += ability.cost
    if not cost:
        return modes
    return tuple([replace(mode, price=cost * (len(mode.combines) - 1)) if mode.combines else mode for mode in modes])
