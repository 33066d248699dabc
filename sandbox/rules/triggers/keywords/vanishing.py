"""Vanishing: a permanent that enters with counters, loses one in each upkeep, and goes with the last.

Comprehensive Rules of 2010, 702.60; of 2026, 702.63.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import HasCounter
from sandbox.meaning.effects import RemoveCounters, Sacrifice
from sandbox.meaning.events import BeginningOf, LosesLastCounter
from sandbox.meaning.references import Itself

TIME = "time"


def read_vanishing(number: int) -> tuple[Triggered, ...]:
    """At the beginning of its controller's upkeep a time counter is removed; when the last one is, whatever has
    removed it, the permanent is sacrificed."""
    removing = Mode((RemoveCounters(Itself(), TIME),))
    return (
        Triggered(BeginningOf("upkeep"), (removing,), HasCounter(Itself(), TIME)),
        Triggered(LosesLastCounter(Itself(), TIME), (Mode((Sacrifice(Itself()),)),)),
    )
