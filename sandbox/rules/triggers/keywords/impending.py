"""Impending: a time counter goes at the beginning of each end step of its controller.

Comprehensive Rules of 2026, 702.176a.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import RemoveCounters
from sandbox.meaning.events import AtEndOfTurn
from sandbox.meaning.keyword_abilities import NumberCostKeyword
from sandbox.meaning.references import Itself, You
from sandbox.rules.continuous.impending import TIME, WAITS

COUNTS_DOWN = Triggered(AtEndOfTurn(You()), (Mode((RemoveCounters(Itself(), TIME),)),), WAITS)


def read_number_and_cost(keyword: NumberCostKeyword) -> Triggered | None:
    return COUNTS_DOWN if keyword.word == "impending" else None
