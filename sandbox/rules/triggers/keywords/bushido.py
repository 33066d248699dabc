"""Bushido: a bonus for a creature that blocks or becomes blocked.

Comprehensive Rules of 2006, 502.38; of 2026, 702.45.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.continuous import GetsPT
from sandbox.meaning.effects import Modify
from sandbox.meaning.events import BlocksOrBecomesBlocked
from sandbox.meaning.references import Itself


def read_bushido(number: int) -> Triggered:
    """It gets +N/+N until end of turn, once as it blocks and once as it becomes blocked."""
    return Triggered(BlocksOrBecomesBlocked(), (Mode((Modify(Itself(), (GetsPT(number, number),)),)),))
