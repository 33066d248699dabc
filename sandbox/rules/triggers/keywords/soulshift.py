"""Soulshift: a dying creature that brings back a Spirit of less mana value.

Comprehensive Rules of 2006, 502.39; of 2026, 702.46.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import May, Return
from sandbox.meaning.events import Dies
from sandbox.meaning.kinds import Kind, TargetSpec
from sandbox.meaning.references import Target


def read_soulshift(number: int) -> Triggered:
    """When it dies, its controller may return target Spirit card of that mana value or less to the hand."""
    spirit = Kind(subtypes=frozenset({"Spirit"}), owner="you", mana_value_at_most=number)
    mode = Mode((May((Return(Target(0)),)),), (TargetSpec(spirit, permanents=False, graveyard=True),))
    return Triggered(Dies(), (mode,))
