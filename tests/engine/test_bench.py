"""What the benchmark measures really happens; how long it takes is not asserted."""

from __future__ import annotations

import pytest

from rulebook.bench.clock import Timings, one_unit_of_work, timed
from rulebook.bench.engine import GAMES, UNDER, game_times
from rulebook.management.commands.bench import Command, figure, in_units, rounded, table
from sandbox.scenarios.result import rule


@pytest.mark.parametrize("edition", UNDER)
@pytest.mark.parametrize("name", GAMES)
def test_the_games_that_are_timed_pass(name: str, edition: str) -> None:
    assert rule(GAMES[name], edition)[0].passed
    assert len(game_times(name, edition, times=3).seconds) == 3


def test_what_is_timed_is_done_each_time() -> None:
    done: list[int] = []
    times = timed(lambda: done.append(1), 5)
    assert len(done) == len(times.seconds) == 5
    assert 0 <= times.best <= times.median <= max(times.seconds)


def test_a_unit_is_the_sum_of_squares() -> None:
    assert one_unit_of_work() == sum(i * i for i in range(10_000)) == 333283335000


def test_the_95th_percentile_is_near_the_end() -> None:
    hundred = Timings(tuple(float(n) for n in range(1, 101)))
    assert (hundred.best, hundred.median) == (1, 50.5)
    assert 94 <= hundred.percentile_95 <= 97


def test_figures_are_a_table_for_readers() -> None:
    row = rounded(in_units("T", Timings((2.0, 4.0, 6.1234)), 2.0))
    assert row == {"what": "T", "best": 1.0, "median": 2.0, "in": "units"}
    assert figure(row) == "best 1 units, median 2 units"
    lines = table(0.00025, [row])
    assert lines[0].startswith("| what")
    assert "0.250 ms" in lines[2]
    assert lines[3] == "| T | best 1 units, median 2 units |"
    assert Command.help
