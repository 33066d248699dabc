"""What a text points at, where a spell counts as the object that it is."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.references import Reference
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.references import pointed_at


def objects_and_spells_at(game: Game, context: Context, reference: Reference) -> list[Object]:
    """As `objects_at`; a spell among what is pointed at is the card, or the copy, that is on its way."""
    found = [
        thing.source if isinstance(thing, Action) and thing.is_spell else thing
        for thing in pointed_at(game, context, reference)
    ]
    return [thing for thing in found if isinstance(thing, Object)]
