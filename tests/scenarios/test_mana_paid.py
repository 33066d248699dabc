"""Which mana was spent on what can be claimed."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule
from tests.scenarios.texts import example

POOL = ("Given Bob has {R}{G}{G}", "And Bob holds Grizzly Bears and Lightning Bolt")
CAST = ("When Bob casts Grizzly Bears", "And Bob pays {} for Grizzly Bears", "And it resolves")


def passes(edition: str, *steps: str) -> bool:
    (ruling,) = rule(example(*steps), edition)
    return ruling.passed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("spent", "left"), [("{G}{G}", "{R}"), ("{R}{G}", "{G}")])
def test_the_mana_of_the_pool_that_was_spent_is_claimed(spent: str, left: str, edition: str) -> None:
    steps = (*POOL, *(step.replace("{}", spent) for step in CAST))
    assert passes(edition, *steps, f"Then Bob paid {spent} for Grizzly Bears", f"And Bob has {left}")
    other = "{R}{G}" if spent == "{G}{G}" else "{G}{G}"
    assert not passes(edition, *steps, f"Then Bob paid {other} for Grizzly Bears")
    assert not passes(edition, *steps, f"Then Bob paid {spent} for Lightning Bolt")


@pytest.mark.parametrize("edition", EDITIONS)
def test_mana_that_lands_make_for_it_is_claimed_as_well(edition: str) -> None:
    steps = ("Given Bob controls Forest and Mountain", "And Bob holds Grizzly Bears", "When Bob casts Grizzly Bears")
    assert passes(edition, *steps, "And it resolves", "Then Bob paid {G}{R} for Grizzly Bears")
    assert not passes(edition, *steps, "And it resolves", "Then Sue paid {G}{R} for Grizzly Bears")
