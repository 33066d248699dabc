"""However many sentences of a text are not known, the nearest ones are looked for so many times and no more."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sandbox.editor.players import players_of
from sandbox.scenarios.evaluation import LONGEST_TEXT, evaluate
from sandbox.scenarios.language import nearest_sentences as suggesting
from sandbox.scenarios.language import parser
from sandbox.scenarios.language.parser import MOST_SUGGESTED
from sandbox.scenarios.language.step_definition import StepDefinition


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences for which the nearest ones were looked for."""
    searched: list[str] = []
    nearest = suggesting.nearest_sentences

    def counted(text: str, table: Sequence[StepDefinition], players: Sequence[str]) -> list[str]:
        searched.append(text)
        return nearest(text, table, players)

    monkeypatch.setattr(parser, "nearest_sentences", counted)
    return searched


def unknown_sentences(scenarios: int, each: int) -> str:
    return "\n".join(
        line
        for number in range(scenarios)
        for line in (f"Scenario: the {number}th", *(f"Given Sue frobs the {place}th quux" for place in range(each)))
    )


@pytest.mark.parametrize(("scenarios", "each"), [(1, 60), (3, 100), (5, 30)])
def test_the_nearest_sentences_are_looked_for_so_many_times(searches: list[str], scenarios: int, each: int) -> None:
    faults = evaluate(unknown_sentences(scenarios, each)).faults
    assert len(faults) == scenarios * each
    assert len(searches) <= MOST_SUGGESTED
    assert all(fault.nearest for fault in faults[:MOST_SUGGESTED])


def test_what_is_too_long_to_be_played_is_not_looked_at_by_the_form_either(searches: list[str]) -> None:
    text = unknown_sentences(20, 60)
    assert len(text) > LONGEST_TEXT
    assert players_of(text) == ()
    assert not searches
