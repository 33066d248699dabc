"""Continuous effects in order of occurrence: the 1997 manual, Resolving Existing Effects; Mirage."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning import continuous as c
from sandbox.rules.continuous.apply import CHARACTERISTICS, apply, apply_counters
from sandbox.rules.continuous.effects_in_force import (
    Looks,
    Piece,
    affected,
    asks_for_size,
    in_order,
    lasting_pieces,
    static_pieces,
)

SIZE = (c.GetsPT, c.HasBasePT, c.SwitchesPT)
LAND_TYPE = (c.IsLandType, c.IsChosenLandType)
MOST_PASSES = 6
Key = tuple[int, int, int]
Reached = dict[Key, list[Object]]


class InTheEnd:
    """What each effect applies to once all is applied: things that come to be of its kind are added, things that
    cease to be are left out, and an effect whose source has lost the ability is silent.

    A thing that an effect itself takes out of its kind stays reached: left out, it would be of the kind again.
    """

    def __init__(self) -> None:
        self.reached: Reached = {}
        self.silent: set[Key] = set()
        self.left_out: set[tuple[Key, Object]] = set()
        self.seen: list[Piece] = []
        """Held, so that no key of one pass can mean another ability in a later one."""

    def settle(self, game: Game, looks: Looks, pieces: list[Piece], reached: Reached) -> bool:
        """Compares a pass with its end; True when nothing needs another pass."""
        at_rest = True
        self.seen += pieces
        for piece in pieces:
            key = _key(piece)
            if not piece.from_static or key in self.silent:
                continue
            if piece.source in looks and piece.origin not in looks[piece.source].abilities:
                self.silent.add(key)
                at_rest = False
            elif not isinstance(piece.modification, LAND_TYPE):
                at_rest = self._settle_one(key, affected(game, piece, looks), reached[key]) and at_rest
        return at_rest

    def _settle_one(self, key: Key, wanted: list[Object], had: list[Object]) -> bool:
        stay = [thing for thing in had if thing not in wanted and (key, thing) in self.left_out]
        left = [thing for thing in had if thing not in wanted and thing not in stay]
        come = [thing for thing in wanted if thing not in had]
        self.left_out.update((key, thing) for thing in left)
        self.reached[key] = [*wanted, *stay]
        return not left and not come


def in_order_of_occurrence(game: Game, looks: Looks) -> None:
    """A later effect overrides an earlier one, and the earlier one shows again when the later has gone.

    An effect on everything of a kind holds for all that is of the kind in the end, whatever came first; the order
    settles conflicts only, and those about land types always. Size starts from the last value set; every bonus and
    counter is added, whatever its age. What a permanent may or must do is asked of the finished permanent.
    """
    in_the_end = InTheEnd()
    for _ in range(MOST_PASSES):
        pieces, reached = _one_pass(game, looks, in_the_end)
        if in_the_end.settle(game, looks, pieces, reached):
            break
        for thing in looks:
            looks[thing] = game.printed(thing)
    else:
        _one_pass(game, looks, in_the_end)
    _change_sizes(game, looks)
    for piece in _pieces(game, looks):
        waited = asks_for_size(piece) and not isinstance(piece.modification, SIZE)
        if waited or not isinstance(piece.modification, CHARACTERISTICS):
            _apply_to(game, piece, looks, affected(game, piece, looks))


def _one_pass(game: Game, looks: Looks, in_the_end: InTheEnd) -> tuple[list[Piece], Reached]:
    for piece in _pieces(game, looks, c.WordsChanged):
        _apply_to(game, piece, looks, affected(game, piece, looks))
    pieces = [piece for piece in _pieces(game, looks, *CHARACTERISTICS) if _comes_before_size(piece)]
    reached: Reached = {}
    for piece in pieces:
        key = _key(piece)
        if key in in_the_end.silent:
            continue
        things = in_the_end.reached[key] if key in in_the_end.reached else affected(game, piece, looks)
        _apply_to(game, piece, looks, things)
        reached[key] = things
    return pieces, reached


def _comes_before_size(piece: Piece) -> bool:
    return not isinstance(piece.modification, (c.WordsChanged, *SIZE)) and not asks_for_size(piece)


def _change_sizes(game: Game, looks: Looks) -> None:
    pieces = _pieces(game, looks, *SIZE)
    for wanted in (c.HasBasePT, c.GetsPT):
        for piece in pieces:
            if isinstance(piece.modification, wanted):
                _apply_to(game, piece, looks, affected(game, piece, looks))
    for thing in game.battlefield:
        apply_counters(thing, looks[thing])
    for piece in pieces:
        if isinstance(piece.modification, c.SwitchesPT):
            _apply_to(game, piece, looks, affected(game, piece, looks))


def _pieces(game: Game, looks: Looks, *types: type[c.Modification]) -> list[Piece]:
    found = in_order([*lasting_pieces(game), *static_pieces(game, looks)])
    return [piece for piece in found if not types or isinstance(piece.modification, types)]


def _apply_to(game: Game, piece: Piece, looks: Looks, things: list[Object]) -> None:
    for thing in things:
        apply(game, piece, thing, looks[thing])


def _key(piece: Piece) -> Key:
    return (piece.source.id, id(piece.origin), id(piece.modification))
