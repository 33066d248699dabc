"""Rulings that were stored: storing one, and comparing what it was with what the engine says now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sandbox.models import Ruling
from sandbox.rulings.evaluate import Evaluation, evaluate_safely
from sandbox.rulings.links import Question, question
from sandbox.scenarios.engine_version import engine_version

Came = list[dict[str, Any]]


@lru_cache(maxsize=64)
def evaluate_question(asked: Question) -> Evaluation:
    """A question played with the boards along the way, remembered while this process, and so this engine, lives."""
    return evaluate_safely(asked.text, asked.edition or None, frames=True)


def with_edition(asked: Question, evaluation: Evaluation) -> Question:
    """The question with the edition named that its only scenario was played under, so that one ruling has one link."""
    if asked.edition or len(evaluation.rulings) != 1:
        return asked
    return question(asked.text, evaluation.rulings[0]["edition"])


def outcome_of(evaluation: Evaluation) -> Came:
    """What a stored ruling remembers: how each scenario ended."""
    return [
        {
            "name": ruling["name"],
            "edition": ruling["edition"],
            "outcome": ruling["outcome"],
            "result": ruling["result"],
            "refusal": ruling["refusal"] and ruling["refusal"]["message"],
            "passed": ruling["passed"],
        }
        for ruling in evaluation.rulings
    ] or [{"name": "", "fault": evaluation.fault and evaluation.fault["message"]}]


def store_ruling(asked: Question, evaluation: Evaluation) -> Ruling:
    """The stored ruling of a question; made if it is new, and never changed afterwards."""
    asked = with_edition(asked, evaluation)
    stored, _ = Ruling.objects.get_or_create(
        id=asked.id,
        defaults={
            "text": asked.text,
            "edition": asked.edition,
            "outcome": outcome_of(evaluation),
            "engine": engine_version(),
        },
    )
    return stored


@dataclass(frozen=True)
class Change:
    """What one scenario of a stored ruling came to then, and comes to now."""

    name: str
    was: dict[str, Any]
    now: dict[str, Any]


def changes(stored: Ruling, evaluation: Evaluation) -> list[Change]:
    """Where the engine rules otherwise than when the ruling was stored."""
    was, now = list(stored.outcome), outcome_of(evaluation)
    pairs = zip(was + [{}] * (len(now) - len(was)), now + [{}] * (len(was) - len(now)), strict=True)
    return [Change(str(new.get("name") or old.get("name", "")), old, new) for old, new in pairs if old != new]
