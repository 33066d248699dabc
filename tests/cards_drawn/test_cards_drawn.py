"""Cards drawn from all that are understood whole, by lot. Each shows in a scenario what it should do, written from its
text and the rules before it was played; the texts stand in our own words. A scenario holds in every edition that its
tags name."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.play.run import run

LOTS = sorted(Path(__file__).parent.glob("lot_*.feature"))
DRAWN = [
    pytest.param(parsed, edition, id=f"{path.stem}: {parsed.scenario.name} [{edition}]")
    for path in LOTS
    for parsed in parse_text(path.read_text(encoding="utf-8"))
    for edition in parsed.scenario.tags
]


@pytest.mark.parametrize(("parsed", "edition"), DRAWN)
def test_the_card_does_what_its_text_says(parsed: ParsedScenario, edition: str) -> None:
    done = run(parsed, EDITIONS[edition])
    assert [f"{judged.bound.step.text} – {judged.found}" for judged in done.judged if not judged.holds] == []
    assert (done.refusal, done.open_choice) == (None, None)
    assert done.passed
