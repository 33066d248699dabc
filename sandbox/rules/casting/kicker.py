"""Kicker: a cost in addition, of which the text asks whether it was paid.

Comprehensive Rules of 2006, 502.21; of 2010, 702.30.
"""

from __future__ import annotations

from sandbox.meaning.keyword_abilities import Kicker
from sandbox.rules.casting.offered_costs import OfferedCost

KICKER = OfferedCost(Kicker, "kicker")
"""The permanent that the spell becomes, and a copy of the spell, were kicked too."""
