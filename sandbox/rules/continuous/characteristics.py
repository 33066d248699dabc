"""From printed values to characteristics."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Static
from sandbox.meaning.references import CardsInGraveyard, SpellsCast
from sandbox.rules.continuous.effects_in_force import AllCharacteristics
from sandbox.rules.lookup.spells_cast import spells_and_cards_to_cast


def derive(game: Game, characteristics: AllCharacteristics) -> None:
    """Fills in everything in play and whatever a lasting effect holds elsewhere; cards in graveyards, where a text
    speaks of them or one of them works from there; spells and what could be cast, where a text speaks of those."""
    for thing in game.battlefield:
        characteristics[thing] = game.printed(thing)
    reached = {
        type(ability.affected)
        for thing in game.battlefield.changing
        for ability in characteristics[thing].abilities
        if type(ability) is Static
    }
    for lasting in game.lasting:
        if lasting.whom is not None:
            reached.add(type(lasting.whom))
        for held in lasting.affected:
            if isinstance(held, Object) and held not in characteristics and not held.gone:
                characteristics[held] = game.printed(held)
    if game.is_reached_from_outside or CardsInGraveyard in reached:
        for player in game.players:
            characteristics |= {card: game.printed(card) for card in player.graveyard}
    game.reaches_spells = SpellsCast in reached
    if game.reaches_spells:
        for player in game.players:
            characteristics |= {thing: game.printed(thing) for thing in spells_and_cards_to_cast(game, player)}
    game.edition.continuous(game, characteristics)
