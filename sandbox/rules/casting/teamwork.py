"""Teamwork: creatures of enough power together that may be tapped in addition.

Comprehensive Rules of 2026, 702.194.
"""

from __future__ import annotations

from sandbox.engine.objects import Object
from sandbox.meaning.costs import Cost
from sandbox.meaning.keyword_abilities import NumberKeyword
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.crew import TapPower
from sandbox.rules.casting.offered_costs import OfferedCost


def _price(card: Object, ability: Ability) -> Cost | None:
    return (TapPower(ability.amount),) if isinstance(ability, NumberKeyword) else None


TEAMWORK = OfferedCost(NumberKeyword, "teamwork", price=_price)
