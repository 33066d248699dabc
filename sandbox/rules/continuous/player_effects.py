"""What permanents say about players."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import Static
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import ChosenPlayer, EachPlayer, Opponents, Reference, You
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.references import players_at

PLAYERS = (You, Opponents, EachPlayer, ChosenPlayer)


def speaks_of(game: Game, thing: Object, affected: Reference, player: Player) -> bool:
    """Whether a text of the permanent means the player by `you`, `your opponents`, `each player`, `the chosen
    player`."""
    return isinstance(affected, PLAYERS) and player in players_at(
        game, Context(thing, game.controller(thing)), affected
    )


def players_are_spoken_of(game: Game) -> bool:
    """Whether any permanent in play could have effects on players."""
    return Static in game.traits_in_play()


def player_effects(game: Game, player: Player) -> list[Modification]:
    """Everything that holds for the player because of permanents in play."""
    found: list[Modification] = []
    if not players_are_spoken_of(game):
        return found
    for thing in game.permanents_with(Static):
        characteristics = game.characteristics(thing)
        for ability in characteristics.abilities:
            if type(ability) is not Static or not speaks_of(game, thing, ability.affected, player):
                continue
            if works(game, thing, characteristics) and holds(
                game, Context(thing, characteristics.controller), ability.condition
            ):
                found += ability.modifications
    return found
