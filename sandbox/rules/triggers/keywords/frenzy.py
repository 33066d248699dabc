"""Frenzy: an attacker that is stronger when nothing blocks it.

Comprehensive Rules of 2010, 702.65; of 2026, 702.68.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.continuous import GetsPT
from sandbox.meaning.effects import Modify
from sandbox.meaning.events import AttacksUnblocked
from sandbox.meaning.references import Itself


def read_frenzy(number: int) -> Triggered:
    """Whenever it attacks and is not blocked, it gets +N/+0 until end of turn."""
    return Triggered(AttacksUnblocked(), (Mode((Modify(Itself(), (GetsPT(number, 0),)),)),))
