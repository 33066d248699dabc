"""Continuous effects in layers: Comprehensive Rules of 2006, 418.5; of 2010, 613."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from sandbox.engine.characteristics import Characteristics
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.meaning import continuous as c
from sandbox.meaning.abilities import Static
from sandbox.meaning.references import Each
from sandbox.rules.continuous.apply import CHARACTERISTICS, apply, apply_counters
from sandbox.rules.continuous.effects_in_force import (
    Looks,
    Piece,
    affected,
    asks_for_size,
    defines,
    in_order,
    lasting_pieces,
    static_pieces,
)

Begun = dict[tuple[int, int], list[Object]]
"""What an effect, known by its source and its ability, applies to: settled in the first layer in which it applies."""
Layer = Callable[[Piece], bool]
SIZE = (c.GetsPT, c.HasBasePT, c.SwitchesPT)
TYPE = (c.IsAlso, c.IsLandType, c.IsChosenLandType, c.HasSupertype)
COLOR = (c.IsColor, c.IsChosenColor)


def changes(*types: type[c.Modification]) -> Layer:
    return lambda piece: isinstance(piece.modification, types)


def _everything_else(piece: Piece) -> bool:
    modification = piece.modification
    return isinstance(modification, CHARACTERISTICS) and not isinstance(
        modification, (c.ControlledBy, c.WordsChanged, *TYPE, *SIZE)
    )


def _abilities(piece: Piece) -> bool:
    return _everything_else(piece) and not isinstance(piece.modification, COLOR)


def _sets_or_was_resolved(piece: Piece) -> bool:
    modification = piece.modification
    return isinstance(modification, c.HasBasePT) or (isinstance(modification, c.GetsPT) and not piece.from_static)


def _static_bonus(piece: Piece) -> bool:
    return isinstance(piece.modification, c.GetsPT) and piece.from_static


COUNTERS = None
"""The place of counters among the layers."""

CONTROL, TEXT, TYPES, SWITCH = changes(c.ControlledBy), changes(c.WordsChanged), changes(*TYPE), changes(c.SwitchesPT)
LAYERS_OF_2006: tuple[Layer | None, ...] = (
    CONTROL,
    TEXT,
    TYPES,
    _everything_else,
    _sets_or_was_resolved,
    COUNTERS,
    _static_bonus,
    SWITCH,
)
LAYERS_OF_2010: tuple[Layer | None, ...] = (
    CONTROL,
    TEXT,
    TYPES,
    changes(*COLOR),
    _abilities,
    changes(c.HasBasePT),
    changes(c.GetsPT),
    COUNTERS,
    SWITCH,
)


def in_layers_of_2006(game: Game, looks: Looks) -> None:
    """Control, text, type, everything else, then size: set or changed by resolved effects, counters, static
    bonuses, switches.
    """
    _in_layers(game, looks, LAYERS_OF_2006)


def in_layers_of_2010(game: Game, looks: Looks) -> None:
    """Control, text, type, color, abilities, then size: set, changed, counters, switches."""
    _in_layers(game, looks, LAYERS_OF_2010)


def _in_layers(game: Game, looks: Looks, layers: tuple[Layer | None, ...]) -> None:
    begun: Begun = {}
    going_on: list[Piece] = []
    for layer in layers:
        if layer is None:
            for thing in game.battlefield:
                apply_counters(thing, looks[thing])
            continue
        pieces = [piece for piece in (*lasting_pieces(game), *static_pieces(game, looks), *going_on) if layer(piece)]
        pieces = sorted(_each_once(pieces), key=_place)
        _apply_layer(game, looks, pieces, begun)
        going_on += _rest_of(pieces)
    _say_what_they_may_do(game, looks)


def _place(piece: Piece) -> tuple[bool, int]:
    """What defines the object itself comes before everything else of its layer; then the older comes first.

    Comprehensive Rules of 2006, 418.5a; of 2010, 613.2 and 613.3a.
    """
    return not defines(piece), piece.moment


def _say_what_they_may_do(game: Game, looks: Looks) -> None:
    """Prohibitions, duties and permissions change no characteristic: they look at the finished objects."""
    pieces = in_order([*lasting_pieces(game), *static_pieces(game, looks)])
    for piece in pieces:
        if not isinstance(piece.modification, CHARACTERISTICS):
            for thing in affected(game, piece, looks):
                apply(game, piece, thing, looks[thing])


def _rest_of(pieces: list[Piece]) -> list[Piece]:
    """An effect that has begun to apply goes on in later layers, even when its ability is gone by then."""
    return [
        Piece(piece.moment, piece.source, piece.controller, piece.origin, modification)
        for piece in pieces
        for modification in piece.origin.modifications
        if piece.from_static
    ]


def _each_once(pieces: list[Piece]) -> list[Piece]:
    found: dict[tuple[int, int, int], Piece] = {}
    for piece in pieces:
        found.setdefault((piece.source.id, id(piece.origin), id(piece.modification)), piece)
    return list(found.values())


def _apply_layer(game: Game, looks: Looks, pieces: list[Piece], begun: Begun) -> None:
    left = pieces
    while left:
        piece = _independent(game, looks, left) if len(left) > 1 else left[0]
        left = [other for other in left if other is not piece]
        if not _still_there(piece, looks, begun):
            continue
        piece.controller = _controller(piece, looks)
        for thing in _reached(game, piece, looks, begun):
            apply(game, piece, thing, looks[thing])


def _still_there(piece: Piece, looks: Looks, begun: Begun) -> bool:
    """An effect begins only while its source has the ability; once begun it goes on."""
    if not piece.from_static or (piece.source.id, id(piece.origin)) in begun:
        return True
    return piece.source in looks and piece.origin in looks[piece.source].abilities


def _reached(game: Game, piece: Piece, looks: Looks, begun: Begun) -> list[Object]:
    key = (piece.source.id, id(piece.origin))
    if key not in begun:
        begun[key] = affected(game, piece, looks)
    return begun[key]


def _independent(game: Game, looks: Looks, pieces: list[Piece]) -> Piece:
    """The oldest piece that depends on no other of its layer; the oldest of all when they depend on each other."""
    for piece in pieces:
        if not any(_depends(game, looks, piece, other) for other in pieces if other is not piece):
            return piece
    return pieces[0]


def _could_depend(piece: Piece, other: Piece) -> bool:
    """A quick look: only what reaches everything of a kind can reach other things; a change of size matters only to a
    kind that asks for size; an ability can only be lost to what takes abilities away; and who *you* is changes with
    the control of its source."""
    if not isinstance(piece.origin, Static):
        return False
    if isinstance(other.modification, c.ControlledBy):
        return True
    if isinstance(other.modification, c.LosesAllAbilities | c.Loses | c.IsLandType | c.IsChosenLandType):
        return True
    if not isinstance(piece.origin.affected, Each):
        return False
    return asks_for_size(piece) if isinstance(other.modification, SIZE) else True


def _controller(piece: Piece, looks: Looks) -> Player:
    """Who *you* is in its text."""
    return looks[piece.source].controller if piece.from_static and piece.source in looks else piece.controller


def _depends(game: Game, looks: Looks, piece: Piece, other: Piece) -> bool:
    """Whether applying the other would change what the piece applies to or for whom, or take away the ability that
    makes it."""
    if not _could_depend(piece, other):
        return False
    before, whose = affected(game, piece, looks), _controller(piece, looks)
    saved: dict[Object, Characteristics] = {}
    for thing in affected(game, other, looks):
        saved[thing] = copy(looks[thing])
        apply(game, other, thing, looks[thing])
    exists = piece.origin in looks[piece.source].abilities if piece.source in looks else True
    after = affected(game, piece, looks)
    changed = not exists or before != after or whose is not _controller(piece, looks)
    looks.update(saved)
    return changed
