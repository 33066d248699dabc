"""What players may know: who may look at which card, and who may count what."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.terms.errors import Refusal
from sandbox.terms.zones import Zone


def why_not_look(game: Game, player: Player, thing: Object) -> Refusal | None:
    """A hand is its owner's to see, a library nobody's, a face-down card its controller's; all else lies open. Who
    controls another player's turn sees what that player may see.

    Comprehensive Rules of 2006, 507.2; of 2010, 711.3.
    """
    if thing.zone is Zone.HAND and player not in (thing.owner, game.who_decides(thing.owner)):
        return Refusal("hidden cards", f"{named(thing)} is in {thing.owner.name}'s hand")
    if thing.zone is Zone.LIBRARY:
        return Refusal("hidden cards", f"{named(thing)} is in a library, which nobody may look through")
    if thing.hidden:
        return Refusal("hidden cards", f"{named(thing)} has been set aside unseen")
    controller = game.controller(thing) if thing.face_down else player
    if player not in (controller, game.who_decides(controller)):
        return Refusal("hidden cards", f"{named(thing)} is face down")
    return None


def why_not_count(game: Game, player: Player, owner: Player, zone: str) -> Refusal | None:
    """How many cards a hand, a library or a graveyard has is no secret."""
    return None
