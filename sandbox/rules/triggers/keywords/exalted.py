"""Exalted: a bonus for a creature that attacks alone.

Comprehensive Rules of 2026, 702.83.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.continuous import GetsPT
from sandbox.meaning.effects import Modify
from sandbox.meaning.events import AttacksAlone
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import Each, EventObject

EXALTED = Triggered(
    AttacksAlone(Each(replace(CREATURE, controller="you"))), (Mode((Modify(EventObject("subject"), (GetsPT(1, 1),)),)),)
)
"""Whenever a creature of its controller attacks alone, that creature gets +1/+1 until end of turn."""
