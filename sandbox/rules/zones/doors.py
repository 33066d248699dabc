"""Doors: the halves of a permanent that have one type line between them are unlocked and locked one by one.

Comprehensive Rules of 2026, 709.5.
"""

from __future__ import annotations

from sandbox.engine.changes.permanents import locks, unlocks
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import Unlocked
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.card import Card
from sandbox.terms.designations import UNLOCKED
from sandbox.terms.shapes import Shape

DOORS = dict(enumerate(UNLOCKED))


def halves(thing: Object) -> tuple[Card, ...]:
    """The left half and the right one; none of a permanent that has no doors."""
    card = thing.copied or thing.card
    return card.faces if card.shape is Shape.ROOM and not thing.face_down else ()


def halves_called(thing: Object, name: str) -> tuple[int, ...]:
    """Which halves have the name; both, by the name of the whole card."""
    called = name.partition("#")[0].lower()
    found = [half for half, face in enumerate(halves(thing)) if face.name.lower() == called]
    return tuple(found or [half for half, _ in enumerate(halves(thing))])


def locked_halves(thing: Object) -> list[int]:
    """0 for the left one, 1 for the right one."""
    return [half for half, _ in enumerate(halves(thing)) if DOORS[half] not in thing.designations]


def unlocked_halves(thing: Object) -> list[int]:
    return [half for half, _ in enumerate(halves(thing)) if DOORS[half] in thing.designations]


@rule("rooms")
def unlock_half(game: Game, player: Player, thing: Object, half: int) -> None:
    """Its name, its mana cost and its text are there from now on (709.5f)."""
    is_open(game, thing, half)
    _is_unlocked(game, player, thing, half)


def _is_unlocked(game: Game, player: Player, thing: Object, half: int) -> None:
    fully = not locked_halves(thing)
    game.emit(Unlocked(thing, player, DOORS[half], halves(thing)[half].name, fully))


@rule("rooms")
def lock_half(game: Game, thing: Object, half: int) -> None:
    """709.5g."""
    locks(game, thing, DOORS[half])
    game.emit(Told(f"{halves(thing)[half].name} is locked"))


def is_open(game: Game, thing: Object, half: int) -> None:
    """It is so, and nobody has unlocked it just now."""
    unlocks(game, thing, DOORS[half])


def enters_unlocked(game: Game, spell: Object, thing: Object) -> None:
    """The half that was cast is unlocked as the permanent enters (709.5d)."""
    for half, face in enumerate(halves(thing)):
        if spell.up == face:
            is_open(game, thing, half)


@rule("rooms")
def has_entered_unlocked(game: Game, thing: Object, player: Player) -> None:
    """What waits for a door sees that too (709.5h)."""
    for half in unlocked_halves(thing):
        _is_unlocked(game, player, thing, half)
