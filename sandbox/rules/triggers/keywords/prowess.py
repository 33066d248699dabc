"""Prowess: a creature that grows with each noncreature spell of its controller.

Comprehensive Rules of 2026, 702.108.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.continuous import GetsPT
from sandbox.meaning.effects import Modify
from sandbox.meaning.events import SpellCast
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Itself, You
from sandbox.terms.types import CardType

NONCREATURE = Kind(not_types=frozenset({CardType.CREATURE}))
PROWESS = Triggered(SpellCast(NONCREATURE, You()), (Mode((Modify(Itself(), (GetsPT(1, 1),)),)),))
"""Whenever its controller casts a noncreature spell, it gets +1/+1 until end of turn."""
