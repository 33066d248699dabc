"""Evoke: a creature cast for less is sacrificed as it comes.

Comprehensive Rules of 2010, 702.71; of 2026, 702.74.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import CostWasPaid
from sandbox.meaning.effects import Sacrifice
from sandbox.meaning.events import Enters
from sandbox.meaning.references import ControllerOf, Itself

EVOKE = Triggered(Enters(), (Mode((Sacrifice(Itself(), ControllerOf(Itself())),)),), CostWasPaid("evoke"))
"""When it enters, if its evoke cost was paid, its controller sacrifices it."""
