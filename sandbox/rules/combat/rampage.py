"""Rampage: a bonus for every blocker beyond the first."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.combat import Combat
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.continuous import GetsPT
from sandbox.meaning.effects import Duration, Effect
from sandbox.meaning.events import BecomesBlocked
from sandbox.meaning.keyword_abilities import Rampage
from sandbox.rules.continuous.beginning import begin_effect
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers


@dataclass(frozen=True)
class RampageBonus(Effect):
    """+amount/+amount until end of turn for each blocker beyond the first."""

    amount: int


def read_rampage(rampage: Rampage) -> Triggered:
    """It triggers when the creature becomes blocked."""
    return Triggered(BecomesBlocked(), (Mode((RampageBonus(rampage.amount),)),))


def rampage_bonus(game: Game, context: Context, effect: RampageBonus) -> None:
    """Counted when the effect happens; it lasts until end of turn."""
    combat = game.combat
    extra = game.edition.combat.rampage(combat, context.source) - 1 if combat is not None else 0
    if extra > 0 and context.source.in_play:
        bonus = GetsPT(effect.amount * extra, effect.amount * extra)
        begin_effect(game, context, (context.source,), (bonus,), Duration.THIS_TURN)


# how many blockers count


def those_assigned_to_it(combat: Combat, attacker: Object) -> int:
    """Who was assigned to block another member of its band blocks it as well, but was not assigned to it.

    Fifth Edition rulebook, Rampage, and Step by Step.
    """
    return sum(attacker in combat.assigned.get(blocker, ()) for blocker in combat.blocking())


def all_that_block_it(combat: Combat, attacker: Object) -> int:
    """By whatever way they came to block it."""
    return len(combat.blockers_of(attacker))


PERFORMERS: Performers = {
    RampageBonus: rampage_bonus,
}
