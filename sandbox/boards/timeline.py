"""The boards along a trace, for stepping through a ruling."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any

from sandbox.boards.board import Board, Position, board_of
from sandbox.boards.trace_lines import MOST_SHOWN, in_order

MOST_BOARDS = 150


@dataclass(frozen=True)
class Film:
    """``shown[n]`` is the place in ``boards`` of the board after step n of the trace, read from the top; -1 is the
    board that the scenario sets up."""

    boards: tuple[Board, ...]
    shown: tuple[int, ...]


def film_of(ruling: dict[str, Any]) -> Film:
    """A ruling that was played with its frames. Each board marks what changed with its step."""
    boards: list[Board] = []
    shown: list[int] = []
    last: Position = ruling["start"]
    for _, step in islice(in_order(ruling["trace"]), MOST_SHOWN):
        number = step.get("frame")
        if number is not None and len(boards) < MOST_BOARDS:
            boards.append(board_of(ruling["frames"][number], last))
            last = ruling["frames"][number]
        shown.append(len(boards) - 1)
    return Film(tuple(boards), tuple(shown))
