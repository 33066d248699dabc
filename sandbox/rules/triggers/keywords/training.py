"""Training: a creature that grows when it attacks beside a stronger one.

Comprehensive Rules of 2026, 702.149.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import PutCounters
from sandbox.meaning.events import AttacksWithOthers
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import Itself

BESIDE_A_STRONGER = AttacksWithOthers(kind=replace(CREATURE, power_above_its=True))
TRAINING = Triggered(BESIDE_A_STRONGER, (Mode((PutCounters(Itself(), "+1/+1"),)),))
"""Whenever it and at least one other creature with power greater than its own attack, it gets a +1/+1 counter."""
