"""What has been played, remembered while this process, and so this engine, lives: bounded by how much memory it takes.

A ruling on a long game takes a thousand times the memory of a short one. So what is remembered is measured, by how long
it is when it is written down, and the least recently wanted is forgotten first.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from sandbox.scenarios.evaluation import Evaluation, budget_at_hand

OBJECTS = 6
"""A value takes about so many times the memory that it takes when it is written down."""


class Remembered:
    """Evaluations by what was asked. `most` is a number of bytes for all of them together; one that takes more than an
    eighth of it is not remembered, nor is one that another time could be longer."""

    def __init__(self, most: int) -> None:
        self.most, self.held = most, 0
        self._found: OrderedDict[Hashable, tuple[Evaluation, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, asked: Hashable, play: Callable[[], Evaluation]) -> Evaluation:
        """What is remembered, or else what is played now."""
        with self._lock:
            if asked in self._found:
                self._found.move_to_end(asked)
                return self._found[asked][0]
        untouched = not budget_at_hand().done
        evaluation = play()
        if evaluation.is_whole or (untouched and not evaluation.for_lack_of_time):
            self._remember(asked, evaluation)
        return evaluation

    def _remember(self, asked: Hashable, evaluation: Evaluation) -> None:
        size = size_of(evaluation)
        if size > self.most // 8:
            return
        with self._lock:
            if asked not in self._found:
                self._found[asked] = (evaluation, size)
                self.held += size
            while self.held > self.most:
                _, (_, forgotten) = self._found.popitem(last=False)
                self.held -= forgotten

    def forget(self) -> None:
        """Everything."""
        with self._lock:
            self._found.clear()
            self.held = 0

    def __len__(self) -> int:
        return len(self._found)


def size_of(evaluation: Evaluation) -> int:
    """About how many bytes of memory it takes."""
    return OBJECTS * len(pickle.dumps(evaluation, pickle.HIGHEST_PROTOCOL))
