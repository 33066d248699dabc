"""Day and night."""

from __future__ import annotations

from sandbox.engine.game import Game


def is_daytime(game: Game, daytime: str) -> None:
    """Day or night, from now on."""
    game.daytime = daytime
    game.changed()
