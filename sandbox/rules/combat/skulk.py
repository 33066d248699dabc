"""Skulk: a creature that none of greater power can block, or by what a text says, none of lesser power.

Comprehensive Rules of 2026, 702.118.
"""

from __future__ import annotations

from sandbox.engine.objects import Characteristics
from sandbox.meaning.continuous import NotBlockedByGreaterPower


def slips_past(attacker: Characteristics, blocker: Characteristics) -> bool:
    """Whether the blocker's power is too great, or not great enough."""
    own, other = attacker.power or 0, blocker.power or 0
    changes = [m for m in attacker.rule_changes if isinstance(m, NotBlockedByGreaterPower)]
    if other > own and (attacker.has("skulk") or any(not m.lesser for m in changes)):
        return True
    return other < own and any(m.lesser for m in changes)
