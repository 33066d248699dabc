"""Deathtouch: any damage to a creature is lethal.

Comprehensive Rules of 2010, 702.2.
"""

from __future__ import annotations

from sandbox.engine.changes.damage import mark_deathtouch
from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Object


def lethal_from(source: Characteristics, needed: int) -> int:
    """How much damage from the source is lethal, where so much would be needed from any other."""
    return min(needed, 1) if source.has("deathtouch") else needed


def touch(game: Game, source: Characteristics, creature: Object) -> None:
    """The source has dealt damage to the creature."""
    if source.has("deathtouch"):
        mark_deathtouch(game, creature, True)


def is_touched(thing: Object) -> bool:
    """Whether it has been dealt such damage since the last check."""
    return thing.deathtouched


def forget_touch(game: Game, thing: Object) -> None:
    """The check that sees it is the only one: whoever stays, stays."""
    if thing.deathtouched:
        mark_deathtouch(game, thing, False)
