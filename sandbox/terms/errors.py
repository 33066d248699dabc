"""Everything that can be wrong with what a person gives us. Any other exception is a bug.

HeadjudgeError
├── NotUnderstood   card text: where, what was found, what was expected
├── Malformed       a scenario: line, column, the sentence, the nearest known sentences
├── Illegal         an act that the rules forbid: a Refusal
├── IllegalAnswer   an answer that is not among a choice's options
├── Unanswered      a choice that nobody has answered yet
└── TooLong         a game that does not end within its bounds
    └── BudgetSpent     what one request may have played has been played
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace


class HeadjudgeError(Exception):
    """The root. `message` is one sentence for a person."""

    @property
    def message(self) -> str:
        return str(self)


@dataclass
class NotUnderstood(HeadjudgeError):
    """`text[position:]` could not be read; `expected` says what could stand there."""

    text: str
    position: int
    expected: str
    card: str = ""

    def __str__(self) -> str:
        where = f"{self.card}: " if self.card else ""
        return f"{where}not understood at column {self.column}: expected {self.expected}\n{self.caret}"

    @property
    def column(self) -> int:
        """Of the place, in its line; from 1."""
        return self.position - self.text.rfind("\n", 0, self.position)

    @property
    def caret(self) -> str:
        """The text with a caret under the place."""
        start = self.text.rfind("\n", 0, self.position) + 1
        line = self.text[start:].split("\n", 1)[0]
        return f"    {line}\n    {' ' * (self.position - start)}^"


@dataclass
class Malformed(HeadjudgeError, ValueError):
    """A scenario that cannot be read. Lines and columns count from 1; `nearest` are known sentences like it."""

    problem: str
    line: int = 1
    column: int = 1
    sentence: str = ""
    nearest: list[str] = field(default_factory=list)
    repairs: list[str] = field(default_factory=list)
    """Whole sentences that could stand in the place of the one that is wrong."""
    others: list["Malformed"] = field(default_factory=list)
    """What else is wrong with the same scenario, in the order of its lines."""

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.problem}"

    @property
    def message(self) -> str:
        return self.problem

    def stands_in(self, sentence: str, line: int, column: int) -> None:
        """The place of the sentence, part of which is wrong."""
        if self.sentence and self.sentence in sentence and not self.repairs:
            self.repairs = [sentence.replace(self.sentence, near, 1) for near in self.nearest]
        self.sentence, self.line, self.column = sentence, line, column


def raise_all(errors: list[Malformed]) -> None:
    """Raises the first with all others; nothing where there are none."""
    if errors:
        whole = [one for error in errors for one in (error, *error.others)]
        whole[0].others = whole[1:]
        raise whole[0]


@dataclass(frozen=True)
class Refusal:
    """Why an act is forbidden: the key of the rule and the facts, as a sentence. `more` finds out what else is worth
    telling where somebody reads it, as long as the game stands as it did; most refusals are only counted."""

    rule: str
    because: str
    more: Callable[[], str] | None = field(default=None, compare=False, repr=False)

    def in_full(self) -> "Refusal":
        """With all that is worth telling."""
        return replace(self, because=f"{self.because}{self.more()}", more=None) if self.more is not None else self

    def __str__(self) -> str:
        return f"{self.because} ({self.rule})"


@dataclass
class Illegal(HeadjudgeError):
    """Raised before anything has changed."""

    refusal: Refusal

    def __str__(self) -> str:
        return str(self.refusal)


@dataclass
class IllegalAnswer(HeadjudgeError):
    question: str
    answer: str
    options: list[str]

    def __str__(self) -> str:
        return f"{self.answer!r} does not answer {self.question!r}; possible: {', '.join(self.options) or 'nothing'}"


@dataclass
class TooLong(HeadjudgeError):
    bound: str

    def __str__(self) -> str:
        return f"this game was stopped: {self.bound}"


@dataclass
class BudgetSpent(TooLong):
    """Nothing further is played for the request; what had to be left out is said."""

    bound: str = "one request may have no more played"
