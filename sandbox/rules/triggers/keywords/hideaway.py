"""Hideaway: a permanent that sets one of the top cards of the library aside for later.

Comprehensive Rules of 2026, 702.75.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.changes.permanents import is_hidden_away
from sandbox.engine.changes.players import put_on_the_bottom
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import Enters
from sandbox.rules.lookup.choosing import choose_some
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.library import top_cards
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.zone_changes import remove_from_game


@dataclass(frozen=True)
class HideOneAway(Effect):
    """Look at so many cards from the top of your library, exile one of them face down, the rest go to the bottom."""

    number: int


def read_hideaway(number: int) -> Triggered:
    return Triggered(Enters(), (Mode((HideOneAway(number),)),))


@rule("hideaway")
def hide_one_away(game: Game, context: Context, effect: HideOneAway) -> None:
    """The others lie on the bottom in a random order. What is exiled is remembered, for whoever controls it then."""
    player, source = context.controller, context.source
    seen = list(reversed(top_cards(game, player, effect.number)))
    if not seen:
        return
    game.emit(Told(f"{player.name} looks at the top {len(seen)} cards of the library"))
    chosen = choose_some(game, player, "the card that is hidden away", seen, 1, source)
    for card in seen:
        if card not in chosen:
            put_on_the_bottom(game, card)
    removed = remove_from_game(game, chosen)
    for card in removed:
        is_hidden_away(game, card, source)
    source.remembered[0] = (*source.remembered.get(0, ()), *removed)


PERFORMERS: Performers = {
    HideOneAway: hide_one_away,
}
