"""Permanents are tapped for mana, in so many words or where nothing else can be meant."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import evaluate
from tests.scenarios.texts import example


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sentence", ["Sue taps 3 Islands and Forest", "Sue taps 3 Islands and Forest for mana"])
def test_what_makes_nothing_but_mana_is_tapped_for_mana(sentence: str, edition: str) -> None:
    position = ("Given it is Sue's main phase", "And Sue controls 4 Islands and Forest")
    claims = ("Then Sue has {U}{U}{U}{G}", "And Forest is tapped", "And Island#4 is untapped")
    played = evaluate(example(*position, f"When {sentence}", *claims), edition)
    assert played.fault is None
    assert played.rulings[0].passed


@pytest.mark.parametrize(
    ("card", "wording"),
    [
        ("Prodigal Sorcerer", "say `… activates Prodigal Sorcerer`"),
        ("Mishra's Factory", "say `… taps Mishra's Factory for mana` or `… activates Mishra's Factory`"),
        ("Grizzly Bears", "Grizzly Bears has no ability that taps it"),
    ],
)
def test_what_may_be_tapped_for_something_else_is_asked_back(card: str, wording: str) -> None:
    text = example("Given it is Sue's main phase", f"And Sue controls {card}", f"When Sue taps {card}")
    (fault,) = evaluate(text, "m11").faults
    assert wording in fault.message
