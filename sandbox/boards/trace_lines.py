"""A trace in the order in which it is read, for a page: each step with the lists that open and close around it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice, pairwise

from sandbox.scenarios.values.trace import TraceStep, in_order

MOST_SHOWN = 1_000


@dataclass(frozen=True)
class Line:
    """One step. ``opens``: what it caused follows, a level deeper. ``closes``: the levels that end with it."""

    step: TraceStep
    opens: bool
    closes: range


def lines_of(trace: Iterable[TraceStep]) -> list[Line]:
    """The first steps of a trace, as many as a page can bear."""
    steps = list(islice(in_order(trace), MOST_SHOWN))
    depths = [*(depth for depth, _ in steps), 0]
    return [
        Line(step, deeper > depth, range(depth - deeper))
        for (_, step), (depth, deeper) in zip(steps, pairwise(depths), strict=True)
    ]
