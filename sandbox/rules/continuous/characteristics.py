"""From printed values to characteristics."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Static
from sandbox.meaning.references import CardsInGraveyard
from sandbox.rules.continuous.effects_in_force import AllCharacteristics


def _speaks_of_graveyards(game: Game, thing: Object) -> bool:
    return any(type(a) is Static and isinstance(a.affected, CardsInGraveyard) for a in game.printed(thing).abilities)


def derive(game: Game, characteristics: AllCharacteristics) -> None:
    """Fills in everything in play and whatever a lasting effect holds elsewhere; cards in graveyards, where a text
    speaks of them or one of them works from there."""
    for thing in game.battlefield:
        characteristics[thing] = game.printed(thing)
    for lasting in game.lasting:
        for held in lasting.affected:
            if isinstance(held, Object) and held not in characteristics and not held.gone:
                characteristics[held] = game.printed(held)
    if game.is_reached_from_outside or any(_speaks_of_graveyards(game, thing) for thing in game.battlefield.changing):
        for player in game.players:
            characteristics |= {card: game.printed(card) for card in player.graveyard}
    game.edition.continuous(game, characteristics)
