"""Surge and spectacle: other costs that are open when something has happened this turn.

Comprehensive Rules of 2026, 702.117 and 702.137.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.keyword_abilities import CostKeyword
from sandbox.rules.casting.offered_costs import OfferedCost


def why_no_surge(game: Game, player: Player, card: Object) -> str:
    """The player, or one of the team, has cast another spell this turn."""
    team = game.sharing_with(player)
    cast = any(caster in team for caster, _ in game.turn_facts.cast)
    return "" if cast else f"{player.name} has not cast another spell this turn"


def why_no_spectacle(game: Game, player: Player, card: Object) -> str:
    lost = any(opponent in game.turn_facts.lost_life for opponent in game.opponents(player))
    return "" if lost else f"no opponent of {player.name} has lost life this turn"


SURGE = OfferedCost(CostKeyword, "surge", why_not=why_no_surge)
SPECTACLE = OfferedCost(CostKeyword, "spectacle", why_not=why_no_spectacle)
