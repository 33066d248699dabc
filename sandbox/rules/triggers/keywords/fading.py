"""Fading: a permanent that enters with counters, loses one in each upkeep, and goes when it has none to lose.

Comprehensive Rules of 2026, 702.32; of 2006, 502.20.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import BeginningOf
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.zone_changes import sacrifice


@dataclass(frozen=True)
class Fades(Effect):
    """A fade counter is removed, or where there is none the permanent is sacrificed."""


def read_fading(number: int) -> Triggered:
    """At the beginning of its controller's upkeep it fades."""
    return Triggered(BeginningOf("upkeep"), (Mode((Fades(),)),))


def fades(game: Game, context: Context, effect: Fades) -> None:
    """Nobody sacrifices what is another's by now."""
    thing = context.source
    if not thing.in_play:
        return
    if thing.counters.get("fade", 0):
        put_counters(game, thing, "fade", -1)
        game.emit(CountersPut(thing, "fade", -1))
    elif game.controller(thing) is context.controller:
        sacrifice(game, [thing])


PERFORMERS: Performers = {
    Fades: fades,
}
