"""Mentor: an attacker that strengthens one of less power beside it.

Comprehensive Rules of 2026, 702.134.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import PutCounters
from sandbox.meaning.events import Attacks
from sandbox.meaning.kinds import CREATURE, TargetSpec
from sandbox.meaning.references import Target

WEAKER_ATTACKER = TargetSpec(replace(CREATURE, attacking=True, power_below_its=True))
MENTOR = Triggered(Attacks(), (Mode((PutCounters(Target(0), "+1/+1"),), (WEAKER_ATTACKER,)),))
"""Whenever it attacks, its controller puts a +1/+1 counter on target attacking creature with less power."""
