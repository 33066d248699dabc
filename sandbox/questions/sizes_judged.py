"""Whether a creature's size was changed by so much, judged on the course of the game and on its end."""

from __future__ import annotations

import re

from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.view import View

_GETS = re.compile(r"(.+) gets ([+-]\d+)/([+-]\d+)\b.*")
_STATIC = re.compile(r"[+-]\d+/[+-]\d+")
Change = tuple[int, int]


def size_changed(piece: Piece, change: str, view: View) -> bool:
    """Whether it got the change, or any that makes it smaller where none is said. Raises NotClear where only a text
    that always holds could have changed it, and it is not in play at the end."""
    got = [(int(x[2]), int(x[3])) for _, text in view.course if (x := _GETS.fullmatch(text)) and x[1] == piece.label]
    got = got or _at_end(piece, view)
    total = (sum(power for power, _ in got), sum(toughness for _, toughness in got))
    if not change:
        return any(power < 0 or toughness < 0 for power, toughness in got)
    power, toughness = change.split("/")
    return (int(power), int(toughness)) in (*got, total)


def _at_end(piece: Piece, view: View) -> list[Change]:
    """How its size differs from the printed one. Raises NotClear where that cannot be seen."""
    power, _, toughness = view.size(piece.label).partition("/")
    printed = piece.works_as
    if not toughness:
        if _STATIC.search(view.text):
            raise NotClear("what its size was")
        return []
    if printed.power is None or printed.toughness is None:
        raise NotClear("what its size was")
    found = (int(power) - printed.power, int(toughness) - printed.toughness)
    return [found] if found != (0, 0) else []
