"""Preparation cards: a permanent that is prepared has a copy of its prepare spell in exile, which may be cast.

Comprehensive Rules of 2026, 722.
"""

from __future__ import annotations

from sandbox.engine.changes.permanents import designate, loses_designations
from sandbox.engine.changes.permissions import permit, wait_to_be_cast, waits_no_more
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import Designated
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Permission, Player
from sandbox.engine.trace import rule
from sandbox.meaning.card import Card
from sandbox.terms.designations import PREPARED
from sandbox.terms.shapes import Shape
from sandbox.terms.zones import Zone

ONLY_PREPARED = frozenset({PREPARED})


def prepare_spell(thing: Object) -> Card | None:
    """What stands in the inset frame of its card, or of what it is a copy of (722.2)."""
    card = thing.copied or thing.card
    return card.faces[1] if card.shape is Shape.PREPARE and not thing.face_down else None


@rule("preparing")
def becomes_prepared(game: Game, thing: Object) -> None:
    """Once, and only what has a prepare spell (722.3a)."""
    if prepare_spell(thing) is not None and PREPARED not in thing.designations:
        designate(game, thing, PREPARED)
        game.emit(Designated(thing, PREPARED))
        make_copy(game, thing)


@rule("preparing")
def make_copy(game: Game, thing: Object) -> None:
    """As it becomes prepared, or phases in prepared (722.3c)."""
    spell, controller = prepare_spell(thing), game.controller(thing)
    if spell is not None:
        wait_to_be_cast(
            game, game.new_object(spell, controller, Zone.REMOVED, token=True), thing, _to_cast(game, controller)
        )


def _to_cast(game: Game, player: Player) -> Permission:
    return Permission(player, game.turn_number)


@rule("preparing")
def becomes_unprepared(game: Game, thing: Object) -> None:
    """Its copy is gone when that is looked for next (722.3b)."""
    if PREPARED in thing.designations:
        loses_designations(game, ONLY_PREPARED, thing)
        game.emit(Told(f"{named(thing)} becomes unprepared"))


def was_prepared(game: Game, copy: Object) -> None:
    """The copy becomes cast (722.3c)."""
    if copy in game.prepared_copies:
        waits_no_more(game, copy)
        assert copy.put_by is not None
        becomes_unprepared(game, copy.put_by)


@rule("preparing")
def copies_follow(game: Game) -> bool:
    """A copy is there as long as its permanent is prepared, for whoever controls that."""
    done = [_follows(game, copy) for copy in [*game.prepared_copies]]
    return any(done)


def _follows(game: Game, copy: Object) -> bool:
    thing = copy.put_by
    if thing is None or not thing.in_play or PREPARED not in thing.designations:
        waits_no_more(game, copy)
        game.cease(copy)
        game.emit(Told(f"the copy of {named(copy)} ceases to exist"))
        return True
    player, permission = game.controller(thing), copy.permission
    if permission is None or permission.player is not player:
        _goes_to(game, copy, player)
        return True
    return False


def _goes_to(game: Game, copy: Object, player: Player) -> None:
    permit(game, copy, _to_cast(game, player))
    game.emit(Told(f"{player.name} may {game.edition.words.to_cast} {named(copy)}"))
