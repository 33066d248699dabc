"""Skulk: a creature that none of greater power can block.

Comprehensive Rules of 2026, 702.118.
"""

from __future__ import annotations

from sandbox.engine.objects import Characteristics
from sandbox.meaning.continuous import NotBlockedByGreaterPower


def slips_past(attacker: Characteristics, blocker: Characteristics) -> bool:
    """Whether the blocker's power is too great."""
    slips = attacker.has("skulk") or (
        attacker.rule_changes and any(isinstance(m, NotBlockedByGreaterPower) for m in attacker.rule_changes)
    )
    return bool(slips) and (blocker.power or 0) > (attacker.power or 0)
