"""Menace: a creature that one blocker alone cannot block.

Comprehensive Rules of 2026, 702.111.
"""

from __future__ import annotations

from sandbox.engine.objects import Characteristics


def fewest_blockers(attacker: Characteristics) -> int:
    """By how many creatures at least it is blocked, where it is blocked at all."""
    return 2 if attacker.has("menace") else 1
