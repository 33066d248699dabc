"""Graft: counters that move on to creatures that come later. It enters with them as with those of fading.

Comprehensive Rules of 2006, 502.53; of 2010, 702.55; of 2026, 702.58.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import HasCounter
from sandbox.meaning.effects import May, MoveCounter
from sandbox.meaning.events import Enters
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import Each, EventObject, Itself


def read_graft(number: int) -> Triggered:
    """Whenever another creature enters, if it has a +1/+1 counter, its controller may move one onto that creature."""
    moving = May((MoveCounter("+1/+1", Itself(), EventObject("subject")),))
    return Triggered(Enters(Each(replace(CREATURE, another=True))), (Mode((moving,)),), HasCounter(Itself(), "+1/+1"))
