"""Horsemanship: a creature that only others with horsemanship can block.

Comprehensive Rules of 2026, 702.31.
"""

from __future__ import annotations

from sandbox.engine.objects import Characteristics


def rides_past(attacker: Characteristics, blocker: Characteristics) -> bool:
    """Whether the attacker has what the blocker lacks; a creature with horsemanship can block any other."""
    return attacker.has("horsemanship") and not blocker.has("horsemanship")
