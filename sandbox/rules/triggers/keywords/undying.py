"""Undying: a creature that comes back once, stronger.

Comprehensive Rules of 2026, 702.93.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import HasCounter, Not
from sandbox.meaning.effects import PutIntoPlay
from sandbox.meaning.events import Dies
from sandbox.meaning.references import Itself, OwnerOf

UNDYING = Triggered(
    Dies(),
    (Mode((PutIntoPlay(Itself(), OwnerOf(Itself()), counter="+1/+1"),)),),
    Not(HasCounter(Itself(), "+1/+1")),
)
"""When it dies, if it had no +1/+1 counter on it, it returns under its owner's control with one."""
