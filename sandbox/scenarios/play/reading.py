"""A text being read while its game is played: the script, the judge of its claims, and what its sentences look at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Player
from sandbox.engine.windows import Window
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.language.step_values import TimeGoal
from sandbox.scenarios.play.judging import Judge
from sandbox.scenarios.play.misfits import Misfit
from sandbox.scenarios.play.script import Asked, Script, SentenceEnd
from sandbox.terms.errors import Refusal


class EndOfText(Exception):
    """Every sentence has been read; the game is left where it stands."""


@dataclass
class Stopped(Exception):
    """The text cannot go on: an act that is forbidden, or a sentence for which the time never came."""

    bound: BoundStep
    refusal: Refusal


@dataclass
class ScenarioReading:
    script: Script
    judge: Judge
    context: StepContext
    stopped_in: Window | None = None
    """The window in the middle of something in which the text has asked to stop."""
    misfits: dict[int, Misfit] = field(default_factory=dict)
    """By the places of answers: the question that they speak of and do not answer."""
    too_late: dict[int, str] = field(default_factory=dict)
    """By the places of sentences that wait for a time: why it does not come any more."""
    marked: BoundStep | None = None
    """The sentence because of which things happen now."""

    @property
    def game(self) -> Game:
        return self.context.game

    def mark(self, bound: BoundStep) -> None:
        """What happens from now on happens because of the sentence."""
        self.marked = bound
        self.context.line = bound.step.line
        self.game.trace.line = bound.step.line

    def used(self, place: int, by: Asked | Moment) -> None:
        self.script.ended(place, SentenceEnd.USED, by)

    def goal(self, bound: BoundStep) -> TimeGoal:
        """The time that the next sentence waits for, begun."""
        waiting = self.script.waiting
        if waiting.goal is None:
            assert isinstance(bound.value, TimeGoal)
            waiting.goal = bound.value.fresh()
            self.mark(bound)
            waiting.goal.begin(self.context)
        return waiting.goal

    def time_has_come(self, by: Asked | Moment) -> None:
        """The next sentence has waited long enough."""
        self.used(self.script.at, by)
        self.script.read_on()

    def stop(self, bound: BoundStep, refusal: Refusal, remembered: bool = False) -> Stopped:
        """The text ends at the sentence, which the rules forbid; `remembered` for later claims about reasons."""
        refusal = refusal.in_full()
        if remembered:
            self.context.refusals.append(refusal)
        return Stopped(bound, refusal)


def chance_of(game: Game, player: Player) -> Asked:
    return Asked(game.questions, player.name)


def is_one_of(name: str, players: Iterable[Player]) -> bool:
    return name.lower() in [player.name.lower() for player in players]


def same_name(name: str, player: Player) -> bool:
    return name.lower() == player.name.lower()
