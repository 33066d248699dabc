"""Bloodthirst: a creature that enters with counters when an opponent has been dealt damage.

Comprehensive Rules of 2026, 702.54.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.keyword_abilities import NumberKeyword
from sandbox.rules.zones.doubling import counters_put


def enters_bloodthirsty(game: Game, thing: Object, controller: Player, bloodthirst: NumberKeyword) -> None:
    """Each instance counts by itself."""
    if any(game.turn_facts.damage_to.get(player) for player in game.opponents(controller)):
        put_counters(game, thing, "+1/+1", counters_put(game, thing, bloodthirst.amount, "+1/+1"))
