"""The beginning and the end of combat."""

from __future__ import annotations

from sandbox.engine.combat import Combat
from sandbox.engine.game import Game


def begin_combat(game: Game) -> Combat:
    game.combat = Combat(game.changed, game.circumstances_changed)
    game.circumstances_changed()
    return game.combat


def end_combat(game: Game) -> None:
    game.combat = None
    game.circumstances_changed()
