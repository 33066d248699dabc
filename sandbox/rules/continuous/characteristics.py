"""From printed values to characteristics."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Static
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import CardsInGraveyard, SpellsCast
from sandbox.rules.continuous.effects_in_force import AllCharacteristics
from sandbox.rules.lookup.spells_cast import spells_and_cards_to_cast


def speaks_of(game: Game, sort: type[Meaning]) -> bool:
    """Whether a static ability of something in play reaches such things, or an effect that lasts."""
    if any(isinstance(lasting.whom, sort) for lasting in game.lasting):
        return True
    return any(
        type(ability) is Static and isinstance(ability.affected, sort)
        for thing in game.battlefield.changing
        for ability in game.printed(thing).abilities
    )


def derive(game: Game, characteristics: AllCharacteristics) -> None:
    """Fills in everything in play and whatever a lasting effect holds elsewhere; cards in graveyards, where a text
    speaks of them or one of them works from there; spells and what could be cast, where a text speaks of those."""
    for thing in game.battlefield:
        characteristics[thing] = game.printed(thing)
    for lasting in game.lasting:
        for held in lasting.affected:
            if isinstance(held, Object) and held not in characteristics and not held.gone:
                characteristics[held] = game.printed(held)
    if game.is_reached_from_outside or speaks_of(game, CardsInGraveyard):
        for player in game.players:
            characteristics |= {card: game.printed(card) for card in player.graveyard}
    if speaks_of(game, SpellsCast):
        for player in game.players:
            characteristics |= {thing: game.printed(thing) for thing in spells_and_cards_to_cast(game, player)}
    game.edition.continuous(game, characteristics)
