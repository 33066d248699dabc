"""Facts that say when something happens or is to be done: held against the course of the ruling and the answer.

What is said of the moment must be so in both.
"""

from __future__ import annotations

import re

from sandbox.questions.courses import course_of
from sandbox.questions.mentioned import BOB, SUE
from sandbox.scenarios.values.ruling import Ruling

_PART = re.compile(r"(?:beginning of )?(your|opp's) next (\w+ (?:phase|step))")

_MOMENTS = ("in response", "damage prevention step", "before combat damage is dealt")
"""Words for a moment that stand in what is wanted and in an answer."""


def timed(ruling: Ruling, of: str, wanted: str, answer: str) -> bool | None:
    """Whether it is so; None where the ruling does not show it."""
    if found := _PART.fullmatch(wanted):
        return _happens_in(ruling, of, BOB if found[1] == "your" else SUE, found[2], answer)
    said = next((words for words in _MOMENTS if words in wanted), "")
    return said in answer.lower() if said else None


def _happens_in(ruling: Ruling, of: str, player: str, part: str, answer: str) -> bool | None:
    """Whether the last time that it happens is in that part of the player's turn."""
    parts = [during for during, text in course_of(ruling) if text.startswith(of)]
    if not parts:
        return None
    return parts[-1] == f"{player}'s {part}" and part in answer
