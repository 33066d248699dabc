"""What happened, in the past tense, a module for each group. An event prints itself as a sentence for the trace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.terms.steps import PhaseTiming

if TYPE_CHECKING:
    from sandbox.engine.objects import Player


@dataclass(slots=True, eq=False, repr=False)
class Event:
    """The root of all events. Each is equal to itself alone."""

    def sentence(self) -> str:
        raise NotImplementedError


@dataclass(slots=True, eq=False, repr=False)
class Told(Event):
    """Something that needs no more than its sentence."""

    text: str

    def sentence(self) -> str:
        return self.text


@dataclass(slots=True, eq=False, repr=False)
class ChoiceMade(Event):
    """What a player has chosen, in words that follow the name."""

    player: Player
    words: str

    def sentence(self) -> str:
        return f"{self.player.name} {self.words}"


@dataclass(slots=True, eq=False, repr=False)
class StepBegan(Event):
    step: str
    active: Player
    timing: PhaseTiming = PhaseTiming.BEGINNING
    """Which effects of the step come now: those at its beginning, those due in its course, those at its end."""

    def sentence(self) -> str:
        return f"{self.active.name}'s {self.step} begins"


@dataclass(slots=True, eq=False, repr=False)
class GameEnded(Event):
    outcome: str

    def sentence(self) -> str:
        return self.outcome
