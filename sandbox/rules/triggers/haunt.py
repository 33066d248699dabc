"""Haunt: a creature card that, having died, haunts another creature from outside the game.

Comprehensive Rules of 2006, 502.51; of 2010, 702.52.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.changes.permanents import haunt
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import Dies
from sandbox.meaning.kinds import CREATURE, TargetSpec
from sandbox.meaning.references import Target
from sandbox.rules.lookup.context import Context, found_again
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at
from sandbox.rules.zones.zone_changes import remove_from_game


@dataclass(frozen=True)
class HauntTarget(Effect):
    """The card that has just died is removed from the game and haunts the creature that is aimed at."""


HAUNT = Triggered(Dies(), (Mode((HauntTarget(),), (TargetSpec(CREATURE),)),))
"""When the creature is put into a graveyard from play, it is removed from the game, haunting target creature."""


@rule("haunt")
def haunt_target(game: Game, context: Context, effect: HauntTarget) -> None:
    """Where the card has gone elsewhere meanwhile, nothing is haunted."""
    card = found_again(context, context.source)
    creatures = objects_at(game, context, Target())
    if card.gone or card.in_play or card.token or not creatures:
        return
    for removed in remove_from_game(game, [card]):
        haunt(game, removed, creatures[0])
        game.emit(Told(f"{named(removed)} haunts {named(creatures[0])}"))


PERFORMERS: Performers = {
    HauntTarget: haunt_target,
}
