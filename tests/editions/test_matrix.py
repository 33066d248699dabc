"""Where editions differ: what each answers, and that nothing below the record knows which edition it serves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from sandbox.cards import POOL
from sandbox.editions import EDITIONS
from sandbox.editions.matrix import paths, questions
from sandbox.editions.questions import QUESTIONS
from sandbox.engine.game import Edition
from sandbox.terms.types import BASIC_LAND_TYPES
from tests.editions.matrix_text import lines

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).parent / "matrix.txt"
BELOW_EDITIONS = ("terms", "meaning", "wording", "engine", "rules")
EDITIONS_IN_ORDER = list(EDITIONS.values())
WHICH = {"key", "name", "date", "origins"}
HOW_IT_SPEAKS = {"turn.step_names"}
"""Names, as in `words`: no answers of their own."""
NOT_YET: set[str] = set()
SAME_EVERYWHERE: set[str] = set()


def trees(*floors: str) -> Iterator[tuple[str, ast.Module]]:
    for floor in floors:
        yield from _trees_of(floor)


@cache
def _trees_of(floor: str) -> tuple[tuple[str, ast.Module], ...]:
    paths = sorted((ROOT / "sandbox" / floor).rglob("*.py"))
    return tuple((str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def constants(*floors: str) -> Iterator[tuple[str, int, str]]:
    """Every string of the code with its place, docstrings left out."""
    for place, tree in trees(*floors):
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                yield place, node.lineno, node.value


def is_edition(node: ast.expr) -> bool:
    """`edition`, `game.edition`, `self.edition`."""
    return (isinstance(node, ast.Name) and node.id == "edition") or (
        isinstance(node, ast.Attribute) and node.attr == "edition"
    )


def test_the_matrix_is_as_it_was() -> None:
    """An answer that changes in one edition is meant to; in a second one it has leaked.

    When it is meant: `python -m tests.editions.matrix_text > tests/editions/matrix.txt`.
    """
    assert lines() == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("edition", EDITIONS_IN_ORDER, ids=list(EDITIONS))
def test_every_field_is_the_answer_to_a_question_and_every_question_has_a_field(edition: Edition) -> None:
    assert set(paths(edition)) - HOW_IT_SPEAKS == QUESTIONS.keys()


@pytest.mark.parametrize("edition", EDITIONS_IN_ORDER, ids=list(EDITIONS))
def test_what_our_source_does_not_state_is_a_field_of_the_record(edition: Edition) -> None:
    assert edition.origins.keys() - set(paths(edition)) == set()
    assert all(edition.origins.values())


def test_every_question_is_answered_by_all_editions_in_words() -> None:
    for question in questions():
        assert question["answers"].keys() == EDITIONS.keys(), question["field"]
        assert question["question"].endswith("?")
        for answer in question["answers"].values():
            assert answer["stated"] is not bool(answer["origin"])
            assert " at 0x" not in answer["text"], question["field"]


def test_every_question_is_answered_differently_by_some_edition() -> None:
    same = {q["field"] for q in questions() if len({answer["text"] for answer in q["answers"].values()}) == 1}
    assert same == SAME_EVERYWHERE


def test_the_record_stays_below_forty_fields() -> None:
    assert len(fields(Edition)) <= 40


def test_editions_stand_in_the_order_of_their_dates() -> None:
    order = ["mirage", "duel", "timespiral", "m11", "today"]
    assert [edition.key for edition in EDITIONS_IN_ORDER] == order == list(EDITIONS)
    assert sorted(edition.date for edition in EDITIONS_IN_ORDER) == [edition.date for edition in EDITIONS_IN_ORDER]
    assert EDITIONS["m11"].date > date(2010, 1, 1)


def test_nothing_below_the_editions_asks_which_one_it_serves() -> None:
    asked = [
        f"{place}:{node.lineno}"
        for place, tree in trees(*BELOW_EDITIONS)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr in ("key", "name", "date", "origins")
        and is_edition(node.value)
    ]
    assert asked == []


def test_nothing_below_the_editions_names_one() -> None:
    named = [f"{place}:{line}" for place, line, text in constants(*BELOW_EDITIONS) if text in EDITIONS]
    assert named == []


def test_no_rule_compares_how_an_edition_speaks() -> None:
    """`edition.words` is for sentences alone."""
    compared = [
        f"{place}:{node.lineno}"
        for place, tree in trees("engine", "rules")
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare | ast.Match)
        for part in ast.walk(node.subject if isinstance(node, ast.Match) else node)
        if isinstance(part, ast.Attribute) and part.attr == "words" and is_edition(part.value)
    ]
    assert compared == []


def test_no_rule_knows_a_card() -> None:
    """Land types are words of the rules; a name of several words may not even be a part of a string."""
    names = POOL.keys() - set(map(str, BASIC_LAND_TYPES))
    several_words = [name for name in names if " " in name]
    known = [
        f"{place}:{line} {text!r}"
        for place, line, text in constants("engine", "rules")
        if text in names or any(name in text for name in several_words)
    ]
    assert known == []
