"""Evolve: a creature that grows when a larger one joins it.

Comprehensive Rules of 2026, 702.100.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import IsLarger
from sandbox.meaning.effects import PutCounters
from sandbox.meaning.events import Enters
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import Each, EventObject, Itself

EVOLVE = Triggered(
    Enters(Each(replace(CREATURE, controller="you"))),
    (Mode((PutCounters(Itself(), "+1/+1"),)),),
    IsLarger(EventObject("subject")),
)
"""Whenever a creature of greater power or toughness enters under the same control, it gets a +1/+1 counter."""
