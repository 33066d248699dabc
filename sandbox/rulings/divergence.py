"""Where editions diverge: the first step at which their traces differ."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from sandbox.scenarios.values.trace import TraceStep, how_many, in_order


@dataclass(frozen=True)
class Divergence:
    """What each column does at the place where the first two of them differ; None: its trace has ended. ``places``:
    where that step, or else the last one, stands in the column's own trace, from 0.
    """

    number: int
    steps: tuple[TraceStep | None, ...]
    places: tuple[int, ...]


def first_divergence(traces: list[tuple[TraceStep, ...]]) -> Divergence | None:
    """The first step that is not alike in all traces. Headings of the turn, which no rule caused, are passed over:
    editions give the parts of the turn different names."""
    told = [[(n, step) for n, (_, step) in enumerate(in_order(trace)) if step.rule] for trace in traces]
    for number, column in enumerate(zip_longest(*told), start=1):
        steps = tuple(found[1] if found else None for found in column)
        if len({(step.text, step.rule) if step else None for step in steps}) > 1:
            places = (found[0] if found else how_many(trace) - 1 for found, trace in zip(column, traces, strict=True))
            return Divergence(number, steps, tuple(max(place, 0) for place in places))
    return None
