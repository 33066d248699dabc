"""What has been played is remembered within a bound of memory."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sandbox.engine.budget import Budget
from sandbox.rulings.links import question
from sandbox.rulings.remembered import Remembered, size_of
from sandbox.rulings.store import OF_QUESTIONS, evaluate_question
from sandbox.scenarios.evaluation import Evaluation, evaluate, within_one_budget
from tests.scenarios.heavy_texts import MANY_EFFECTS
from tests.web.texts import TRAMPLE

ROOT = Path(__file__).resolve().parents[2]
MOST_MEGABYTES = 250
EIGHT = 8


class Played:
    """Counts how often something is played."""

    def __init__(self, text: str = TRAMPLE) -> None:
        self.text, self.times = text, 0

    def __call__(self) -> Evaluation:
        self.times += 1
        return evaluate(self.text, "m11")


def test_what_is_asked_again_is_not_played_again() -> None:
    remembered, play = Remembered(10_000_000), Played()
    assert remembered.get("it", play) is remembered.get("it", play)
    assert play.times == 1


def test_however_much_is_asked_it_takes_no_more_memory_than_the_bound() -> None:
    play = Played()
    remembered = Remembered(EIGHT * size_of(play()))
    for number in range(5 * EIGHT):
        remembered.get(number, play)
        assert remembered.held <= remembered.most
    assert len(remembered) == EIGHT
    assert play.times == 1 + 5 * EIGHT
    remembered.get(5 * EIGHT - 1, play)
    assert play.times == 1 + 5 * EIGHT
    remembered.get(0, play)
    assert play.times == 2 + 5 * EIGHT


def test_one_ruling_does_not_drive_out_all_others() -> None:
    play = Played()
    remembered = Remembered(EIGHT * size_of(play()) - 1)
    remembered.get("it", play)
    assert len(remembered) == 0


def test_what_was_cut_short_by_the_clock_is_played_again() -> None:
    remembered, play = Remembered(10_000_000), Played()
    for _ in range(2):
        remembered.get("it", lambda: replace(play(), left_out="the rest", for_lack_of_time=True))
    assert play.times == 2


def test_what_was_cut_short_because_the_request_had_played_something_else_is_played_again() -> None:
    remembered, play = Remembered(100_000_000), Played(MANY_EFFECTS)
    for spent, times in ((1_000, 1), (0, 2), (0, 2)):
        with within_one_budget(Budget(100_000, seconds=1e9)) as budget:
            budget.spend(spent)
            assert not remembered.get("it", play).is_whole
        assert play.times == times


def test_positions_are_not_remembered() -> None:
    OF_QUESTIONS.forget()
    assert all(ruling.positions is None for ruling in evaluate_question(question(TRAMPLE, "m11")).rulings)
    assert OF_QUESTIONS.held > 0


@pytest.mark.django_db
def test_a_worker_stays_within_its_memory_whatever_it_is_asked() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.web.heavy_requests", "1"],
        cwd=ROOT,
        env=os.environ | {"DATABASE_URL": "sqlite://:memory:"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert 50 < int(done.stdout) < MOST_MEGABYTES
