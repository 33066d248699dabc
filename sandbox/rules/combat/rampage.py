"""Rampage: a bonus for every blocker beyond the first."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.meaning.continuous import GetsPT
from sandbox.meaning.effects import Duration
from sandbox.rules.context import Context
from sandbox.rules.effects.lasting import begin
from sandbox.rules.performing import performs
from sandbox.rules.rampage_bonus import RampageBonus


@performs(RampageBonus)
def rampage_bonus(game: Game, context: Context, effect: RampageBonus) -> None:
    """Counted when the effect happens; it lasts until end of turn."""
    combat = game.combat
    extra = len(combat.blockers_of(context.source)) - 1 if combat is not None else 0
    if extra > 0 and context.source.in_play:
        bonus = GetsPT(effect.amount * extra, effect.amount * extra)
        begin(game, context, (context.source,), (bonus,), Duration.THIS_TURN)
