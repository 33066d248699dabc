"""Shuffling a library.

Comprehensive Rules of 2010, 701.15; of 2026, 701.24.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.engine.changes.players import lose_track_of_all, put_back_on_top
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule


@rule("shuffling")
def shuffle(game: Game, player: Player, on_top: Sequence[Object] = ()) -> None:
    """Nobody knows where a card is any more, but for those that are put on top at the same moment, the last of them
    uppermost (2026, 701.24g)."""
    lose_track_of_all(game, player)
    put_back_on_top(game, player, on_top)
    game.emit(Told(f"{player.name} shuffles the library"))
