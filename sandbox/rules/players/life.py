"""Gaining and losing life."""

from __future__ import annotations

from sandbox.engine.events import LifeChanged
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.engine.player_changes import add_life
from sandbox.meaning.continuous import Cannot
from sandbox.rules.continuous.player_effects import player_effects


def change_life(game: Game, player: Player, amount: int) -> None:
    """Gained or lost, where no text forbids gaining; losing life is no damage."""
    forbidden = [m for m in player_effects(game, player) if isinstance(m, Cannot) and m.act == "gain life"]
    if amount < 0 or (amount > 0 and not forbidden):
        add_life(game, player, amount)
        game.emit(LifeChanged(player, amount))
