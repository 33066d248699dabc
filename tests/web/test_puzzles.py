"""The puzzle of the day and the first lesson."""

from datetime import date, timedelta

import pytest
from django.test import Client

from sandbox.editor.lesson import TASKS, lesson_lines
from sandbox.models import EntryScenario
from sandbox.rulings.puzzles import FIRST_DAY, puzzle_of, puzzle_pool
from sandbox.scenarios.evaluation import evaluate

pytestmark = pytest.mark.django_db
DAY = date(2026, 2, 3)


def test_a_day_has_one_puzzle_and_the_days_beside_it_have_others() -> None:
    found = [puzzle_of(DAY + timedelta(days=n)) for n in range(5)]
    keys = [puzzle.scenario.pk for puzzle in found if puzzle]
    assert len(set(keys)) == 5
    again = puzzle_of(DAY)
    assert again is not None
    assert again.scenario.pk == keys[0]


def test_every_case_comes_before_one_comes_again() -> None:
    pool = puzzle_pool(EntryScenario.objects.count())
    assert len(pool) > 100
    assert len({n * 7_919 % len(pool) for n in range(len(pool))}) == len(pool)


@pytest.mark.parametrize("n", range(0, 60, 6))
def test_a_puzzle_shows_its_position_and_its_question_and_the_answer_only_on_demand(client: Client, n: int) -> None:
    day = FIRST_DAY + timedelta(days=n)
    puzzle = puzzle_of(day)
    assert puzzle is not None
    html = client.get(f"/sandbox/puzzle/{day}/").content.decode()
    before, _, answer = html.partition('<details class="answer">')
    assert 'aria-label="The position"' in before
    assert puzzle.question.endswith("?")
    assert 'class="claims"' not in before
    assert 'class="verdict"' in answer


@pytest.mark.parametrize("day", ["2025-12-31", "9999-01-01", "2026-02-30", "today"])
def test_a_day_without_a_puzzle_is_none(client: Client, day: str) -> None:
    assert client.get(f"/sandbox/puzzle/{day}/").status_code == 404


def test_the_lesson_goes_on_as_its_tasks_are_done(client: Client) -> None:
    lines = [
        "Given Bob controls Grizzly Bears",
        "And Sue controls Hill Giant",
        "When Bob attacks with Grizzly Bears",
        "And Sue blocks Grizzly Bears with Hill Giant",
        "And combat damage is dealt",
    ]
    text = "Example: a position\n"
    for done, line in enumerate(lines):
        (ruling,) = evaluate(text).rulings
        states = [one.state for one in lesson_lines(ruling, 1)]
        assert states == ["done"] * done + ["now"] + ["later"] * (len(TASKS) - done - 1)
        html = client.post("/sandbox/", {"text": text, "lesson": "1"}).content.decode()
        assert html.count('class="is-done"') == done
        text += f"  {line}\n"
    (ruling,) = evaluate(text).rulings
    assert {one.state for one in lesson_lines(ruling, 2)} == {"done"}
