"""Poisonous: combat damage that brings poison counters besides.

Comprehensive Rules of 2010, 702.67; of 2026, 702.70.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import GetCounters
from sandbox.meaning.events import DealsDamage
from sandbox.meaning.references import EventObject


def read_poisonous(number: int) -> Triggered:
    """Whenever it deals combat damage to a player, that player gets so many poison counters."""
    mode = Mode((GetCounters("poison", number, EventObject("player")),))
    return Triggered(DealsDamage(to="player", combat_only=True), (mode,))
