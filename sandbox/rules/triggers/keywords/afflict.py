"""Afflict: who blocks it loses life.

Comprehensive Rules of 2026, 702.130.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import LoseLife
from sandbox.meaning.events import BecomesBlocked
from sandbox.meaning.references import DefendingPlayer


def read_afflict(number: int) -> Triggered:
    """Whenever it becomes blocked, the defending player loses that much life."""
    return Triggered(BecomesBlocked(), (Mode((LoseLife(number, DefendingPlayer()),)),))
