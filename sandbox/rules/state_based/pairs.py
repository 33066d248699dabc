"""Creatures that are paired no more.

Comprehensive Rules of 2026, 702.95e.
"""

from __future__ import annotations

from sandbox.engine.changes.permanents import unpair
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule


@rule("soulbond")
def pairs_come_apart(game: Game) -> bool:
    """Either has left, is no creature, or is under another player's control."""
    over = [both for both in game.pairs if not _stay_paired(game, *both)]
    for one, other in over:
        unpair(game, one, other)
        game.emit(Told(f"{named(one)} and {named(other)} are paired no more"))
    return bool(over)


def _stay_paired(game: Game, one: Object, other: Object) -> bool:
    if not (one.in_play and other.in_play and game.controller(one) is game.controller(other)):
        return False
    return game.characteristics(one).is_creature and game.characteristics(other).is_creature
