"""How much may be played for one request: so much work, and as a last resort so much time.

Work is counted where it is done: a unit is about as much as one look at one object, some two millionths of a second.
The same text costs the same work in every process. Time is the processor time of the thread and is looked at now and
then; it only matters where something costs more than is counted for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sandbox.terms.errors import BudgetSpent

MOST_WORK = 500_000
"""Units of work for one request: about a second."""
MOST_SECONDS = 2.0
PORTION = 4_000
"""After so much work the time is looked at."""

QUESTION = 12
EVENT = 12
OBJECT = 40
ACT = 12
EFFECT = 4
"""What a question, an event of the trace, a new object, a look whether an act is legal and one at a continuous effect
cost, beside what they look at."""
BYTES = 60
"""So many bytes of a game are copied for a unit."""

Clock = Callable[[], float]


class Budget:
    """What is left of what one request may have played. `ran_out_of_time`: it ended before its work was done."""

    __slots__ = ("_portion", "_reserve", "most", "ran_out_of_time", "_seconds", "_clock", "_began")

    def __init__(self, work: int = MOST_WORK, seconds: float | None = None, clock: Clock = time.thread_time) -> None:
        self.most = work
        self.ran_out_of_time = False
        self._share_out(work)
        self._seconds, self._clock, self._began = MOST_SECONDS if seconds is None else seconds, clock, clock()

    def spend(self, work: int) -> None:
        """Counts work that is about to be done. Raises BudgetSpent when it is too much, and from then on always."""
        self._portion -= work
        if self._portion < 0:
            self._next_portion()

    def _next_portion(self) -> None:
        self.ran_out_of_time = self.ran_out_of_time or self._clock() - self._began > self._seconds
        if self.ran_out_of_time or self._portion + self._reserve < 0:
            raise BudgetSpent
        self._share_out(self._portion + self._reserve)

    def _share_out(self, work: int) -> None:
        """So much is left; a portion of it may be spent without a look at the time."""
        self._portion = min(work, PORTION)
        self._reserve = work - self._portion

    @property
    def left(self) -> int:
        """How much work may still be done."""
        return 0 if self.ran_out_of_time else max(0, self._portion + self._reserve)

    @property
    def is_spent(self) -> bool:
        return self.ran_out_of_time or self._portion + self._reserve < 0

    @property
    def done(self) -> int:
        """How much work has been done; what was refused counts."""
        return self.most - self._portion - self._reserve

    def closing(self) -> Budget:
        """For the last look at a game that has been played: it is counted here, and never refused."""
        return _Closing(self)

    @contextmanager
    def with_at_most(self, work: int) -> Iterator[None]:
        """While it lasts no more may be done than this, and no more than is left. What is spent is spent."""
        held_back = max(0, self._portion + self._reserve - work)
        self._share_out(self._portion + self._reserve - held_back)
        try:
            yield
        finally:
            self._share_out(self._portion + self._reserve + held_back)


def _no_time() -> float:
    """A clock that stands still."""
    return 0.0


class _Closing(Budget):
    """Counts against another budget without asking it."""

    __slots__ = ("counts",)

    def __init__(self, counts: Budget) -> None:
        super().__init__(0, clock=_no_time)
        self.counts = counts

    def spend(self, work: int) -> None:
        self.counts._portion -= work
