"""The questions of our own: their scenarios pass and come to their facts, and none of them is answered wrongly.

Every third question is kept aside: no test and nobody looks at how it is answered.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest
import yaml

from rulebook.question_scores import KnownQuestion, position_score, questions_in
from sandbox.questions.scoring import Facts, Score, held_facts
from sandbox.questions.values import PositionAnswer, QuestionReading
from sandbox.scenarios.evaluation import evaluate

FILES = [questions_in(Path(__file__).parent / name) for name in ("positions.yaml", "at_the_table.yaml")]
WITHOUT_SCENARIO = [
    questions_in(Path(__file__).parent / name)
    for name in ("at_a_game.yaml", "in_an_article.yaml", "at_the_counter.yaml", "in_free_words.yaml")
]
"""Questions without a scenario of their own."""
FREE = sorted((Path(__file__).parent / "free").glob("*.yaml"))
"""More of those, by subject; `right_at_least` stands in the file."""
RIGHT_AT_LEAST = (108, 32, 93, 73, 58, 183)


def looked_at(questions: Sequence[KnownQuestion]) -> list[KnownQuestion]:
    return [question for at, question in enumerate(questions) if at % 3 != 2]


@pytest.mark.parametrize(
    "question", [each for questions in FILES for each in questions], ids=lambda question: str(question["id"])
)
def test_the_scenario_passes_and_comes_to_the_facts(question: KnownQuestion) -> None:
    edition = str(question["edition"])
    (ruling,) = evaluate(str(question["scenario"]), edition).rulings
    assert ruling.refusal is None
    assert all(claim.holds for claim in ruling.claims)
    facts = [fact for fact in cast(Facts, question["facts"]) if fact["fact"] not in ("number", "legal")]
    none = PositionAnswer("", edition, "", None, QuestionReading(edition, "", (), ()), None)
    assert set(held_facts(ruling, facts, none)) <= {True}


@pytest.mark.parametrize(
    ("questions", "at_least"),
    list(zip([*FILES, *WITHOUT_SCENARIO], RIGHT_AT_LEAST, strict=True)),
    ids=("first", "second", "third", "fourth", "fifth", "sixth"),
)
def test_none_is_answered_wrongly_and_so_many_rightly(questions: Sequence[KnownQuestion], at_least: int) -> None:
    wrong, right = wrong_and_right(questions)
    assert wrong == []
    assert right >= at_least


@pytest.mark.parametrize("file", FREE, ids=lambda file: file.stem)
def test_none_of_a_subject_is_answered_wrongly_and_so_many_rightly(file: Path) -> None:
    wrong, right = wrong_and_right(questions_in(file))
    assert wrong == []
    assert right >= yaml.safe_load(file.read_text(encoding="utf-8"))["right_at_least"]


def wrong_and_right(questions: Sequence[KnownQuestion]) -> tuple[list[str], int]:
    """The names of the questions looked at that are answered wrongly, and how many are answered rightly."""
    scores = {str(question["id"]): position_score(question) for question in looked_at(questions)}
    wrong = [name for name, score in scores.items() if score is Score.WRONG]
    return wrong, sum(score is Score.RIGHT for score in scores.values())
