"""Ravenous: a creature with X counters that brings a card where X is large.

Comprehensive Rules of 2026, 702.156. The counters are put on it as it enters.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import XWasAtLeast
from sandbox.meaning.effects import Draw
from sandbox.meaning.events import Enters

RAVENOUS = Triggered(Enters(), (Mode((Draw(),)),), XWasAtLeast(5))
"""When it enters, if X is 5 or more, its controller draws a card."""
