"""Provoke: an attacker that a creature of the defending player must block.

Comprehensive Rules of 2006, 502.25; of 2010, 702.36; of 2026, 702.39.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.continuous import BlocksIt
from sandbox.meaning.effects import Duration, May, Modify, Untap
from sandbox.meaning.events import Attacks
from sandbox.meaning.kinds import CREATURE, TargetSpec
from sandbox.meaning.references import Itself, Target

PROVOKED = TargetSpec(replace(CREATURE, controller="defending"))
BLOCKS = Modify(Target(0), (BlocksIt(Itself()),), Duration.COMBAT)
PROVOKE = Triggered(Attacks(), (Mode((May((Untap(Target(0)), BLOCKS)),), (PROVOKED,)),))
"""Whenever it attacks, its controller may untap target creature that the defending player controls and have it block
this one if able."""
