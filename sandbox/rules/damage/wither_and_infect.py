"""Wither and infect: damage that puts counters in the place of damage marked, or of life lost.

Comprehensive Rules of 2010, 702.77; of 2026, 702.80 and 702.90.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Object
from sandbox.rules.zones.doubling import counters_put


def poisons(source: Characteristics) -> bool:
    """Whether the source's damage to a player gives poison counters and takes no life."""
    return source.has("infect")


def shrinks(source: Characteristics) -> bool:
    """Whether the source's damage to a creature puts -1/-1 counters on it and is not marked."""
    return source.has("wither") or source.has("infect")


def put_shrinking_counters(game: Game, creature: Object, amount: int) -> None:
    """No effect puts them there, but texts that change how many counters are put on a permanent change their number."""
    number = counters_put(game, creature, amount, "-1/-1", by_effect=False)
    if number:
        put_counters(game, creature, "-1/-1", number)
        game.emit(CountersPut(creature, "-1/-1", number))
