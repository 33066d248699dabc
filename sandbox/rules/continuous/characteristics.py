"""From printed values to characteristics."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.rules.continuous.effects_in_force import AllCharacteristics


def derive(game: Game, characteristics: AllCharacteristics) -> None:
    """Fills in everything in play and whatever a lasting effect holds elsewhere."""
    for thing in game.battlefield:
        characteristics[thing] = game.printed(thing)
    for lasting in game.lasting:
        for held in lasting.affected:
            if isinstance(held, Object) and held not in characteristics and not held.gone:
                characteristics[held] = game.printed(held)
    game.edition.continuous(game, characteristics)
