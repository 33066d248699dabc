"""The judge of a scenario's claims: each is checked where it stands, or when the question it speaks of comes up."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.engine.choices import AnyChoice
from sandbox.engine.moments import Moment
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.language.step_values import AnswerStep, ClaimCheck, TimeGoal
from sandbox.scenarios.play.script import Asked, Script, SentenceEnd, asked_by
from sandbox.scenarios.steps.legality import LEGALITY, AnswerLegality
from sandbox.terms.errors import Illegal


@dataclass
class Judged:
    """A claim that was checked."""

    bound: BoundStep
    holds: bool
    found: str


@dataclass
class Judge:
    """`waiting` are the places of claims about an answer, kept until their question comes up."""

    script: Script
    context: StepContext
    judged: list[Judged] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    is_of_answers: bool = field(init=False)
    """Whether any claim of the text is about what may be answered."""

    def __post_init__(self) -> None:
        self.is_of_answers = any(isinstance(bound.value, AnswerLegality) for bound in self.script.sentences)

    def judge_next(self, *by: Asked | Moment) -> None:
        """Checks the claim that is next in the text now, unless it speaks of other editions."""
        script, bound = self.script, self.script.current
        assert bound is not None
        if bound.edition is not None and self.context.game.edition.key not in bound.edition:
            script.ended(script.at, SentenceEnd.OTHER_EDITION)
        else:
            self._judged(script.at, *_found(bound, self.context), *by)
        script.read_on()

    def put_by(self) -> bool:
        """Whether the claim that is next in the text waits for its question."""
        bound = self.script.current
        assert bound is not None
        if not isinstance(bound.value, AnswerLegality) or not bound.value.waits:
            return False
        self.waiting.append(self.script.at)
        self.script.read_on()
        return True

    def judge_all_here(self, *by: Asked | Moment, with_legality: bool = False) -> None:
        """What a player may do is judged at that player's next chance, and so is all that follows."""
        while (bound := self.script.current) is not None and bound.kind == "claim":
            if bound.sentence in LEGALITY and not with_legality:
                return
            self.judge_next(*by)

    def judge_answers(self, choice: AnyChoice) -> None:
        """Claims about what may be answered are judged when the question comes up: those read already, and those that
        follow the sentence that brings it up."""
        if not self.is_of_answers:
            return
        for place in [*self.waiting, *self._claims_ahead()]:
            claim = self.script.sentences[place].value
            if isinstance(claim, AnswerLegality) and claim.fits(choice):
                self.context.line = self.script.sentences[place].step.line
                self._judged(place, *claim.judge(self.context, choice), asked_by(self.context.game, choice))
                if place in self.waiting:
                    self.waiting.remove(place)
                else:
                    self.script.take(place)

    def _claims_ahead(self) -> list[int]:
        found: list[int] = []
        for place, bound in self.script.ahead():
            if isinstance(bound.value, AnswerStep | TimeGoal) and place <= self.script.at:
                continue
            if bound.kind not in ("answer", "claim"):
                break
            found.append(place)
        return found

    def unasked(self) -> None:
        """At the end: what nobody was asked cannot be answered."""
        for place in self.waiting:
            claim = self.script.sentences[place].value
            assert isinstance(claim, AnswerLegality)
            self._judged(place, not claim.may, "nobody is asked")
        self.waiting = []

    def _judged(self, place: int, holds: bool, found: str, *by: Asked | Moment) -> None:
        self.judged.append(Judged(self.script.sentences[place], holds, found))
        self.script.ended(place, SentenceEnd.JUDGED, *by)


def _found(bound: BoundStep, context: StepContext) -> tuple[bool, str]:
    context.line = bound.step.line
    claim: ClaimCheck = bound.value
    try:
        return claim(context)
    except Illegal as error:
        return False, str(error)
