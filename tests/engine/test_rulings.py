"""Rulings that the sources decide and no entry shows: each holds in every edition that its tags name,
or in all where it names none."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.play.run import run

FILES = sorted((Path(__file__).parent / "rulings").glob("*.feature"))
CASES = [
    pytest.param(parsed, edition, id=f"{path.stem}: {parsed.scenario.name} [{edition}]")
    for path in FILES
    for parsed in parse_text(path.read_text(encoding="utf-8"))
    for edition in EDITIONS
    if edition in parsed.scenario.tags or not parsed.scenario.tags
]


@pytest.mark.parametrize(("parsed", "edition"), CASES)
def test_the_ruling_holds(parsed: ParsedScenario, edition: str) -> None:
    done = run(parsed, EDITIONS[edition])
    wrong = [f"{judged.bound.step.text} – {judged.found}" for judged in done.judged if not judged.holds]
    assert wrong == []
    assert done.refusal is None
    assert done.open_choice is None
    assert done.passed
