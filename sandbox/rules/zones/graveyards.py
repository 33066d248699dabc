"""Cards that leave graveyards."""

from __future__ import annotations

from sandbox.engine.events.zones import LeftGraveyard
from sandbox.engine.game import Game
from sandbox.engine.objects import Object


def has_left_graveyard(game: Game, card: Object) -> None:
    """`card` as it was there: the turn remembers it and texts see it."""
    if not card.token:
        game.turn_facts.left_graveyard.append(card)
        game.notice(LeftGraveyard(card))
