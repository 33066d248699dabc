"""Where editions part: the first step at which their traces differ."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from .steps import in_order

Step = dict[str, Any]


@dataclass(frozen=True)
class Parting:
    """What each column does at the place where the first two of them differ; None: its trace has ended."""

    number: int
    steps: tuple[Step | None, ...]


def parting_of(traces: list[list[Step]]) -> Parting | None:
    """The first step that is not alike in all traces. Headings of the turn, which no rule caused, are passed over:
    editions give the parts of the turn different names."""
    told = [[step for _, step in in_order(trace) if step.get("rule")] for trace in traces]
    for number, steps in enumerate(zip_longest(*told), start=1):
        if len({(step["text"], step["rule"]) if step else None for step in steps}) > 1:
            return Parting(number, steps)
    return None
