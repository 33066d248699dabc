"""Stun counters: what keeps a permanent from untapping as often as it has one.

Comprehensive Rules of 2026, 122.1d.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.objects import Object

STUN = "stun"


def unstunned(game: Game, things: list[Object]) -> list[Object]:
    """Those that untap; from each other a stun counter is removed instead."""
    stunned = [thing for thing in things if thing.counters.get(STUN, 0) > 0]
    for thing in stunned:
        put_counters(game, thing, STUN, -1)
        game.emit(CountersPut(thing, STUN, -1))
    return [thing for thing in things if thing not in stunned] if stunned else things
