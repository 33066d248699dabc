"""Performers: a door of a permanent is unlocked, or locked.

Comprehensive Rules of 2026, 709.5f and 709.5g.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.questions.choices import WhichDoor
from sandbox.meaning.effects import TurnLock
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at
from sandbox.rules.zones.doors import halves, lock_half, locked_halves, unlock_half, unlocked_halves


def turn_lock(game: Game, context: Context, effect: TurnLock) -> None:
    """Of several doors that this can be done to, the player chooses."""
    player = context.controller
    for thing in objects_at(game, context, effect.what):
        doors = locked_halves(thing) + (unlocked_halves(thing) if effect.either_way else [])
        if not thing.in_play or not doors:
            continue
        names = {halves(thing)[half].name: half for half in sorted(doors)}
        half = names[choose_one(game, player, WhichDoor(thing), "a door", [*names])]
        if half in locked_halves(thing):
            unlock_half(game, player, thing, half)
        else:
            lock_half(game, thing, half)


PERFORMERS: Performers = {
    TurnLock: turn_lock,
}
