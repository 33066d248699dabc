"""From printed values to characteristics."""

from __future__ import annotations

from sandbox.engine.characteristics import Characteristics
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Static


def derive(game: Game, characteristics: dict[Object, Characteristics]) -> None:
    """Fills `looks` for everything in play and for whatever a lasting effect holds elsewhere."""
    simple = not game.lasting
    for thing in game.battlefield:
        characteristics[thing] = found = game.printed(thing)
        if simple and (thing.counters or any(type(ability) is Static for ability in found.abilities)):
            simple = False
    if simple:
        return
    for lasting in game.lasting:
        for held in lasting.affected:
            if isinstance(held, Object) and held not in characteristics and not held.gone:
                characteristics[held] = game.printed(held)
    game.edition.continuous(game, characteristics)
