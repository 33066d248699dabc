"""A sentence that speaks of a question and does not answer it."""

from __future__ import annotations

from itertools import islice

from sandbox.engine.choices import AnyChoice
from sandbox.scenarios.language.step_values import NotAnOption
from sandbox.scenarios.legal_moves.say import answer_sentence, option_of
from sandbox.terms.values import Value

MOST_OPTIONS = 12
MOST_SENTENCES = 6


class Misfit(Value):
    """What was asked of whom, the options that there were, why the sentence is none of them, and sentences that are."""

    player: str
    question: str
    options: tuple[str, ...]
    part: str
    because: str
    sentences: tuple[str, ...]

    @staticmethod
    def of(choice: AnyChoice, found: NotAnOption) -> Misfit:
        options = list(islice(choice.listed(), MOST_OPTIONS))
        return Misfit(
            choice.player.name,
            choice.text,
            tuple(option_of(choice, option) for option in options),
            found.part,
            found.because,
            sentences_for(choice),
        )

    @property
    def asked(self) -> str:
        return f"{self.player} is asked: {self.question} ({', '.join(self.options)})"

    def __str__(self) -> str:
        return f"{self.because or f'{self.part!r} is not among the options'}. {self.asked}"


def sentences_for(choice: AnyChoice) -> tuple[str, ...]:
    """Sentences that answer the choice: those of its first options."""
    said = (answer_sentence(choice, option) for option in islice(choice.listed(), MOST_OPTIONS))
    return tuple(islice(dict.fromkeys(filter(None, said)), MOST_SENTENCES))
