"""Firebending: an attacker that makes red mana which stays until end of combat.

Comprehensive Rules of 2026, 702.189.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import Amount
from sandbox.meaning.effects import AddMana, Duration
from sandbox.meaning.events import Attacks


def read_firebending(number: Amount) -> Triggered:
    """Whenever it attacks, its controller adds so many {R}, which they do not lose until end of combat."""
    return Triggered(Attacks(), (Mode((AddMana((("R",),), number, kept=Duration.COMBAT),)),))
