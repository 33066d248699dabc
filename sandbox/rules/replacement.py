"""Replacement: an event that never happens, because something else happens instead."""

from __future__ import annotations

from sandbox.engine.events import Told, named
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Instead, RemovedInstead
from sandbox.meaning.continuous import RemovedIfItDies
from sandbox.meaning.effects import ShuffleIntoLibrary
from sandbox.meaning.events import Dies, EventPattern, PutIntoGraveyard
from sandbox.meaning.references import Itself
from sandbox.rules.standing import speaks_of
from sandbox.terms.zones import Zone


def replaced_move(game: Game, thing: Object, zone: Zone) -> tuple[Zone, str]:
    """Where the card really goes, and how the trace says it (empty: as usual)."""
    if thing.from_graveyard:
        return Zone.REMOVED, "is removed from the game after its flashback"
    if zone is not Zone.GRAVEYARD:
        return zone, ""
    if thing.in_play and any(isinstance(m, RemovedIfItDies) for m in game.look(thing).standing):
        return Zone.REMOVED, "is removed from the game instead of dying"
    for ability in game.look(thing).abilities:
        if isinstance(ability, Instead) and _speaks_of(ability.event, thing):
            return _go_elsewhere(game, thing, ability)
    if not thing.token and _others_remove_it(game, thing):
        return Zone.REMOVED, "is removed from the game instead of going to the graveyard"
    return zone, ""


def _others_remove_it(game: Game, thing: Object) -> bool:
    """Whether the text of a permanent keeps cards out of the owner's graveyard."""
    return any(
        isinstance(ability, RemovedInstead) and speaks_of(game, permanent, ability.whose, thing.owner)
        for permanent in game.battlefield
        for ability in game.look(permanent).abilities
    )


def _speaks_of(event: EventPattern, thing: Object) -> bool:
    """`If ~ would be put into a graveyard` from anywhere, or only from play."""
    if isinstance(event, PutIntoGraveyard):
        return isinstance(event.subject, Itself)
    return isinstance(event, Dies) and isinstance(event.subject, Itself) and thing.in_play


@rule("replacement effects")
def _go_elsewhere(game: Game, thing: Object, ability: Instead) -> tuple[Zone, str]:
    destination = Zone.LIBRARY if any(isinstance(e, ShuffleIntoLibrary) for e in ability.effects) else Zone.REMOVED
    word = (
        "is shuffled into its owner's library instead"
        if destination is Zone.LIBRARY
        else "is removed from the game instead"
    )
    game.emit(Told(f"{named(thing)} would be put into a graveyard; its effect replaces that"))
    game.emit(Told(f"{named(thing)} is revealed"))
    return destination, word
