"""What an effect has removed until its source leaves play: it comes back at once then, and nothing waits for that.

Comprehensive Rules of 2026, 610.3.
"""

from __future__ import annotations

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.rules.zones.entering import put_there
from sandbox.terms.zones import Zone


@rule("until it leaves")
def come_back(game: Game, left: Object) -> None:
    """Cards that have gone elsewhere meanwhile, and tokens, stay away."""
    cards = game.held_until_it_leaves.pop(left, [])
    for card in cards:
        if not card.gone and card.zone is Zone.REMOVED and not card.token:
            game.emit(Told(f"{named(card)} comes back: {named(left)} has left"))
            put_there(game, card, card.owner, card.owner)
