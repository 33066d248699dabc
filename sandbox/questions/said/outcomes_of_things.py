"""What may have come about of things: they trigger, are larger or smaller because of another thing, fall off, or keep
their counters."""

from dataclasses import dataclass

from sandbox.questions.said.outcomes import OfThings, ToldOutcome
from sandbox.questions.said.things import Mention


@dataclass(frozen=True)
class Triggers(OfThings):
    """It triggers, so often where a number is said."""

    number: int = -1


@dataclass(frozen=True)
class SizedBecause(OfThings):
    """The text of `by` changes its power and toughness by so much."""

    change: str
    by: Mention


@dataclass(frozen=True)
class LosesCounters(OfThings):
    """It has so many counters fewer than before; with no number said, fewer."""

    number: int = -1


class Grows(OfThings):
    """It is larger than before."""


@dataclass(frozen=True)
class BothLose(ToldOutcome):
    """Each player loses so much life; with no number said, some."""

    number: int = -1


class FallsOff(OfThings):
    """What was on something is on nothing any more, wherever it went."""


class KeepsCounters(OfThings):
    """The counters that it had are on it."""
