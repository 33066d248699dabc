"""Being tapped, summoning sickness, and prohibitions that texts make."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.terms.errors import Refusal


def is_sick(game: Game, thing: Object) -> bool:
    """Summoning sickness: not under its controller's control continuously since that player's turn began.

    It follows the card, creature or not; it matters to creatures alone.
    """
    characteristics = game.characteristics(thing)
    return thing.sick and characteristics.is_creature and not characteristics.has("haste")


def why_not_tap(game: Game, thing: Object, player: Player) -> Refusal | None:
    """Whether the permanent may be tapped to pay for its own ability."""
    if thing.tapped:
        return Refusal("tapping", f"{named(thing)} is tapped")
    if is_sick(game, thing):
        return Refusal("summoning sickness", f"{named(thing)} came under {player.name}'s control this turn")
    return None
