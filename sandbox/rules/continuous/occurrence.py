"""Continuous effects in order of occurrence: the 1997 manual, Resolving Existing Effects; Mirage."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning import continuous as c
from sandbox.rules.continuous.apply import apply, apply_counters
from sandbox.rules.continuous.pieces import Looks, Piece, affected, in_order, lasting_pieces, static_pieces

SIZE = (c.GetsPT, c.HasBasePT, c.SwitchesPT)
MOST_PASSES = 4
Reached = dict[tuple[int, int, int], list[Object]]


def in_order_of_occurrence(game: Game, looks: Looks) -> None:
    """A later effect overrides an earlier one, and the earlier one shows again when the later has gone.

    An effect on everything of a kind holds for all that is of the kind in the end, whatever came first; the order
    settles
    conflicts only. Size starts from the last value set; every bonus and counter is added, whatever its age.
    """
    in_the_end: Reached = {}
    for _ in range(MOST_PASSES):
        pieces, reached = _one_pass(game, looks, in_the_end)
        in_the_end = {_key(piece): affected(game, piece, looks) for piece in pieces if piece.from_static}
        if all(thing in reached[key] for key, things in in_the_end.items() for thing in things):
            break
        for thing in looks:
            looks[thing] = game.printed(thing)
    _change_sizes(game, looks)


def _one_pass(game: Game, looks: Looks, in_the_end: Reached) -> tuple[list[Piece], Reached]:
    for piece in _pieces(game, looks, c.WordsChanged):
        _apply_to(game, piece, looks, affected(game, piece, looks))
    pieces = [piece for piece in _pieces(game, looks) if not isinstance(piece.modification, (c.WordsChanged, *SIZE))]
    reached: Reached = {}
    for piece in pieces:
        things = affected(game, piece, looks)
        things += [thing for thing in in_the_end.get(_key(piece), ()) if thing not in things]
        _apply_to(game, piece, looks, things)
        reached[_key(piece)] = things
    return pieces, reached


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


def _key(piece: Piece) -> tuple[int, int, int]:
    return (piece.source.id, id(piece.origin), id(piece.modification))
