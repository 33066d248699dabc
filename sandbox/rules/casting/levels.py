"""Level up, the levels of a Class, and station: the abilities that these words stand for.

Comprehensive Rules of 2026, 702.87, 702.184 and 716.2.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.meaning.abilities import Activated, Mode
from sandbox.meaning.amounts import PowerOf
from sandbox.meaning.costs import TapA
from sandbox.meaning.effects import PutCounters
from sandbox.meaning.keyword_abilities import LevelUp
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import Itself, Paid

ANOTHER_CREATURE = replace(CREATURE, controller="you", another=True, tapped=False)
STATION = Activated(
    (TapA(ANOTHER_CREATURE),), (Mode((PutCounters(Itself(), "charge", PowerOf(Paid())),)),), as_sorcery=True
)
"""Tap another untapped creature you control: put charge counters equal to its power on this permanent."""


def level_up(keyword: LevelUp) -> Activated:
    """A level counter, when a sorcery could be cast."""
    return Activated(keyword.cost, (Mode((PutCounters(Itself(), "level"),)),), as_sorcery=True)
