"""Impending: a permanent cast for another cost that is no creature until its time counters are gone.

Comprehensive Rules of 2026, 702.176. What it is meanwhile stands in `sandbox.rules.continuous.impending`.
"""

from __future__ import annotations

from sandbox.meaning.keyword_abilities import NumberCostKeyword
from sandbox.rules.casting.offered_costs import OfferedCost

IMPENDING = OfferedCost(NumberCostKeyword, "impending")
