"""Battle cry: an attacker that makes the others stronger.

Comprehensive Rules of 2026, 702.91.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.continuous import GetsPT
from sandbox.meaning.effects import Modify
from sandbox.meaning.events import Attacks
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import Each

OTHER_ATTACKERS = Each(replace(CREATURE, attacking=True, another=True))
BATTLE_CRY = Triggered(Attacks(), (Mode((Modify(OTHER_ATTACKERS, (GetsPT(1, 0),)),)),))
"""Whenever it attacks, each other attacking creature gets +1/+0 until end of turn."""
