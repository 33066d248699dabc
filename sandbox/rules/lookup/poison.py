"""How many poison counters a player is taken to have, also where a team shares them, and how many lose the game.

Comprehensive Rules of 2010, 704.5c; of 2026, 704.5c, 704.6b and 810.10.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.terms.designations import POISON

LETHAL = 10
LETHAL_FOR_EACH_TEAMMATE = 5


def counters_of(game: Game, players: Iterable[Player], name: str) -> int:
    """The number of counters of the kind that a text takes the players to have; what they share counts once."""
    if name == POISON:
        players = {other: None for player in players for other in shares_poison(game, player)}
    return sum(player.has_counters(name) for player in players)


def has_too_much_poison(game: Game, player: Player) -> bool:
    """Whether so many counters lose the game for the player."""
    sharing = shares_poison(game, player)
    lethal = LETHAL + LETHAL_FOR_EACH_TEAMMATE * (len(sharing) - 1)
    return sum(other.has_counters(POISON) for other in sharing) >= lethal


def shares_poison(game: Game, player: Player) -> list[Player]:
    """Those whose poison counters count for the player, the player among them."""
    return game.edition.teams.sharing_poison(game, player) if game.two_headed_giant else [player]


# who shares poison counters where teams share their turns


def each_player_alone(game: Game, player: Player) -> list[Player]:
    """Ten of one player lose, and the team loses with that player."""
    return [player]


def all_of_the_team(game: Game, player: Player) -> list[Player]:
    """Fifteen of the two lose, and five more for each player beyond the second (2026, 810.10 and 810.11)."""
    return game.sharing_with(player)
