"""Storm: a spell is copied for each spell cast before it this turn.

Comprehensive Rules of 2006, 502.30; of 2010, 702.37.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.game import Game
from sandbox.meaning.effects import Effect
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.triggers.copies import choose_new_targets, copy_spell


@dataclass(frozen=True)
class StormCopies(Effect):
    """What storm does: a copy for each spell cast before it this turn."""

    number: int


def storm_copies(game: Game, context: Context, effect: StormCopies) -> None:
    for _ in range(effect.number):
        copy = copy_spell(game, context.event["spell"], context.controller)
        choose_new_targets(game, copy, context.controller)


PERFORMERS: Performers = {
    StormCopies: storm_copies,
}
