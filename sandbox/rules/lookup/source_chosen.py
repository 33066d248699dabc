"""A source of damage that the controller of a text chooses as it is carried out."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.questions.objects import WhichObject
from sandbox.meaning import references as refs
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context, Thing
from sandbox.rules.lookup.filters import matches, permanents_of


def source_of_choice(game: Game, context: Context, reference: refs.SourceOfChoice) -> list[Thing]:
    """A permanent, or the source of what waits: of a spell or effect, or of combat damage, though it has left."""
    possible = permanents_of(game, reference.kind, context.controller)
    waiting = [source for a in game.waiting for source in (a.source, *(packet.source for packet in a.packets))]
    others = [source for source in dict.fromkeys(waiting) if source not in possible]
    possible += [
        source for source in others if matches(game, reference.kind, source, context.controller, context.source)
    ]
    return (
        [choose_one(game, context.controller, WhichObject[Object](), "a source of damage", possible)]
        if possible
        else []
    )
