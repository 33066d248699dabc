"""Echo: a cost that falls due once, in the first upkeep after the permanent has come.

Comprehensive Rules of 2006, 502.19; of 2010, 702.27; of 2026, 702.30.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.game import Game
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import CameSinceLastUpkeep
from sandbox.meaning.effects import Effect, PaysOrElse, Sacrifice, WhereX
from sandbox.meaning.events import BeginningOf
from sandbox.meaning.keyword_abilities import CountedEcho, Echo
from sandbox.meaning.references import Itself
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.triggers.keyword_triggers import CostDue


@dataclass(frozen=True)
class CountedEchoDue(CostDue):
    """Echo whose cost is counted."""

    keyword: CountedEcho


def read_echo(keyword: Echo | CountedEcho) -> Triggered:
    """At the beginning of its controller's upkeep, if it came under that player's control since the beginning of the
    upkeep before, it is sacrificed unless the cost is paid."""
    due: Effect = _due(keyword) if isinstance(keyword, Echo) else CountedEchoDue(keyword)
    return Triggered(BeginningOf("upkeep"), (Mode((due,)),), CameSinceLastUpkeep())


def _due(keyword: Echo | CountedEcho) -> Effect:
    return PaysOrElse(keyword.cost, (Sacrifice(Itself()),))


def counted_echo_is_due(game: Game, context: Context, effect: CountedEchoDue) -> None:
    """What is counted for the cost is counted now, not as the ability triggers (2026, 702.1b)."""
    with game.trace.beneath("keyword abilities"):
        perform(game, context, (WhereX(effect.keyword.amount, (_due(effect.keyword),)),))


PERFORMERS: Performers = {
    CountedEchoDue: counted_echo_is_due,
}
