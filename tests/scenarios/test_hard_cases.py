"""The hardest illustrations of the sources: each is a scenario of an entry and passes under its edition."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.play.run import run
from tests.scenarios.content import Shown, scenarios

CASES = (Path(__file__).parent / "hard_cases.txt").read_text(encoding="utf-8").split()


def shown_as(case: str) -> list[Shown]:
    """The scenarios that carry the case's id as a tag."""
    return [shown for shown in scenarios() if case in shown.parsed.scenario.tags]


@pytest.mark.parametrize("case", CASES)
def test_a_hard_case_is_a_scenario_that_passes(case: str) -> None:
    edition = case.split("-")[0]
    found = shown_as(case)
    assert found, "no entry shows it"
    for shown in found:
        assert edition in shown.editions
        assert run(shown.parsed, EDITIONS[edition]).passed


def test_no_case_is_named_twice() -> None:
    assert len(CASES) == len(set(CASES)) == 92
