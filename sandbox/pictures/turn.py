"""The turn as a timeline: its parts as columns under their phases, as an edition's record has them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from sandbox.engine.game import Edition
from sandbox.terms.steps import Step

COLUMN = 28


@dataclass(frozen=True)
class StepColumn:
    """A part of the turn. ``open``: players may act in it."""

    name: str
    x: int
    open: bool


@dataclass(frozen=True)
class PhaseBand:
    """A phase of more than one part, above its columns."""

    name: str
    x: int
    width: int

    @property
    def middle(self) -> int:
        """Where its name stands."""
        return self.x + self.width // 2


@dataclass(frozen=True)
class TurnPicture:
    """``width`` is that of all columns; ``words`` says everything that the picture shows."""

    columns: tuple[StepColumn, ...]
    bands: tuple[PhaseBand, ...]
    width: int
    words: str


def turn_picture(edition: Edition) -> TurnPicture:
    """The turn of an edition."""
    turn = edition.turn
    columns = tuple(
        StepColumn(turn.name(step), number * COLUMN, step in turn.open_steps) for number, step in enumerate(turn.steps)
    )
    return TurnPicture(columns, tuple(bands(edition)), COLUMN * len(columns), words(edition))


def bands(edition: Edition) -> Iterable[PhaseBand]:
    """The phases that have parts, in order."""
    for name, found in groupby(enumerate(edition.turn.steps), key=lambda one: edition.turn.phase(one[1])):
        places = [number for number, _ in found]
        if len(places) > 1:
            yield PhaseBand(short(name), places[0] * COLUMN, len(places) * COLUMN)


def short(phase: str) -> str:
    """A phase's name over its parts, where it is clear what it is."""
    return phase.removesuffix(" phase")


def words(edition: Edition) -> str:
    """The turn told: each phase with its parts, and where nobody may act."""
    turn = edition.turn
    told = [told_phase(phase, [turn.name(step) for step in steps]) for phase, steps in phases_of(edition)]
    closed = [turn.name(step) for step in turn.steps if step not in turn.open_steps]
    acting = f" Players may not act in the {listed(closed)}." if closed else ""
    return f"A turn, {edition.name}: {'; '.join(told)}.{acting}"


def phases_of(edition: Edition) -> Iterable[tuple[str, list[Step]]]:
    """Each phase with its parts."""
    for name, steps in groupby(edition.turn.steps, key=edition.turn.phase):
        yield name, list(steps)


def told_phase(phase: str, steps: list[str]) -> str:
    """A phase in words."""
    return f"{phase} ({', '.join(steps)})" if len(steps) > 1 else phase


def listed(words: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else words[0]
