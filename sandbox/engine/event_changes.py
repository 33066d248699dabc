"""An effect that would change what is about to happen, as it is found where that event is.

Comprehensive Rules of 2006, 419; of 2010 and 2026, 614 and 616.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import IntEnum

from sandbox.engine.objects import Object


class Precedence(IntEnum):
    """Those that stand first here are applied before all others (2006, 419.9a; 2010 and 2026, 616.1)."""

    OF_ITSELF = 0
    """A part of the very text that is carried out replaces another (2010 and 2026, 614.15)."""
    CONTROL = 1
    """Under whose control something enters."""
    COPY = 2
    """Of what it enters as a copy."""
    BACK_FACE = 3
    """Which face is up as it enters."""
    ANY = 4


@dataclass(frozen=True, eq=False)
class EventChange:
    """An effect that would change the event. `made_by`: what it comes from, or what it is called. `chance`: equal for
    what is the same effect each time that it is looked for. `does`: equal for effects that come to the same in whatever
    order they are applied."""

    made_by: Object | str
    apply: Callable[[], None]
    chance: Hashable
    does: object
    precedence: Precedence = Precedence.ANY
