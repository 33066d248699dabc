"""Aura swap: an Aura in play changes places with one in the hand.

Comprehensive Rules of 2006, 502.62; of 2010, 702.62.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.effects import Effect
from sandbox.rules.continuous.attachment import may_be_on
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.entering import enter_play
from sandbox.rules.zones.zone_changes import return_to_hand
from sandbox.terms.types import AURA


@dataclass(frozen=True)
class SwapAura(Effect):
    """The Aura is exchanged with an Aura card in its owner's hand."""


@rule("aura swap")
def swap_aura(game: Game, context: Context, effect: SwapAura) -> None:
    """Both change places, or neither: the Aura must be its user's own, and the card one that may be where it is.

    Comprehensive Rules of 2006, 502.62b; of 2010, 702.62b.
    """
    aura, player = context.source, context.controller
    host = aura.host
    if not aura.in_play or not isinstance(host, Object) or aura.owner is not player:
        game.emit(Told(f"{named(aura)} is not exchanged: {player.name} would have to own it where it is"))
        return
    cards = [card for card in player.hand if AURA in game.characteristics(card).subtypes]
    possible = [card for card in cards if may_be_on(game, card, host, player)]
    if not possible:
        game.emit(Told(f"{named(aura)} stays: no Aura in {player.name}'s hand could be where it is"))
        return
    card = choose_one(game, player, WhichObject[Object](aura), "which Aura takes its place", possible)
    return_to_hand(game, [aura])
    enter_play(game, card, player, host)


PERFORMERS: Performers = {
    SwapAura: swap_aura,
}
