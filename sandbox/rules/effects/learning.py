"""Performers: learning.

Comprehensive Rules of 2026, 701.48.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.questions import Deed
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.meaning.effects import ChooseFromOutside, Learn
from sandbox.meaning.kinds import Kind
from sandbox.rules.lookup.choosing import choose_some, may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.players.draw_and_discard import discard, draw

LESSON = Kind(subtypes=frozenset({"Lesson"}))


def learn(game: Game, context: Context, effect: Learn) -> None:
    """Who discards nothing may take a Lesson that is there outside the game."""
    player = context.controller
    held = list(player.hand)
    text = f"discard a card for {named(context.source)}"
    if held and may(game, player, WhetherToUse(context.source), text):
        discard(game, player, choose_some(game, player, "a card to discard", held, 1, None, Deed.DISCARD))
        draw(game, player, 1)
        return
    perform(game, context, (ChooseFromOutside(LESSON),))


PERFORMERS: Performers = {
    Learn: learn,
}
