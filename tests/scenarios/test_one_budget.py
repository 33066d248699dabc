"""Whatever a request asks to be played, it costs no more than its budget, and what was left out is said."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest

from sandbox.editions import EDITIONS
from sandbox.engine.budget import MOST_WORK, Budget
from sandbox.rulings.compare import across_editions
from sandbox.scenarios.command import FAILS, rule_on
from sandbox.scenarios.evaluation import Evaluation, evaluate, within_one_budget
from sandbox.scenarios.result import CHOICES, OPTIONS, POSITIONS, STOPPED
from sandbox.scenarios.text_report import ruling_lines
from tests.scenarios.counted_work import work_of
from tests.scenarios.heavy_texts import (
    HEAVY,
    MANY_EFFECTS,
    MANY_SCENARIOS,
    MANY_SPELLS,
    MANY_TURNS,
)

SMALL = 28_000
MUCH = MOST_WORK // 4
"""Not enough for any of these texts, as all of a request's work is not."""
LAST_LOOKS = 10_000
"""What the last looks at games that have been stopped may cost beyond the budget."""
CALLS_FOR_A_UNIT = 24
"""Work is what it is said to be: so many calls of functions are made for a unit at most."""


def within(work: int, text: str, edition: str, **asked: bool) -> tuple[Evaluation, Budget]:
    with within_one_budget(Budget(work, seconds=1e9)) as budget:
        return evaluate(text, edition, **asked), budget


@pytest.mark.parametrize("asked", ["explore", "options", "positions"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", HEAVY)
def test_no_text_costs_more_than_the_budget(name: str, edition: str, asked: str) -> None:
    evaluation, budget = within(SMALL, HEAVY[name], edition, **{asked: True})
    assert budget.done <= SMALL + LAST_LOOKS
    assert evaluation.fault is None or evaluation.fault.kind == "BudgetSpent"
    if budget.is_spent:
        assert not evaluation.is_whole


@pytest.mark.parametrize("edition", ["duel", "m11"])
@pytest.mark.parametrize("name", HEAVY)
def test_a_unit_of_work_is_a_few_calls(name: str, edition: str) -> None:
    budgets: list[Budget] = []

    def play() -> None:
        budgets.append(within(SMALL, HEAVY[name], edition, explore=True, options=True)[1])

    assert work_of(play)["calls"] <= CALLS_FOR_A_UNIT * budgets[-1].done


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_text_costs_the_same_work_and_comes_to_the_same(edition: str) -> None:
    (first, costs), (again, cost) = (within(SMALL, MANY_TURNS, edition, explore=True) for _ in range(2))
    assert (first, costs.done) == (again, cost.done)


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_hundred_and_forty_cards_through_twenty_turns_explored(edition: str) -> None:
    evaluation, budget = within(MOST_WORK, MANY_TURNS, edition, explore=True)
    (ruling,) = evaluation.rulings
    assert budget.done <= MOST_WORK + LAST_LOOKS
    assert ruling.left_out == (CHOICES,)
    assert ruling.outcomes
    assert not any(outcome.all_tried for outcome in ruling.outcomes)


@pytest.mark.parametrize("edition", EDITIONS)
def test_thirty_seven_such_scenarios_are_played_as_far_as_the_budget_lasts(edition: str) -> None:
    evaluation, budget = within(MUCH, MANY_SCENARIOS, edition)
    assert budget.done <= MUCH + LAST_LOOKS
    assert 0 < len(evaluation.rulings) < 37
    assert evaluation.left_out.startswith(f"{len(evaluation.rulings)} of 37 scenarios were played")
    unfinished = [ruling for ruling in evaluation.rulings if ruling.left_out]
    assert len(unfinished) <= 1


def test_a_game_that_is_stopped_says_so_and_still_shows_where_it_stands() -> None:
    (ruling,) = within(4 * SMALL, MANY_EFFECTS, "m11")[0].rulings
    assert ruling.left_out == (STOPPED,)
    assert ruling.refusal is not None
    assert ruling.refusal.rule == "bounds"
    assert not ruling.passed
    assert sum(len(player.battlefield) for player in ruling.final.players) == 240
    assert any(STOPPED in line for line in ruling_lines(ruling))


def test_what_could_be_said_next_is_looked_for_as_far_as_its_share_lasts() -> None:
    (ruling,) = within(SMALL, MANY_SPELLS, "m11", options=True)[0].rulings
    assert ruling.left_out == (OPTIONS,)
    assert ruling.options


def test_positions_are_recorded_up_to_a_bound() -> None:
    (ruling,) = within(MOST_WORK, HEAVY["triggers"], "m11", positions=True)[0].rulings
    assert ruling.left_out is not None
    assert POSITIONS in ruling.left_out
    assert ruling.positions


def test_a_ruling_that_is_whole_says_nothing_of_it() -> None:
    evaluation, _ = within(MOST_WORK, "Example: nothing\n  When the turn ends\n", "m11", explore=True, options=True)
    assert evaluation.is_whole
    assert evaluation.rulings[0].left_out is None


def test_a_budget_that_is_spent_plays_nothing_more() -> None:
    with within_one_budget(Budget(0)):
        evaluation = evaluate("Example: one card\n  Given Bob controls Forest\n", "m11")
    assert not evaluation.rulings
    assert evaluation.fault is not None
    assert evaluation.fault.kind == "BudgetSpent"


def test_every_edition_has_a_share_of_a_comparison() -> None:
    with within_one_budget(Budget(16 * SMALL, seconds=1e9)) as budget:
        (comparison,) = across_editions(MANY_EFFECTS)
    assert budget.done <= 16 * SMALL + 4 * LAST_LOOKS
    rulings = [column.ruling for column in comparison.columns]
    assert sum(len(column.editions) for column in comparison.columns) == len(EDITIONS)
    assert all(ruling is not None and ruling.left_out for ruling in rulings)


def test_a_scenario_that_no_budget_was_left_for_is_said_in_the_comparison() -> None:
    with within_one_budget(Budget(SMALL, seconds=1e9)):
        comparisons = across_editions(MANY_SCENARIOS)
    assert any(column.fault for comparison in comparisons for column in comparison.columns)


def test_the_command_says_what_was_left_out_of_each_scenario(tmp_path: Path) -> None:
    file, out = tmp_path / "many.feature", StringIO()
    file.write_text(MANY_EFFECTS, encoding="utf-8")
    assert rule_on(str(file), "m11", False, False, out, StringIO()) == FAILS
    assert STOPPED in out.getvalue()
    out = StringIO()
    assert rule_on(str(file), "m11", False, True, out, StringIO()) == FAILS
    assert json.loads(out.getvalue())["rulings"][0]["left_out"] == [STOPPED]
