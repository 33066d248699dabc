"""What a player's life total is, also where a team has one together.

Comprehensive Rules of 2006, 606.9; of 2010, 810.9.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Player


def life_of(game: Game, player: Player) -> int:
    """The number that an effect takes for the player's life total."""
    return game.edition.teams.life_of_one(game, player) if game.two_headed_giant else player.life


def lowest_life(game: Game) -> int:
    """The lowest life total among all players."""
    return min(life_of(game, player) for player in game.in_turn_order())


# what one player of a team is taken to have


def half_for_each(game: Game, player: Player) -> int:
    """The team's life total divided among its players, rounded up."""
    return -(-player.life // len(game.sharing_with(player)))


def all_of_it(game: Game, player: Player) -> int:
    """The team's life total."""
    return player.life
