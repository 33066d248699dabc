"""Local enchantments and Equipment that may not be where they are."""

from __future__ import annotations

from sandbox.engine.changes.permanents import has_face_up
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.rules.continuous.attachment import may_be_on
from sandbox.rules.zones.zone_changes import put_into_graveyard
from sandbox.terms.types import AURA


def misplaced_auras(game: Game) -> list[Object]:
    """A local enchantment on nothing, or on what it may not enchant, goes to its owner's graveyard."""
    return [thing for thing in game.permanents_with(AURA) if _is_misplaced(game, thing)]


@rule("local enchantments")
def auras_fall_off(game: Game, lost: list[Object]) -> bool:
    bestowed = [thing for thing in lost if _is_bestowed(thing)]
    for thing in bestowed:
        game.attach(thing, None)
        has_face_up(game, thing, None)
        game.emit(Told(f"{named(thing)} is a creature again"))
    others = [thing for thing in lost if thing not in bestowed]
    return bool(put_into_graveyard(game, others, game.edition.unattached_aura)) or bool(bestowed)


def _is_bestowed(thing: Object) -> bool:
    """It stays as a creature (2026, 702.103f)."""
    return thing.up is not None and AURA in thing.up.subtypes and AURA not in thing.card.subtypes


def _is_misplaced(game: Game, thing: Object) -> bool:
    host = thing.host
    return not may_be_on(game, thing, host) if isinstance(host, Object) else host is None


def wrongly_attached(game: Game) -> list[Object]:
    """What is no local enchantment and cannot be on what it is on any more."""
    return [
        thing for thing in game.attached() if isinstance(thing.host, Object) and _may_not_stay(game, thing, thing.host)
    ]


def _may_not_stay(game: Game, thing: Object, host: Object) -> bool:
    return AURA not in game.characteristics(thing).subtypes and not may_be_on(game, thing, host)


def comes_off(game: Game, things: list[Object]) -> bool:
    """It stays in play."""
    for thing in things:
        game.attach(thing, None)
    return True
