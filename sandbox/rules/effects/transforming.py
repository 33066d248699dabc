"""Performers: a double-faced permanent is turned over.

Comprehensive Rules of 2026, 701.27, 701.28 and 712.
"""

from __future__ import annotations

from sandbox.engine.changes.permanents import becomes_newest, has_face_up
from sandbox.engine.events.permanents import Transformed
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.effects import Transform
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.faces import is_kept_as_it_is, other_face
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at
from sandbox.rules.zones.day_and_night import is_bound
from sandbox.terms.types import PERMANENT_TYPES


@rule("transforming")
def transform(game: Game, context: Context, effect: Transform) -> None:
    """What is not double-faced, or would show a spell, stays as it is (712.9, 712.10)."""
    for thing in objects_at(game, context, effect.what):
        if is_kept_as_it_is(game, thing) or _was_overtaken(context, thing):
            continue
        if can_transform(thing) and not is_bound(game, thing):
            turn_over(game, thing)


def can_transform(thing: Object) -> bool:
    """Whether it is a permanent of a double-faced card that has another permanent on its other face. What it is a copy
    of is no matter."""
    return (
        thing.in_play
        and thing.is_double_faced
        and not thing.merged_with
        and not thing.face_down
        and _shows_a_permanent(thing)
    )


def _shows_a_permanent(thing: Object) -> bool:
    return not other_face(thing).types.isdisjoint(PERMANENT_TYPES)


def _was_overtaken(context: Context, thing: Object) -> bool:
    """An ability of its own turns a permanent over only where it has not been turned over since the ability was put on
    the stack (701.27f)."""
    return context.action is not None and context.source is thing and context.action.overtaken


def turn_over(game: Game, thing: Object) -> None:
    """It stays the same object, and what affects it goes on doing so (712.18); it is the newest (613.7g)."""
    before = named(thing)
    for action in game.waiting:
        if action.source is thing:
            action.overtaken = True
    has_face_up(game, thing, None if thing.has_back_up else thing.card.faces[1])
    becomes_newest(game, thing)
    game.emit(Transformed(thing, before))


PERFORMERS: Performers = {
    Transform: transform,
}
