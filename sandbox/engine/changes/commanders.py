"""Commanders: how often they were cast, what damage they have dealt, and those that went astray."""

from __future__ import annotations

from sandbox.engine.commander import Commander
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player


def counts_for_commander(game: Game, commander: Commander, player: Player, total: int) -> None:
    """So much combat damage it has dealt the player over the game."""
    commander.dealt[player] = total
    game.unsettled()


def was_cast_from_command_zone(game: Game, card: Object) -> None:
    """Once more."""
    game.commanders[card.physical].casts += 1
    game.unsettled()


def is_astray(game: Game, card: Object) -> None:
    """A commander is in a graveyard or in exile, and nobody has looked yet."""
    game.commanders_astray.append(card)
    game.unsettled()
