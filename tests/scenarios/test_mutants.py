"""A scenario with one claim or one choice falsified fails: nothing that a scenario says is idle."""

from __future__ import annotations

from itertools import islice

from tests.scenarios.mutants import mutants, with_reasons

EVERY = 6
"""Of so many mutants in a row the tests play one; all of them are played by the module's own command."""


def test_a_falsified_scenario_fails() -> None:
    known = with_reasons()
    sample = list(islice(mutants(), 0, None, EVERY))
    assert len(sample) > 300
    assert [mutant.name for mutant in sample if mutant.holds and mutant.name not in known] == []


def test_mutants_that_are_said_to_hold_do() -> None:
    known = with_reasons()
    found = {mutant.name: mutant for mutant in mutants() if mutant.name in known}
    assert found.keys() == known.keys()
    assert [name for name, mutant in found.items() if not mutant.holds] == []


def test_there_are_thousands_of_them() -> None:
    assert sum(1 for _ in mutants()) > 2_000
