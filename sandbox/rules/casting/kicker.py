"""Kicker: a cost in addition, of which the text asks whether it was paid; or two such costs, each paid for itself.

Comprehensive Rules of 2006, 502.21; of 2010, 702.30; of 2026, 702.33.
"""

from __future__ import annotations

from sandbox.engine.objects import Object
from sandbox.meaning.costs import Cost
from sandbox.meaning.keyword_abilities import CostKeyword, Kicker, TwoKickers
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.offered_costs import OfferedCost


def _first(card: Object, ability: Ability) -> Cost | None:
    return ability.first if isinstance(ability, TwoKickers) else None


def _second(card: Object, ability: Ability) -> Cost | None:
    return ability.second if isinstance(ability, TwoKickers) else None


KICKER = OfferedCost(Kicker, "kicker")
"""The permanent that the spell becomes, and a copy of the spell, were kicked too."""
MULTIKICKER = OfferedCost(CostKeyword, "multikicker", any_number_of_times=True)
"""A kicker cost (2026, 702.33c)."""
FIRST_KICKER = OfferedCost(TwoKickers, "first kicker", price=_first)
SECOND_KICKER = OfferedCost(TwoKickers, "second kicker", price=_second)
