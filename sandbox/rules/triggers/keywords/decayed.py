"""Decayed: a creature that attacks once.

Comprehensive Rules of 2026, 702.147. That it cannot block is looked at as blockers are declared.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import AtNext, Sacrifice
from sandbox.meaning.events import Attacks, BeginningOf
from sandbox.meaning.references import EachPlayer, Itself

DECAYED = Triggered(Attacks(), (Mode((AtNext(BeginningOf("end of combat", EachPlayer()), (Sacrifice(Itself()),)),)),))
"""When it attacks, it is sacrificed at end of combat."""
