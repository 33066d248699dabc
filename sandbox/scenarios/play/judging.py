"""The judge of a scenario's claims: each is checked where it stands, or when the question it speaks of comes up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sandbox.engine.choices import AnyChoice
from sandbox.engine.moments import Moment
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.language.step_values import (
    NO_ANSWER,
    AnswerStep,
    ClaimCheck,
    NeverAsked,
    QuestionClaim,
    TimeGoal,
)
from sandbox.scenarios.play.script import Asked, Script, SentenceEnd, asked_by
from sandbox.scenarios.steps.legality import LEGALITY, ActLegality
from sandbox.terms.errors import Illegal


@dataclass
class Judged:
    """A claim that was checked."""

    bound: BoundStep
    holds: bool
    found: str
    rules: tuple[str, ...] = ()
    """Those by which it was judged."""


@dataclass
class Judge:
    """`waiting` are the places of claims about an answer, kept until their question comes up."""

    script: Script
    context: StepContext
    judged: list[Judged] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    never_asked: dict[int, str] = field(default_factory=dict)
    """By the places of claims about what can never be done: why."""
    _before: int = 0
    """By how many rules the claims before were judged."""
    is_of_answers: bool = field(init=False)
    """Whether any claim of the text is about a question."""

    def __post_init__(self) -> None:
        self.is_of_answers = any(isinstance(bound.value, QuestionClaim) for bound in self.script.sentences)

    def judge_next(self, *by: Asked | Moment) -> None:
        """Checks the claim that is next in the text now, unless it speaks of other editions."""
        script, bound = self.script, self.script.current
        assert bound is not None
        if self.is_for_others(bound):
            script.ended(script.at, SentenceEnd.OTHER_EDITION)
        else:
            self._judge(script.at, bound, *by)
        script.read_on()

    def _judge(self, place: int, bound: BoundStep, *by: Asked | Moment) -> None:
        try:
            self._judged(place, *_found(bound, self.context), *by)
        except NeverAsked as error:
            self.never_asked[place] = error.why

    def is_for_others(self, bound: BoundStep) -> bool:
        """Whether it speaks of other editions."""
        return not bound.is_for(self.context.game.edition.key)

    def put_by(self) -> bool:
        """Whether the claim that is next in the text waits for its question."""
        bound = self.script.current
        assert bound is not None
        if not isinstance(bound.value, QuestionClaim) or not bound.value.waits or self.is_for_others(bound):
            return False
        self.waiting.append(self.script.at)
        self.script.read_on()
        return True

    def judge_all_here(self, *by: Asked | Moment, with_legality: bool = False, declaring: str = "") -> None:
        """What a player may do is judged at that player's next chance, and so is all that follows; right before a
        declaration, what is said of `declaring` it is judged as well."""
        while (bound := self.script.current) is not None and bound.kind == "claim":
            if self.put_by():
                continue
            if bound.sentence in LEGALITY and not with_legality and not is_about_declaring(bound, declaring):
                return
            self.judge_next(*by)

    def judge_answers(self, choice: AnyChoice) -> None:
        """Claims about what may be answered are judged when the question comes up: those read already, and those that
        follow the sentence that brings it up."""
        if not self.is_of_answers:
            return
        for place in [*self.waiting, *self._claims_ahead(choice)]:
            claim = self.script.sentences[place].value
            if isinstance(claim, QuestionClaim) and claim.fits(self.context, choice):
                if claim.player.lower() != choice.player.name.lower() and self._is_answered_before(place, choice):
                    continue
                self.context.line = self.script.sentences[place].step.line
                self._judged(place, *claim.judge(self.context, choice), asked_by(self.context.game, choice))
                if place in self.waiting:
                    self.waiting.remove(place)
                else:
                    self.script.take(place)

    def _is_answered_before(self, place: int, choice: AnyChoice) -> bool:
        """Whether a sentence that stands before the claim answers the question: a claim about what another player
        cannot answer then speaks of a later one."""
        return any(at < place and answer.fits(self.context, choice) for at, answer in self.script.answers())

    def _claims_ahead(self, choice: AnyChoice) -> list[int]:
        """Those that stand before the sentence that answers the question, or before the next act."""
        found: list[int] = []
        for place, bound in self.script.ahead():
            if isinstance(bound.value, AnswerStep | TimeGoal) and place <= self.script.at:
                continue
            if bound.kind not in ("answer", "claim"):
                break
            self.context.line = bound.step.line
            if isinstance(bound.value, AnswerStep) and bound.value.fits(self.context, choice):
                break
            if not self.is_for_others(bound):
                found.append(place)
        return found

    def judge_in_course(self, choice: AnyChoice) -> None:
        """Claims that stand right before the sentence that answers the question are judged while it is open, in the
        course of what is under way. What may be done then is judged at the next chance to do it."""
        for place in self._claims_before_answer(choice):
            bound = self.script.sentences[place]
            if self.is_for_others(bound):
                self.script.ended(place, SentenceEnd.OTHER_EDITION)
            elif isinstance(bound.value, QuestionClaim):
                self._judged(place, False, f"{choice.player.name} is asked: {choice.text}")
            else:
                self._judged(place, *_found(bound, self.context), asked_by(self.context.game, choice))
            self.script.take(place)

    def _claims_before_answer(self, choice: AnyChoice) -> list[int]:
        """None where something else stands between them and the answer, or another sentence answers."""
        found: list[int] = []
        for place, bound in self.script.ahead():
            if isinstance(bound.value, AnswerStep):
                if found and self._is_answered(choice, [(place, bound.value)]):
                    return [] if self._is_answered(choice, self.script.answers()) else found
            elif bound.kind == "claim" and bound.sentence not in LEGALITY:
                found.append(place)
            elif not isinstance(bound.value, QuestionClaim) and not self._is_under_way(place):
                return []
        return []

    def _is_under_way(self, place: int) -> bool:
        """Whether the sentence waits just now for something in whose course questions come up."""
        goal = self.script.waiting.goal
        return place == self.script.at and goal is not None and goal.has_a_course

    def _is_answered(self, choice: AnyChoice, by: Iterable[tuple[int, AnswerStep]]) -> bool:
        for place, answer in by:
            self.context.line = self.script.sentences[place].step.line
            if answer.to(self.context, choice) is not NO_ANSWER:
                return True
        return False

    def take_over(self, other: Judge) -> None:
        """What a judge of the same text in a copy of the game has judged since."""
        for claim in other.judged[len(self.judged) :]:
            place = self.script.sentences.index(claim.bound)
            self.context.judged_by += claim.rules
            self._judged(place, claim.holds, claim.found, *other.script.ends[place].by)
        self.waiting = list(other.waiting)
        self.context.refusals = other.context.refusals

    def _judged(self, place: int, holds: bool, found: str, *by: Asked | Moment) -> None:
        rules = tuple(dict.fromkeys(self.context.judged_by[self._before :]))
        self._before = len(self.context.judged_by)
        self.judged.append(Judged(self.script.sentences[place], holds, found, rules))
        self.script.ended(place, SentenceEnd.JUDGED, *by)


def is_about_declaring(bound: BoundStep, verb: str) -> bool:
    """Whether it is a claim that somebody may or cannot `attack`, or `block`."""
    return isinstance(bound.value, ActLegality) and bound.value.verb == verb


def _found(bound: BoundStep, context: StepContext) -> tuple[bool, str]:
    context.line = bound.step.line
    claim: ClaimCheck = bound.value
    try:
        return claim(context)
    except Illegal as error:
        return False, str(error)
