"""Orders that a text does not say: taken as they stand where that leads to the same, open where it does not."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule
from tests.scenarios.rulings import explored, offered

UPKEEP = """
Example: two upkeep effects
  Given it is Bob's untap step
  And Bob controls {cards}
  When it is Bob's main phase
"""
DIFFERENT = UPKEEP.format(cards="Lord of the Pit and Phantasmal Forces")
ALIKE = UPKEEP.format(cards="Force of Nature and Sunken City")
THREE = UPKEEP.format(cards="Sunken City, Lord of the Pit and Phantasmal Forces")


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_order_that_matters_is_an_open_choice_that_lists_the_orders(edition: str) -> None:
    text = DIFFERENT + "  Then Bob has 20 life\n"
    (ruling,) = rule(text, edition)
    (choice,) = ruling.open_choices
    assert choice.player == "Bob"
    assert len(choice.options) == 2
    assert ruling.outcome == ()
    assert [claim.found for claim in ruling.claims] == ["the game did not come this far"]
    assert {option.sentence for option in offered(text, edition)} == {
        "Bob orders the effects: Lord of the Pit, then Phantasmal Forces",
        "Bob orders the effects: Phantasmal Forces, then Lord of the Pit",
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_sentence_offered_answers_it(edition: str) -> None:
    lives = set()
    for option in offered(DIFFERENT, edition):
        ruling = rule(f"{DIFFERENT}  And {option.sentence}\n", edition)[0]
        assert ruling.open_choices == ()
        lives.add(ruling.final.players[0].life)
    assert lives == {13, 20}


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_order_that_does_not_matter_is_nobodys_business(edition: str) -> None:
    ruling = rule(ALIKE, edition)[0]
    assert ruling.open_choices == ()
    assert "Bob is at 12 life (was 20)" in ruling.outcome


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_orders_lead_to_is_explored(edition: str) -> None:
    outcomes = explored(DIFFERENT, edition)
    assert len(outcomes) == 2
    assert all(outcome.when and not outcome.certain for outcome in outcomes)
    assert len(explored(THREE, edition)) >= 2


BOTH = """
Example: an order and another choice
  Given it is Bob's untap step
  And Bob controls Lord of the Pit, Phantasmal Forces and Grizzly Bears
  When it is Bob's main phase
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_order_is_explored_beside_other_choices(edition: str) -> None:
    outcomes = explored(BOTH, edition)
    sacrificed = {sentence for outcome in outcomes for sentence in outcome.outcome}
    assert "Grizzly Bears is in Bob's graveyard" in sacrificed
    assert all(outcome.all_tried for outcome in outcomes)
    assert any("orders" in way or "in which order" in way for outcome in outcomes for way in outcome.when)
