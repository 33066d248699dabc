"""Shield counters: what keeps a permanent from being destroyed by an effect, and from damage, once for each counter.

Comprehensive Rules of 2026, 122.1c.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule

SHIELD = "shield"
COUNTER = "the shield counter"


def is_shielded(thing: Object | Player) -> bool:
    return isinstance(thing, Object) and thing.counters.get(SHIELD, 0) > 0


@rule("shield counters")
def shield_used(game: Game, thing: Object) -> None:
    """One of them goes."""
    put_counters(game, thing, SHIELD, -1)
    game.emit(CountersPut(thing, SHIELD, -1))
