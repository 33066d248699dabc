"""A trace in the order in which it is read, for a page: each step with the lists that open and close around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any

from django.utils.safestring import SafeString, mark_safe

MOST_SHOWN = 1_000


@dataclass(frozen=True)
class Line:
    """One step. ``opens``: what it caused follows, a level deeper. ``closes`` ends the levels that end with it."""

    step: dict[str, Any]
    opens: bool
    closes: SafeString


def lines_of(trace: list[dict[str, Any]]) -> list[Line]:
    """The first steps of a trace, as many as a page can bear."""
    known = [*islice(in_order(trace), MOST_SHOWN), (0, {})]
    return [Line(step, deeper > depth, closing(depth - deeper)) for (depth, step), (deeper, _) in pairwise(known)]


def closing(levels: int) -> SafeString:
    """The end of so many lists, each of which stands in a step."""
    return mark_safe("</ol></li>" * max(levels, 0))


def in_order(trace: list[dict[str, Any]]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every step with its depth, a cause before what it caused."""
    waiting = [(0, step) for step in reversed(trace)]
    while waiting:
        depth, step = waiting.pop()
        yield depth, step
        waiting.extend((depth + 1, child) for child in reversed(step["children"]))


def how_many(trace: list[dict[str, Any]]) -> int:
    """The number of steps of a trace."""
    return sum(1 for _ in in_order(trace))
