"""Web-slinging: another cost, a part of which is a tapped creature that returns to the hand.

Comprehensive Rules of 2026, 702.188.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.objects import Object
from sandbox.meaning.costs import Cost, ReturnA
from sandbox.meaning.keyword_abilities import CostKeyword
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.offered_costs import OfferedCost

TAPPED = replace(CREATURE, tapped=True, controller="you")


def _price(card: Object, ability: Ability) -> Cost | None:
    return (*ability.cost, ReturnA(TAPPED)) if isinstance(ability, CostKeyword) else None


WEB_SLINGING = OfferedCost(CostKeyword, "web-slinging", price=_price)
