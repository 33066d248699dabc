"""Of the Roles that one player has put on a permanent, the newest stays.

Comprehensive Rules of 2026, 303.7a and 704.5z.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.rules.zones.zone_changes import put_into_graveyard
from sandbox.terms.types import ROLE


def older_roles(game: Game) -> list[Object]:
    """Those that are followed by another of the same player's on the same permanent."""
    newest: dict[tuple[Object | Player | None, Player], Object] = {}
    roles = sorted(game.permanents_with(ROLE), key=lambda role: role.arrived)
    for role in roles:
        newest[role.host, game.controller(role)] = role
    return [role for role in roles if role.host is not None and newest[role.host, game.controller(role)] is not role]


@rule("roles")
def older_roles_go(game: Game, gone: list[Object]) -> bool:
    return bool(put_into_graveyard(game, gone, "is put into the graveyard: a newer Role of the same player is there"))
