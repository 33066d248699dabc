"""What was understood of a question on which nothing is ruled, as a scenario that can be finished on a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from sandbox.questions.pieces import NotClear
from sandbox.questions.position_told import position_of
from sandbox.questions.reading import QuestionRead
from sandbox.questions.said.asked import Ask
from sandbox.questions.scenario_lines import indented
from sandbox.questions.story import Story
from sandbox.questions.timed import timed_parts
from sandbox.scenarios.evaluation import evaluate

TITLE = "Example: as far as it was understood"
MOST_LEFT_OUT = 12
"""Sentences left out at the end of what was understood, one by one, until the rest can be played."""


def understood(read: QuestionRead) -> tuple[str, ...]:
    """The words of the question that were understood, a part each."""
    return tuple(read.form.asked_words(part.first, part.last) for part in read.parts)


def reading_so_far(read: QuestionRead, edition: str) -> str:
    """The longest beginning of what was told that can be played, in the sandbox's language; empty where nothing was
    told that stands on a board."""
    story = Story(timed_parts(read.parts), [token.text for token in read.form.tokens], (), attempts=False)
    given, when = _told(story)
    for left in range(len(when), max(-1, len(when) - MOST_LEFT_OUT), -1):
        text = f"{TITLE}\n" + "\n".join([*indented(given, "Given"), *indented(when[:left], "When")]) + "\n"
        if given and _can_be_played(text, edition):
            return text
    return ""


def _told(story: Story) -> tuple[Sequence[str], Sequence[str]]:
    """How things stand, and what is done; what is not clear by itself is left out."""
    for timed in story.timed:
        if isinstance(timed.said, Ask):
            continue
        with suppress(NotClear):
            story.moments(timed)
        with suppress(NotClear):
            story.take(timed.said, timed.moments)
    try:
        return position_of(story), list(_without_claims(story.when))
    except NotClear:
        return (), ()


def _without_claims(when: Sequence[str]) -> Iterator[str]:
    return (line for line in when if not line.startswith("Then "))


def _can_be_played(text: str, edition: str) -> bool:
    played = evaluate(text, edition)
    return played.fault is None and len(played.rulings) == 1 and played.rulings[0].refusal is None
