"""What permanents say about players."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.players import Player
from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import Modification
from sandbox.meaning.references import EachPlayer, Opponents, Reference, You
from sandbox.rules.conditions import holds
from sandbox.rules.context import Context
from sandbox.rules.continuous.pieces import works


def speaks_of(affected: Reference, controller: Player, player: Player) -> bool:
    """Whether a text of the one player means the other by `you`, `your opponents` or `each player`."""
    match affected:
        case You():
            return controller is player
        case Opponents():
            return controller is not player
        case EachPlayer():
            return True
    return False


def standing_for(game: Game, player: Player) -> list[Modification]:
    """Everything that holds for the player because of permanents in play."""
    found: list[Modification] = []
    for thing in game.battlefield:
        looks = game.look(thing)
        for ability in looks.abilities:
            if type(ability) is not Static or not speaks_of(ability.affected, looks.controller, player):
                continue
            if works(game, thing, looks) and holds(game, Context(thing, looks.controller), ability.condition):
                found += ability.modifications
    return found


def player_has(game: Game, player: Player, modification: type[Modification]) -> bool:
    return any(isinstance(found, modification) for found in standing_for(game, player))
