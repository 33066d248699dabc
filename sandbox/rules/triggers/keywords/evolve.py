"""Evolve: a creature that grows when a larger one joins it.

Comprehensive Rules of 2026, 702.100.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events.permanents import CountersPut, CreatureDid
from sandbox.engine.game import Game
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import IsLarger
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import Enters
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import Each, EventObject
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.doubling import counters_put

GROWTH = "+1/+1"


@dataclass(frozen=True)
class GrowsAsItEvolves(Effect):
    """Put a +1/+1 counter on the source."""


EVOLVE = Triggered(
    Enters(Each(replace(CREATURE, controller="you"))),
    (Mode((GrowsAsItEvolves(),)),),
    IsLarger(EventObject("subject")),
)
"""Whenever a creature of greater power or toughness enters under the same control, it gets a +1/+1 counter."""


def grows_as_it_evolves(game: Game, context: Context, effect: GrowsAsItEvolves) -> None:
    """It evolves when one or more counters are put on it so (702.100b)."""
    thing = context.source
    number = counters_put(game, thing, 1, GROWTH) if thing.in_play else 0
    if number:
        put_counters(game, thing, GROWTH, number)
        game.emit(CountersPut(thing, GROWTH, number))
        game.notice(CreatureDid(thing, "evolves"))


PERFORMERS: Performers = {
    GrowsAsItEvolves: grows_as_it_evolves,
}
