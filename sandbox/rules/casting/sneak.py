"""Sneak: a card cast as blockers are declared, for which an unblocked attacker returns to the hand, and that enters
attacking in its place.

Comprehensive Rules of 2026, 506.3a and 702.190.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.costs import Cost, ReturnA
from sandbox.meaning.effects import Effect
from sandbox.meaning.keyword_abilities import CostKeyword
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.terms.steps import Step

UNBLOCKED = replace(CREATURE, attacking=True, blocked=False, controller="you")


@dataclass(frozen=True)
class TakesItsPlace(Effect):
    """The creature is tapped and attacks whom the one attacks that was returned to cast it."""


def _price(card: Object, ability: Ability) -> Cost | None:
    return (*ability.cost, ReturnA(UNBLOCKED)) if isinstance(ability, CostKeyword) else None


def why_no_sneak(game: Game, player: Player, card: Object) -> str:
    now = player in game.active_players and game.step is Step.BLOCKERS
    return (
        ""
        if now and game.combat is not None and game.combat.blockers_declared
        else f"it is not {player.name}'s declare blockers step"
    )


SNEAK = OfferedCost(CostKeyword, "sneak", price=_price, why_not=why_no_sneak, arrives=(TakesItsPlace(),), any_time=True)
