"""Which creatures can be paired: Comprehensive Rules of 2026, 702.95."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.conditions import Condition
from sandbox.meaning.references import Reference


class CanPair(Condition):
    """Whether the source and another creature, that of `what` or any, are under your control and neither is paired."""

    what: Reference | None = None


def pairable_with(game: Game, player: Player, thing: Object) -> list[Object]:
    """The other creatures of the player that are unpaired, where the thing is an unpaired creature of theirs itself."""
    unpaired = [other for other in game.permanents(player) if is_unpaired(game, other)]
    return [other for other in unpaired if other is not thing] if thing in unpaired else []


def is_unpaired(game: Game, thing: Object) -> bool:
    return thing.paired is None and game.characteristics(thing).is_creature
