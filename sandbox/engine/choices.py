"""Choices: whenever the rules let somebody choose, the game asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice, permutations
from typing import Any, Generic, TypeVar

from sandbox.engine.objects import Player
from sandbox.engine.questions import Question
from sandbox.terms.errors import HeadjudgeError, Refusal

A = TypeVar("A")


@dataclass(eq=False)
class Choice(Generic[A]):
    """`player` chooses. `text` says what, for people. `options` may be a function, called only when somebody looks.

    `default` is what a player does of whom the text says nothing; absent (`must_say`) where the rules oblige to choose.
    `why_not` gives the rule against an answer that is not a plain option (attacks, blocks, divisions).
    """

    player: Player
    question: Question[A]
    text: str
    options: Sequence[A] | Callable[[], Sequence[A]] = ()
    default: A | None = None
    must_say: bool = False
    why_not: Callable[[A], Refusal | None] | None = None
    found_legal: A | None = field(default=None, init=False)
    """The last answer that was judged and found legal."""

    def listed(self) -> list[A]:
        """The options, worked out now."""
        return list(self.options() if callable(self.options) else self.options)

    def refusal_of(self, answer: A) -> Refusal | None:
        """The rule against the answer, or None. Nothing changes between a question and what is made of its answer: an
        answer that was found legal is not judged again."""
        if self.why_not is None or (answer is not None and answer is self.found_legal):
            return None
        refusal = self.why_not(answer)
        if refusal is None:
            self.found_legal = answer
        return refusal


AnyChoice = Choice[Any]

MOST_ORDERS = 24


def orders_of(things: Sequence[A], most: int = MOST_ORDERS) -> list[list[A]]:
    """Every order of a few things, the one that stands first; of many things, some."""
    return [list(order) for order in islice(permutations(things), most)]


@dataclass(eq=False)
class Unanswered(HeadjudgeError):
    """Nobody has answered the choice; what is under way cannot go on."""

    choice: AnyChoice

    def __str__(self) -> str:
        return f"{self.choice.player.name} must choose: {self.choice.text}"
