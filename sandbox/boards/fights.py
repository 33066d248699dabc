"""Who stands opposite whom in an attack: columns in which attackers and their blockers face each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from sandbox.boards.pile import Pile

MOST_COLUMNS = 8
Front = tuple[Pile, ...]


def columns_of(fronts: Sequence[Front]) -> tuple[list[Front], int]:
    """The piles that fight, side by side as before, each with its column and in the order of the columns, and how many
    columns there are; 0, and none has one, where there would be more than a board has room for."""
    places = dict(placed([pile for front in fronts for pile in front]))
    columns = max(places.values(), default=0)
    if columns > MOST_COLUMNS:
        return list(fronts), 0
    standing = [tuple(replace(pile, column=places[pile.ids]) for pile in front) for front in fronts]
    return [tuple(sorted(front, key=lambda pile: pile.column)) for front in standing], columns


def placed(fighting: Sequence[Pile]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Each attacker in the middle of its blockers; who blocks several stands with the first of them, and who blocks
    nothing that is there comes last."""
    column, seen = 1, set[int]()
    for attacker in (pile for pile in fighting if pile.object.attacking):
        met = [pile for pile in blocking(attacker, fighting) if not seen.intersection(pile.ids)]
        seen.update(number for pile in met for number in pile.ids)
        yield attacker.ids, column + max(len(met) - 1, 0) // 2
        yield from ((pile.ids, column + at) for at, pile in enumerate(met))
        column += max(len(met), 1)
    left = [pile for pile in fighting if not pile.object.attacking and not seen.intersection(pile.ids)]
    yield from ((pile.ids, column + at) for at, pile in enumerate(left))


def blocking(attacker: Pile, fighting: Iterable[Pile]) -> list[Pile]:
    """Those that block it."""
    return [pile for pile in fighting if set(pile.object.blocking).intersection(attacker.ids)]
