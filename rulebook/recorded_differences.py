"""What the record of each edition says to a question: the row of the record whose question is nearest."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rulebook.analyzed_text import stems_of
from sandbox.editions import EDITIONS
from sandbox.editions.matrix import MatrixRow, questions

LEAST_SHARED = 2
"""Stems that a question must share with a row's question, where that has so many."""
LEAST_PART = 0.6
"""How much of a row's question, its rare words counting more, the question must say."""


@dataclass(frozen=True)
class RecordedAnswer:
    """A row of the record: its question, and what each edition that is asked answers."""

    question: str
    answers: Mapping[str, str]


def recorded_answer(question: str, editions: tuple[str, ...]) -> RecordedAnswer | None:
    """The row that is nearest, if it is near enough and its answers for these editions are not all the same."""
    asked = stems_of(question)
    best = max(_rows(), key=lambda row: _nearness(row, asked))
    if _nearness(best, asked) < LEAST_PART or len(_stems(best["question"]) & asked) < LEAST_SHARED:
        return None
    answers = {key: _sentence(best["answers"][key]["text"]) for key in editions}
    return RecordedAnswer(best["question"], answers) if len(set(answers.values())) > 1 else None


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"


@cache
def _rows() -> tuple[MatrixRow, ...]:
    return tuple(row for row in questions() if len({each["text"] for each in row["answers"].values()}) > 1)


@cache
def _stems(text: str) -> frozenset[str]:
    return stems_of(text)


@cache
def _rarity(stem: str) -> float:
    """How much it says that a row has the stem."""
    having = sum(stem in _stems(row["question"]) for row in _rows())
    return math.log((1 + len(EDITIONS) * len(_rows())) / (1 + len(EDITIONS) * having))


def _nearness(row: MatrixRow, asked: frozenset[str]) -> float:
    """How much of the row's question is asked; nothing where its rarest word is not: that is what it is about."""
    stems = _stems(row["question"])
    whole = sum(map(_rarity, stems))
    if not whole or max(stems, key=_rarity) not in asked:
        return 0.0
    return sum(_rarity(stem) for stem in stems & asked) / whole
