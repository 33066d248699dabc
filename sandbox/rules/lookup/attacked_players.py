"""Whether a creature attacks one player of a team that shares its turns, or the team.

Comprehensive Rules of 2006, 606.7; of 2010, 810.7; of 2026, 805.10.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player


def defending_player(game: Game, attacked: Player | Object) -> Player:
    """Who defends what is attacked: the controller of a planeswalker, the protector of a battle (2026, 508.5)."""
    if isinstance(attacked, Player):
        return attacked
    return attacked.protector or game.controller(attacked)


def attacked_with(game: Game, player: Player) -> list[Player]:
    """The players who are attacked when that one is, that one among them."""
    return game.edition.teams.attacked_with(game, player) if game.two_headed_giant else [player]


# who is attacked where a player of a team is


def the_whole_team(game: Game, player: Player) -> list[Player]:
    """The other team is attacked as a group (2006, 606.7a; 2010, 810.7a)."""
    return game.sharing_with(player)


def one_of_its_players(game: Game, player: Player) -> list[Player]:
    """For each attacking creature it is said which player it attacks (2026, 805.10b)."""
    return [player]
