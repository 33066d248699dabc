"""Champion: a permanent for which another is exiled, until it leaves. Partner with: a creature that finds another.

Comprehensive Rules of 2026, 702.72 and 702.124.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandbox.engine.game import Game
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import Effect, May, RemoveFromGame, ReturnRemoved, Sacrifice, SearchLibrary
from sandbox.meaning.events import Enters, LeavesPlay
from sandbox.meaning.keyword_abilities import Champion, PartnerWith
from sandbox.meaning.kinds import Kind, TargetSpec
from sandbox.meaning.references import It, Itself, Target
from sandbox.rules.lookup.choosing import choose_up_to
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.performers import Performers, perform


@dataclass(frozen=True)
class ExileAnotherOrGo(Effect):
    """Sacrifice it unless you exile another of the kind that you control."""

    kind: Kind


def read_champion(keyword: Champion) -> tuple[Triggered, ...]:
    return (
        Triggered(Enters(), (Mode((ExileAnotherOrGo(keyword.kind),)),)),
        Triggered(LeavesPlay(), (Mode((ReturnRemoved(),)),)),
    )


def read_partner_with(keyword: PartnerWith) -> Triggered | None:
    """When it enters, target player may search their library for the card of that name (702.124j)."""
    if keyword.group:
        return None
    search = SearchLibrary(Kind(name=keyword.name), who=Target(0))
    anybody = TargetSpec(permanents=False, players=True)
    return Triggered(Enters(), (Mode((May((search,), Target(0)),), (anybody,)),))


def exile_another_or_go(game: Game, context: Context, effect: ExileAnotherOrGo) -> None:
    player, source = context.controller, context.source
    kind = replace(effect.kind, another=True)
    able = [thing for thing in game.permanents(player) if matches(game, kind, thing, player, source)]
    chosen = choose_up_to(game, player, "what is championed", able, 1, source)
    if chosen:
        context.it = list(chosen)
        perform(game, context, (RemoveFromGame(It(), remembered=True),))
    else:
        perform(game, context, (Sacrifice(Itself()),))


PERFORMERS: Performers = {
    ExileAnotherOrGo: exile_another_or_go,
}
