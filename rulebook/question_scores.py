"""A file of questions with known answers, played: how many are answered rightly, wrongly, and not at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

import yaml

from rulebook.editions_named import editions_named
from sandbox.editions import EDITIONS
from sandbox.questions.answering import answer_position
from sandbox.questions.scoring import Facts, Score, score_position
from sandbox.scenarios.result import NEWEST

KnownQuestion = Mapping[str, object]


def questions_in(file: Path) -> list[KnownQuestion]:
    """The questions of a file. Raises OSError, and ValueError where it is no such file."""
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    questions = found.get("questions") if isinstance(found, dict) else None
    if not isinstance(questions, list):
        raise ValueError(f"{file} has no list of questions")
    return questions


def scores(questions: Sequence[KnownQuestion]) -> Iterator[tuple[str, KnownQuestion, Score]]:
    """Each question with its kind and its score."""
    for question in questions:
        kind = str(question["kind"])
        if kind == "position":
            yield kind, question, position_score(question)


def position_score(question: KnownQuestion) -> Score:
    """The score of a question about a position."""
    edition = str(question["edition"])
    text = editions_named(str(question["text"]))[1]
    answer = answer_position(text, edition if edition in EDITIONS else NEWEST)
    outcomes = cast("Sequence[Mapping[str, Facts]]", question.get("outcomes") or ())
    facts = cast(Facts, question.get("facts") or ())
    verdict = question.get("verdict")
    return score_position(answer, facts, str(verdict) if verdict else None, [each["facts"] for each in outcomes])
