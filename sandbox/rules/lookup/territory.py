"""On whose side of the table a permanent lies."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player


def territory_of(game: Game, permanent: Object) -> Player:
    """A permanent lies in its controller's territory (Mirage rulebook, Zones of Play); what is on another permanent
    lies with it, be it the opponent's (The Duel, 1997: some cards go into the opponent's territory instead)."""
    host = permanent.host
    if isinstance(host, Player):
        return host
    return game.controller(permanent if host is None else host)
