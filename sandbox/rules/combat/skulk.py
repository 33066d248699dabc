"""Skulk: a creature that none of greater power can block.

Comprehensive Rules of 2026, 702.118.
"""

from __future__ import annotations

from sandbox.engine.objects import Characteristics


def slips_past(attacker: Characteristics, blocker: Characteristics) -> bool:
    """Whether the blocker's power is too great."""
    return attacker.has("skulk") and (blocker.power or 0) > (attacker.power or 0)
