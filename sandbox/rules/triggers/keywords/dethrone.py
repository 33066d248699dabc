"""Dethrone: a creature that grows when it attacks whoever has the most life.

Comprehensive Rules of 2026, 702.105.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import PutCounters
from sandbox.meaning.events import AttacksTheLeader
from sandbox.meaning.references import Itself

DETHRONE = Triggered(AttacksTheLeader(), (Mode((PutCounters(Itself(), "+1/+1"),)),))
"""Whenever it attacks the player with the most life or tied for most life, it gets a +1/+1 counter."""
