"""Rebound: a spell that is cast again in the next upkeep.

Comprehensive Rules of 2026, 702.88.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Delayed
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import BeginningOf
from sandbox.rules.casting.casting_free import may_cast_free
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.terms.zones import Zone


@dataclass(frozen=True)
class CastAgain(Effect):
    """The card may be cast from exile without paying its mana cost."""


def waits_for_upkeep(game: Game, card: Object, controller: Player) -> None:
    """At the beginning of its controller's next upkeep it may be cast again. What resolved without becoming a card in
    exile (a copy) does not wait."""
    if card.zone is Zone.REMOVED and not card.token and game.characteristics(card).has("rebound"):
        game.delayed.append(Delayed(card, controller, BeginningOf("upkeep"), (CastAgain(),), turn=game.turn_number))
        game.emit(Told(f"{named(card)} rebounds in {controller.name}'s next upkeep"))


def cast_again(game: Game, context: Context, effect: CastAgain) -> None:
    """It is cast from exile then, and does not rebound a second time."""
    card = context.source
    if not card.gone and card.zone is Zone.REMOVED:
        may_cast_free(game, context.controller, card)


PERFORMERS: Performers = {
    CastAgain: cast_again,
}
