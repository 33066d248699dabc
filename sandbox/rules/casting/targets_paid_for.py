"""Spells that cost more for each target beyond the first: no more targets are offered than can be paid for.

Comprehensive Rules of 2026, 601.2c and 601.2f.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.meaning.abilities import CostsMoreForEachTarget, Mode
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.casting_costs import cost_of_casting
from sandbox.rules.casting.costs import why_not_pay
from sandbox.rules.casting.mana_restrictions import PaidFor

MOST_TRIED = 20


def with_targets_paid_for(game: Game, player: Player, act: Cast, mode: Mode, x: int) -> Mode:
    """The mode with as many targets at most as the player can pay for; unchanged where any number of them costs the
    same."""
    spec = mode.targets[0]
    abilities = game.characteristics(act.card).abilities
    if len(mode.targets) > 1 or not any(isinstance(ability, CostsMoreForEachTarget) for ability in abilities):
        return mode
    most = min(spec.maximum, MOST_TRIED)
    payable = next((number for number in range(most, 1, -1) if _is_payable(game, player, act, x, number)), 1)
    return replace(mode, targets=(replace(spec, maximum=max(payable, spec.minimum)),))


def _is_payable(game: Game, player: Player, act: Cast, x: int, targets: int) -> bool:
    cost = cost_of_casting(game, player, act, x, targets)
    bill = Bill(player, act.card, cost or (), x, act.with_these, what=PaidFor.SPELL)
    return why_not_pay(game, bill) is None
