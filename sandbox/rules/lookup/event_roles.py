"""Whether what an event happened to is what a text means by a part of it."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.actions import Roles
from sandbox.engine.events import Event
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.events import EventPattern
from sandbox.meaning.references import Each, Host, ItselfOr, Reference, Together
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.references import pointed_at

Occurrences = list[Roles]
"""For each time that an event triggers a text: who plays which part in it."""
Find = Callable[..., Occurrences]
"""Takes the game, the text's context, the pattern that it waits with, and an event of the pattern's class."""
Happening = type[Event] | tuple[type[Event], ...]
Patterns = dict[type[EventPattern], tuple[Happening, Find]]
"""For each pattern the classes of events that it may be, and who plays which part in one of them."""


def is_meant(game: Game, context: Context, reference: Reference, thing: Object | Player) -> bool:
    """Whether the thing is what the reference means; something that has just left is judged as it last was."""
    if isinstance(reference, Each):
        return isinstance(thing, Object) and matches(game, reference.kind, thing, context.controller, context.source)
    if isinstance(reference, ItselfOr):
        return thing is context.source or is_meant(game, context, Each(reference.kind), thing)
    if isinstance(reference, Together):
        return any(is_meant(game, context, each, thing) for each in reference.references)
    if isinstance(reference, Host):
        return context.source.host is thing
    return thing in pointed_at(game, context, reference)
