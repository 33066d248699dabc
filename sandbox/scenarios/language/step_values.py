"""What a step of a scenario becomes when it is read: acts, declarations, answers, goals of time and claims, each worked
out only when its moment comes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from sandbox.engine.acts import Act, Attack
from sandbox.engine.choices import AnyChoice
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import AnyQuestion
from sandbox.engine.windows import INSIDE, Window
from sandbox.scenarios.language.context import StepContext
from sandbox.terms.values import Value


class NoAnswer(Enum):
    """What a sentence gives that does not answer the question at hand."""

    NO_ANSWER = "no answer"


NO_ANSWER = NoAnswer.NO_ANSWER


class NotAnOption(Value):
    """An answer to the right question that cannot be given: the part of the sentence that is at fault, or why."""

    part: str
    because: str = ""


@dataclass
class NeverAsked(Exception):
    """A claim speaks of what nobody could ever be asked for, and why that is so."""

    why: str


Finding = tuple[bool, str]
ClaimCheck = Callable[[StepContext], Finding]
"""Whether it holds, and what was found."""


class ActStep(Value):
    """An act of a player, worked out when it is that player's chance."""

    player: str
    build: Callable[[StepContext, Player], Act]

    def act(self, context: StepContext) -> Act:
        return self.build(context, context.player(self.player))


class ActSteps(Value):
    """Several acts that one sentence tells, one after the other."""

    acts: tuple[ActStep, ...]


class AnswerStep(Value):
    """An answer to a choice. `asks` says whether a question is one that the sentence speaks of, whoever is asked;
    `answer` gives the value for such a question. `about` is what the sentence names as the source of the choice; empty:
    nothing."""

    player: str
    asks: Callable[[StepContext, AnyQuestion], bool]
    answer: Callable[[StepContext, AnyChoice], object]
    about: str = ""

    def is_said_by(self, player: Player) -> bool:
        """Whether it is the player who answers; chance has no name."""
        return not self.player or player.name.lower() == self.player.lower()

    def fits(self, context: StepContext, choice: AnyChoice) -> bool:
        """Whether the choice is one that the sentence speaks of, whatever it answers."""
        return self.is_said_by(choice.player) and self.asks(context, choice.question)

    def found(self, context: StepContext, choice: AnyChoice) -> object:
        """The answer, NO_ANSWER to another question, or why it cannot be given."""
        return self.answer(context, choice) if self.fits(context, choice) else NO_ANSWER

    def to(self, context: StepContext, choice: AnyChoice) -> object:
        """The answer, or NO_ANSWER."""
        found = self.found(context, choice)
        return NO_ANSWER if isinstance(found, NotAnOption) else found


class QuestionClaim:
    """A claim about a question to a player, judged when it comes up: the one that is open, or the next one that fits.
    A claim about a question that never comes is an error."""

    player: str

    @property
    def waits(self) -> bool:
        """Whether the claim is kept until its question comes up."""
        return True

    def fits(self, context: StepContext, choice: AnyChoice) -> bool:
        """Whether it is the question meant."""
        raise NotImplementedError

    def judge(self, context: StepContext, choice: AnyChoice) -> Finding:
        """What is found at that question."""
        raise NotImplementedError


class AttackStep(Value):
    """A declaration of attackers, or a part of one."""

    player: str
    build: Callable[[StepContext, Player], Attack | None]

    def attack(self, context: StepContext) -> Attack | None:
        return self.build(context, context.player(self.player))


class BlockStep(Value):
    """A declaration of blockers, or a part of one: pairs of blocker and attacker."""

    player: str
    build: Callable[[StepContext, Player], list[tuple[Object, Object]]]

    def pairs(self, context: StepContext) -> list[tuple[Object, Object]]:
        return self.build(context, context.player(self.player))


class TimeGoal:
    """A point up to which time moves on. `begin` looks at the game when the sentence is reached; `at` hears of moments;
    `reached` is asked at every question. `inside` lets it stop in the middle of dealing damage."""

    inside = False
    has_a_course = False
    """Whether claims that stand before an answer after it are judged while that answer's question is open."""
    after_the_game = False
    """Whether it may be said of a game that is over."""

    def __init__(self) -> None:
        self.done = False

    def fresh(self) -> TimeGoal:
        """The same goal, not begun."""
        return type(self)()

    def begin(self, context: StepContext) -> None:
        """The sentence has just been reached."""

    def at(self, context: StepContext, moment: Moment, about: Object | Player | None) -> None:
        """The moment has come."""

    def reached(self, context: StepContext) -> bool:
        return self.done

    def expired(self, context: StepContext) -> bool:
        """Whether its moment cannot come any more."""
        return False

    def begins_attack_of(self, player: Player) -> bool:
        """Whether time can move on so far only if the player announces an attack."""
        return False


def is_inside(window: Window | None) -> bool:
    """Whether the window is one in the middle of dealing damage or of dying."""
    return window is not None and window.kind in INSIDE
