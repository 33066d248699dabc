"""Melee: an attacker that is stronger for each opponent attacked.

Comprehensive Rules of 2026, 702.121.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import OpponentsAttacked
from sandbox.meaning.continuous import GetsPT
from sandbox.meaning.effects import Modify
from sandbox.meaning.events import Attacks
from sandbox.meaning.references import Itself

MELEE = Triggered(Attacks(), (Mode((Modify(Itself(), (GetsPT(OpponentsAttacked(), OpponentsAttacked()),)),)),))
"""Whenever it attacks, it gets +1/+1 until end of turn for each opponent attacked with a creature this combat."""
