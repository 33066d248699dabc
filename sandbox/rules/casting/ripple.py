"""Ripple: cards of the same name on top of the library that are cast for nothing.

Comprehensive Rules of 2026, 702.60.
"""

from __future__ import annotations

from sandbox.engine.changes.players import put_on_the_bottom
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import listed, named
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.engine.trace import rule
from sandbox.rules.casting.casting_free import may_cast_free
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.library import in_library_order, top_cards
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.triggers.when_cast import Ripples


@rule("ripple")
def ripples(game: Game, context: Context, effect: Ripples) -> None:
    """All that are there, where there are fewer. What is not cast goes to the bottom, in any order."""
    player, name = context.controller, context.event["spell"].snapshot.name
    if not may(game, player, WhetherToUse(context.source), f"reveal the top {effect.number} cards of the library"):
        return
    seen = list(reversed(top_cards(game, player, effect.number)))
    if not seen:
        return
    game.emit(Told(f"{player.name} reveals {listed([named(card) for card in seen])}"))
    for card in seen:
        if game.characteristics(card).name == name:
            may_cast_free(game, player, card)
    left = [card for card in reversed(seen) if card in player.library]
    for card in reversed(in_library_order(game, player, left)):
        put_on_the_bottom(game, card)


PERFORMERS: Performers = {
    Ripples: ripples,
}
