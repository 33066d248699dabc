"""Every scenario of the site passes under each edition that its tags name, and can be played under all."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.engine.game import Edition
from sandbox.scenarios.play.run import Run, run
from sandbox.terms.errors import Malformed
from tests.scenarios.content import TOLD, UNTOLD, Shown, files, ids, scenarios
from tests.scenarios.words_of_eras import foreign_words


def found_instead(done: Run) -> list[str]:
    """What keeps a scenario from passing, in sentences."""
    wrong = [f"line {j.bound.step.line}: {j.bound.step.text} – {j.found}" for j in done.judged if not j.holds]
    wrong += [f"line {m.step.line}: {m.step.text} – never reached" for m in done.unread if m.kind == "claim"]
    if done.refusal is not None:
        wrong.append(f"refused: {done.refusal}")
    if done.open_choice is not None:
        wrong.append(f"{done.open_choice.player.name} must choose: {done.open_choice.text}")
    return wrong + [f"line {fault.line}: {fault.sentence} – {fault.message}" for fault in done.faults]


@pytest.mark.parametrize(("shown", "edition"), TOLD, ids=ids(TOLD))
def test_it_passes_under_an_edition_that_it_speaks_of(shown: Shown, edition: str) -> None:
    done = run(shown.parsed, EDITIONS[edition])
    assert found_instead(done) == []
    assert done.passed
    assert foreign_words(done) == []


@pytest.mark.parametrize(("shown", "edition"), UNTOLD, ids=ids(UNTOLD))
def test_it_can_be_played_under_the_other_editions(shown: Shown, edition: str) -> None:
    """Any outcome will do; a name or a word may mean nothing there, which is said in so many words."""
    assert played_or_said(shown, EDITIONS[edition])


def played_or_said(shown: Shown, edition: Edition) -> bool:
    """Whether the game was played, in its edition's words, or a word without a meaning was named with its line."""
    try:
        done = run(shown.parsed, edition)
        return isinstance(done.changes(), tuple) and foreign_words(done) == []
    except Malformed as error:
        return error.line >= 1 and bool(error.message)


def test_there_are_scenarios_in_every_edition() -> None:
    assert len(files()) > 400
    assert {edition for _, edition in TOLD} == EDITIONS.keys()


def test_every_scenario_claims_something() -> None:
    silent = [s.name for s in scenarios() if not any(bound.kind == "claim" for bound in s.parsed.rest)]
    assert silent == []
