"""Counters that go by themselves: +1/+1 and -1/-1 counters on one permanent, and those beyond what it can have.

Comprehensive Rules of 2006, 420.5n; of 2010, 704.5r and 704.5s; of 2026, 704.5q and 704.5r.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.replacement_effects import AtMostCounters


@rule("opposite counters")
def cancel_out(game: Game) -> bool:
    """As many of both as there are of the fewer are removed."""
    found = False
    for thing in list(game.battlefield.changing):
        pairs = min(thing.counters.get("+1/+1", 0), thing.counters.get("-1/-1", 0))
        if pairs > 0:
            put_counters(game, thing, "+1/+1", -pairs)
            put_counters(game, thing, "-1/-1", -pairs)
            game.emit(Told(f"{pairs} +1/+1 and {pairs} -1/-1 counters are removed from {named(thing)}"))
            found = True
    return found


def has_too_many(game: Game) -> bool:
    """Of a kind of which a permanent can't have so many, all but as many as it can are removed.

    Comprehensive Rules of 2010, 704.5s; of 2026, 704.5r.
    """
    found = [
        (thing, ability.name, more)
        for thing in game.permanents_with(AtMostCounters)
        for ability in game.characteristics(thing).abilities
        if isinstance(ability, AtMostCounters) and (more := thing.counters.get(ability.name, 0) - ability.number) > 0
    ]
    for thing, name, more in found:
        _remove_those_beyond(game, thing, name, more)
    return bool(found)


@rule("too many counters")
def _remove_those_beyond(game: Game, thing: Object, name: str, more: int) -> None:
    put_counters(game, thing, name, -more)
    game.emit(CountersPut(thing, name, -more))


def both_kinds_stay(game: Game) -> bool:
    """Both kinds are left where they are."""
    return False
