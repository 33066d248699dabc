"""Annihilator: an attacker for which the defending player gives up permanents.

Comprehensive Rules of 2026, 702.86; of 2010, 702.83.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import Sacrifice
from sandbox.meaning.events import Attacks
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Chosen, DefendingPlayer


def read_annihilator(number: int) -> Triggered:
    """Whenever it attacks, the defending player sacrifices that many permanents."""
    defender = DefendingPlayer()
    return Triggered(Attacks(), (Mode((Sacrifice(Chosen(Kind(), number, defender), defender),)),))
