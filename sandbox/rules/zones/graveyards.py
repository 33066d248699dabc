"""Cards that leave graveyards."""

from __future__ import annotations

from sandbox.engine.events.zones import LeftGraveyard
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.terms.zones import Zone


def may_have_left_a_graveyard(game: Game, before: Object) -> None:
    """What has just changed zones; where it was a card of a graveyard, the turn remembers it and texts see it."""
    if before.zone is Zone.GRAVEYARD and not before.token:
        game.turn_facts.left_graveyard.append(before)
        game.notice(LeftGraveyard(before))
