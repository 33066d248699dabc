"""Running a range of inputs, and what was found."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

from tests.fuzz.doors import door_of
from tests.fuzz.mutations import Drawn


@dataclass(frozen=True)
class Entered:
    """What came of one input, and the seconds that this process was at work on it. `fault` is the traceback of what
    should not have been raised."""

    number: int
    door: str
    came: str
    seconds: float
    fault: str = ""


def entered(number: int) -> Entered:
    """Draws the input of that number and puts it in."""
    door, began = door_of(number), process_time()
    try:
        came, fault = door.enter(Drawn.numbered(number)), ""
    except Exception as error:
        came, fault = f"{type(error).__name__}: {error}", traceback.format_exc()
    return Entered(number, door.name, came, process_time() - began, fault)


def entered_all(first: int, count: int, step: int = 1) -> Iterator[Entered]:
    """Every input from the first number on."""
    return (entered(number) for number in range(first, first + count, step))
