"""A scenario's text as it is read: a cursor, the answers put by for later, and what has become of every sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from sandbox.engine.choices import AnyChoice
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.questions import AnyQuestion
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.language.step_values import AnswerStep, TimeGoal
from sandbox.terms.errors import Refusal


class SentenceEnd(Enum):
    """What becomes of a sentence."""

    SET_UP = "set up"
    """It is part of the position."""
    USED = "used"
    """It answered a question, or the time that it waited for came."""
    JUDGED = "judged"
    OTHER_EDITION = "other edition"
    """It speaks of other editions."""
    UNUSED = "unused"
    """No question has come up that it answers, or the game did not come so far."""


class Asked(NamedTuple):
    """A question of the game: its number, who was asked, and what; no kind: a chance to act."""

    number: int
    player: str
    kind: type[AnyQuestion] | None = None
    text: str = ""


def asked_by(game: Game, choice: AnyChoice) -> Asked:
    return Asked(game.questions, choice.player.name, type(choice.question), choice.text)


class SentenceUse(NamedTuple):
    """How a sentence has ended. `by` are the questions that it answered, or the question or moment at which it was
    judged or its time had come; empty at the end of the text. `left` are the names of its list that nobody asked for.
    """

    sentence: BoundStep
    end: SentenceEnd
    by: tuple[Asked | Moment, ...] = ()
    left: tuple[str, ...] = ()

    @property
    def line(self) -> int:
        return self.sentence.step.line


@dataclass
class Waiting:
    """What is known of the sentence that is to be read next, while its moment is waited for."""

    part: int = 0
    """How many of its acts have been done."""
    goal: TimeGoal | None = None
    """The time that it waits for, begun."""
    since_turn: int | None = None
    earlier: Refusal | None = None
    """Why its act could not be done at an earlier chance."""


@dataclass
class Script:
    """`at` is the place of the next sentence; `put_by` are the places of answers that were read before their question;
    `taken` those of sentences that were carried out before the ones ahead of them."""

    sentences: tuple[BoundStep, ...]
    at: int = 0
    put_by: list[int] = field(default_factory=list)
    taken: set[int] = field(default_factory=set)
    waiting: Waiting = field(default_factory=Waiting)
    ends: dict[int, SentenceUse] = field(default_factory=dict)
    asked_instead: dict[int, Asked] = field(default_factory=dict)
    """By the places of answers that were put by: the question at which they were."""
    current: BoundStep | None = field(init=False)
    """The next sentence; None at the end of the text."""

    def __post_init__(self) -> None:
        self._go_to(self.at)

    def _go_to(self, place: int) -> None:
        """The next sentence is this one, or the first after it that has not been taken."""
        while place in self.taken:
            place += 1
        self.at, self.current = place, self.sentences[place] if place < len(self.sentences) else None

    def read_on(self) -> None:
        self.waiting = Waiting()
        self._go_to(self.at + 1)

    def put_answer_by(self, instead: Asked) -> None:
        """The sentence is an answer whose question has not come up yet; who is asked `instead`, and what."""
        self.put_by.append(self.at)
        self.asked_instead[self.at] = instead
        self.read_on()

    def ahead(self) -> Iterator[tuple[int, BoundStep]]:
        """The sentences still to be read, with their places."""
        for place in range(self.at, len(self.sentences)):
            if place not in self.taken:
                yield place, self.sentences[place]

    def answers(self) -> Iterator[tuple[int, AnswerStep]]:
        """The answers at hand: those put by, then those that follow in the text, up to the next act or claim."""
        for place in self.put_by:
            yield place, self._answer(place)
        for place, sentence in self.ahead():
            if isinstance(sentence.value, AnswerStep):
                yield place, sentence.value
            elif not isinstance(sentence.value, TimeGoal) or (place > self.at and self.waiting.goal is not None):
                break

    def _answer(self, place: int) -> AnswerStep:
        answer = self.sentences[place].value
        assert isinstance(answer, AnswerStep)
        return answer

    def take(self, place: int) -> None:
        """The sentence has been carried out, whether or not those ahead of it have been."""
        if place in self.put_by:
            self.put_by.remove(place)
        else:
            self.taken.add(place)
            self._go_to(self.at)

    # what becomes of the sentences

    def ended(self, place: int, end: SentenceEnd, *by: Asked | Moment) -> None:
        """Records it; a sentence that answers several questions ends with all of them."""
        before = self.ends[place].by if place in self.ends else ()
        more = tuple([one for one in by if one not in before]) if before else by
        self.ends[place] = SentenceUse(self.sentences[place], end, (*before, *more))

    def unread(self) -> list[BoundStep]:
        """The sentences that were never reached."""
        return [sentence for _, sentence in self.ahead()]

    def uses(self, left_of_list: Mapping[int, Sequence[str]]) -> tuple[SentenceUse, ...]:
        """What has become of every sentence; `left_of_list` are the names left of lists, by their lines."""
        return tuple(
            self.ends[place]._replace(left=tuple(left_of_list.get(sentence.step.line, ())))
            if place in self.ends
            else SentenceUse(sentence, SentenceEnd.UNUSED)
            for place, sentence in enumerate(self.sentences)
        )
