"""The boards along a trace, for stepping through a ruling."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from sandbox.boards.board import Board, board_of
from sandbox.boards.trace_lines import MOST_SHOWN
from sandbox.editions import EDITIONS
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order

MOST_BOARDS = 150


@dataclass(frozen=True)
class Timeline:
    """``shown[n]`` is the place in ``boards`` of the board after step n of the trace, read from the top; -1 is the
    board that the scenario sets up."""

    boards: tuple[Board, ...]
    shown: tuple[int, ...]


def timeline_of(ruling: Ruling, flipped: bool = False) -> Timeline:
    """A ruling that was played with its positions. Each board says what changed with its step."""
    boards: list[Board] = []
    shown: list[int] = []
    last, words = ruling.start, EDITIONS[ruling.edition].words
    for _, step in islice(in_order(ruling.trace), MOST_SHOWN):
        position = ruling.position_after(step)
        if position is not None and len(boards) < MOST_BOARDS:
            boards.append(board_of(position, last, flipped, words))
            last = position
        shown.append(len(boards) - 1)
    return Timeline(tuple(boards), tuple(shown))
