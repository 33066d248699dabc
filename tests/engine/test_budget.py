"""One budget for everything that a request plays."""

from __future__ import annotations

import pytest

from sandbox.engine.budget import PORTION, Budget
from sandbox.terms.errors import BudgetSpent


class Clock:
    """Seconds that pass when they are told to. It counts how often it is looked at."""

    def __init__(self) -> None:
        self.now, self.looks = 0.0, 0

    def __call__(self) -> float:
        self.looks += 1
        return self.now


def spend_all(budget: Budget, piece: int = 10) -> int:
    """How often so much can be spent. Raises BudgetSpent after it cannot be."""
    pieces = 0
    try:
        while True:
            budget.spend(piece)
            pieces += 1
    except BudgetSpent:
        return pieces


def test_work_is_refused_once_there_is_more_of_it_than_the_budget_has_and_from_then_on() -> None:
    budget = Budget(10)
    budget.spend(7)
    budget.spend(3)
    assert (budget.left, budget.done, budget.is_spent) == (0, 10, False)
    for _ in range(2):
        with pytest.raises(BudgetSpent):
            budget.spend(1)
    assert budget.is_spent
    assert budget.left == 0


@pytest.mark.parametrize("piece", [1, 7, PORTION - 1, PORTION, PORTION + 1, 3 * PORTION])
def test_as_much_is_done_whatever_the_pieces_are(piece: int) -> None:
    assert spend_all(Budget(12 * PORTION), piece) == 12 * PORTION // piece


def test_time_ends_it_though_there_is_work_left() -> None:
    clock = Clock()
    budget = Budget(100 * PORTION, seconds=2.0, clock=clock)
    budget.spend(PORTION + 1)
    clock.now = 2.1
    with pytest.raises(BudgetSpent):
        budget.spend(PORTION + 1)
    assert budget.ran_out_of_time
    assert budget.is_spent
    assert budget.left == 0


def test_time_is_looked_at_once_a_portion() -> None:
    clock = Clock()
    assert spend_all(Budget(5 * PORTION, clock=clock), 1) == 5 * PORTION
    assert clock.looks <= 1 + 5


def test_a_part_may_have_at_most_a_share_and_what_it_leaves_is_left() -> None:
    budget = Budget(100)
    with budget.with_at_most(40):
        assert spend_all(budget) == 4
    assert not budget.is_spent
    assert 50 <= budget.left <= 60
    with budget.with_at_most(1_000):
        budget.spend(budget.left)
    assert budget.left == 0


def test_the_last_look_at_a_game_is_counted_and_never_refused() -> None:
    budget = Budget(10)
    budget.closing().spend(50)
    assert budget.done == 50
    assert budget.is_spent
