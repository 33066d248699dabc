"""A payment that is short says which mana is missing."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule
from tests.scenarios.rulings import refusal_of
from tests.scenarios.texts import example

SHORT = [
    ("2 Mountains and Forest", "Shivan Dragon", "", "{3}"),
    ("3 Forests", "Shivan Dragon", "", "{1}{R}{R}"),
    ("6 Forests and Mountain", "Shivan Dragon", "", "{R}"),
    ("3 Forests and Island", "Fireball", " with X = 5 targeting Sue", "{1}{R}"),
    ("Mountain", "Counterspell", "", "{U}{U}"),
    ("Hill Giant", "Giant Growth", " targeting Hill Giant", "all of it"),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("lands", "card", "how", "missing"), SHORT)
def test_the_missing_symbols_are_said(lands: str, card: str, how: str, missing: str, edition: str) -> None:
    position = (f"Given Bob controls {lands}", f"And Bob holds {card}", "And Sue controls Grizzly Bears")
    if card != "Counterspell":
        (told,) = rule(example(*position, f"When Bob casts {card}{how}"), edition)
        assert refusal_of(told).message.endswith(f": {missing} is missing")
        assert refusal_of(told).rule == "paying costs"
    (ruling,) = rule(example(*position, f"Then Bob cannot cast {card}{how}"), edition)
    assert ruling.passed


def test_what_is_in_the_pool_is_not_missing() -> None:
    position = ("Given Bob controls Mountain", "And Bob holds Shivan Dragon", "And Bob has {G}{G}")
    (ruling,) = rule(example(*position, "When Bob casts Shivan Dragon"), "m11")
    assert refusal_of(ruling).message == "Bob cannot pay {4}{R}{R}: {2}{R} is missing"
