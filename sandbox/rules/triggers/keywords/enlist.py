"""Enlist: an attacker that is as much stronger as a creature tapped for it has power.

Comprehensive Rules of 2026, 702.154. The creature is tapped as attackers are declared.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import PowerOf
from sandbox.meaning.continuous import GetsPT
from sandbox.meaning.effects import Modify
from sandbox.meaning.events import Enlists
from sandbox.meaning.references import EventObject, Itself

ENLIST = Triggered(Enlists(), (Mode((Modify(Itself(), (GetsPT(PowerOf(EventObject("other")), 0),)),)),))
"""When it enlists a creature, it gets +X/+0 until end of turn, where X is that creature's power."""
