"""Costs that may be paid in addition, for which a spell or what it becomes does more: bargain, casualty, conspire,
offspring, replicate and squad.

Comprehensive Rules of 2026, 702.56, 702.78, 702.153, 702.157, 702.166 and 702.175.
"""

from __future__ import annotations

from sandbox.engine.objects import Object
from sandbox.meaning.costs import Cost, SacrificeA
from sandbox.meaning.keyword_abilities import CostKeyword, Keyword, NumberKeyword
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.rules.casting.payments_of_keywords import SacrificeForBargain, TapOfItsColor


def _a_bargain(card: Object, ability: Ability) -> Cost:
    return (SacrificeForBargain(),)


def _a_casualty(card: Object, ability: Ability) -> Cost | None:
    if not isinstance(ability, NumberKeyword):
        return None
    return (SacrificeA(CREATURE.with_parts({"power_at_least": ability.amount})),)


def _two_of_its_color(card: Object, ability: Ability) -> Cost:
    return (TapOfItsColor(),)


BARGAIN = OfferedCost(Keyword, "bargain", price=_a_bargain)
CASUALTY = OfferedCost(NumberKeyword, "casualty", price=_a_casualty)
CONSPIRE = OfferedCost(Keyword, "conspire", price=_two_of_its_color)
OFFSPRING = OfferedCost(CostKeyword, "offspring")
REPLICATE = OfferedCost(CostKeyword, "replicate", any_number_of_times=True)
SQUAD = OfferedCost(CostKeyword, "squad", any_number_of_times=True)
