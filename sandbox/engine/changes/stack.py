"""What waits has left the stack."""

from __future__ import annotations

from sandbox.engine.game import Game


def ability_left_the_stack(game: Game) -> None:
    """A chapter that waited has kept its Saga in play, whatever it did (2026, 714.4)."""
    game.unsettled()
