"""Soulbond: a creature that is paired with another as either of them enters.

Comprehensive Rules of 2026, 702.95.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandbox.engine.changes.permanents import pair
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import Enters
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import Each, EventObject
from sandbox.rules.lookup.choosing import choose_up_to
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.pairing import CanPair, pairable_with
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at


@dataclass(frozen=True)
class PairIt(Effect):
    """You may pair the source with `what`; None: with another creature of your choice."""

    what: EventObject | None = None


ENTERED = EventObject("subject")
SOULBOND = (
    Triggered(Enters(), (Mode((PairIt(),)),), CanPair()),
    Triggered(
        Enters(Each(replace(CREATURE, controller="you", another=True))), (Mode((PairIt(ENTERED),)),), CanPair(ENTERED)
    ),
)


@rule("soulbond")
def pair_it(game: Game, context: Context, effect: PairIt) -> None:
    """Both are still unpaired creatures of the player then (702.95c and 702.95d)."""
    possible = pairable_with(game, context.controller, context.source)
    if effect.what is not None:
        entered = objects_at(game, context, effect.what)
        possible = [thing for thing in possible if thing in entered]
    for other in choose_up_to(game, context.controller, "what it is paired with", possible, 1, context.source):
        pair(game, context.source, other)
        game.emit(Told(f"{named(context.source)} and {named(other)} are paired"))


PERFORMERS: Performers = {
    PairIt: pair_it,
}
