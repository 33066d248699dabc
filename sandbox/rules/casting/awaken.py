"""Awaken: a spell that, cast for another cost, also makes a land a creature.

Comprehensive Rules of 2026, 702.113.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.meaning.abilities import Mode
from sandbox.meaning.amounts import Amount
from sandbox.meaning.continuous import Has, HasBasePT, IsAlso
from sandbox.meaning.effects import Duration, Modify, PutCounters
from sandbox.meaning.keyword_abilities import Keyword, NumberCostKeyword
from sandbox.meaning.kinds import LAND, TargetSpec
from sandbox.meaning.references import Target
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.terms.types import CardType

AWAKEN = OfferedCost(NumberCostKeyword, "awaken")
YOUR_LAND = TargetSpec(replace(LAND, controller="you"))
ELEMENTAL = IsAlso(frozenset({CardType.CREATURE}), frozenset({"Elemental"}))


def with_awaken(game: Game, act: Cast, modes: tuple[Mode, ...]) -> tuple[Mode, ...]:
    """Each way with the land as another target, which is chosen only where the cost is paid."""
    found = AWAKEN.abilities(game.characteristics(act.card))
    number = next((ability.number for ability in found if isinstance(ability, NumberCostKeyword)), 0)
    if not number or (act.offers and "awaken" not in act.offers):
        return modes
    return tuple([_woken(mode, number) for mode in modes])


def _woken(mode: Mode, number: Amount) -> Mode:
    land = Target(len(mode.targets))
    wakes = Modify(land, (HasBasePT(0, 0), ELEMENTAL, Has(Keyword("haste"))), Duration.FOR_GOOD)
    effects = (*mode.effects, PutCounters(land, "+1/+1", number), wakes)
    return replace(mode, effects=effects, targets=(*mode.targets, YOUR_LAND))
