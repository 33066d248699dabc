"""Storm: a spell is copied for each spell cast before it this turn.

Comprehensive Rules of 2006, 502.30; of 2010, 702.37.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.events import SpellWasCast
from sandbox.engine.game import Game
from sandbox.meaning.abilities import Mode
from sandbox.meaning.effects import Effect
from sandbox.meaning.keyword_abilities import Keyword
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


STORM = Keyword("storm")


def notice_storm(game: Game, event: SpellWasCast) -> None:
    """Each instance of storm on a spell that was just cast triggers by itself."""
    earlier = game.turn_facts.spells_cast
    game.turn_facts.spells_cast += 1
    spell = event.spell
    for ability in spell.snapshot.abilities:
        if ability == STORM:
            mode = Mode((StormCopies(earlier),))
            storm = Action(ActionKind.TRIGGERED, spell.source, event.player, mode, spell.snapshot)
            storm.event = {"spell": spell}
            game.triggers.append(storm)


PERFORMERS: Performers = {
    StormCopies: storm_copies,
}
