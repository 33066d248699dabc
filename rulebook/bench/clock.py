"""Timings, and the unit that lets them be compared across machines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter


@dataclass(frozen=True)
class Timings:
    """What repeated runs of one thing took, in seconds."""

    seconds: tuple[float, ...]

    @property
    def best(self) -> float:
        return min(self.seconds)

    @property
    def median(self) -> float:
        return median(self.seconds)

    @property
    def percentile_95(self) -> float:
        """The time that 95 of 100 runs do not exceed."""
        return quantiles(self.seconds, n=20)[-1] if len(self.seconds) > 1 else self.best


def timed(work: Callable[[], object], times: int) -> Timings:
    """Runs the work so often, each run timed by itself."""
    found = []
    for _ in range(times):
        begun = perf_counter()
        work()
        found.append(perf_counter() - begun)
    return Timings(tuple(found))


def one_unit_of_work() -> int:
    return sum(i * i for i in range(10_000))


def unit(times: int = 300) -> float:
    """The best time of one unit of work on this machine, now."""
    return timed(one_unit_of_work, times).best
