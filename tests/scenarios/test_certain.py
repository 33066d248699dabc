"""What is said to be certain is certain: no order that nobody has said leads elsewhere. Held against a brute force."""

from __future__ import annotations

from itertools import combinations

import pytest

from sandbox.editions import EDITIONS
from sandbox.engine.budget import Budget
from sandbox.scenarios.play.run import explore, run
from sandbox.scenarios.result import rule, rule_json
from sandbox.scenarios.text_report import ruling_lines
from tests.scenarios.ways import every_way, only

UPKEEP = """
Example: what begins together in an upkeep
  Given it is Bob's untap step
  And Bob has {life} life
  And Bob controls {cards}
  When it is Bob's main phase
"""
CARDS = (
    "Lord of the Pit",
    "Phantasmal Forces",
    "Force of Nature",
    "Sunken City",
    "Test of Endurance",
    "Armageddon Clock",
)
SMALL = [
    UPKEEP.format(life=life, cards=" and ".join((", ".join(chosen[:-1]), chosen[-1])))
    for size in (2, 3)
    for chosen in combinations(CARDS, size)
    for life in (8, 53)
]
TWELVE = """
Example: many die together, and later two effects begin together
  Given it is Sue's main phase
  And Sue controls 4 Mountains
  And Sue holds Earthquake
  And Bob controls 12 Grizzly Bears
  And Bob controls Lord of the Pit and Phantasmal Forces
  When Sue casts Earthquake with X = 3
  And it resolves
  And it is Bob's main phase
"""
ABOVE = """
Example: a claim speaks of the graveyard
  Given it is Sue's main phase
  And Sue controls 4 Mountains
  And Sue holds Earthquake
  And Bob controls Grizzly Bears and Hill Giant
  When Sue casts Earthquake with X = 3
  And it resolves
  Then Grizzly Bears is in Bob's graveyard
"""
NO_TARGET = """
Example: nobody says at what
  Given Bob controls Mountain
  And Sue controls Grizzly Bears
  And Bob holds Lightning Bolt
  When Bob casts Lightning Bolt
"""
CLOCKS = """
Example: more effects than can be tried in every order
  Given it is Bob's untap step
  And Bob has 53 life
  And Bob controls 7 Armageddon Clocks
  When it is Bob's main phase
  Then Armageddon Clock has 1 doom counter
"""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "text", SMALL, ids=[text.splitlines()[4].strip() + text.splitlines()[3][-8:] for text in SMALL]
)
def test_a_small_case_is_certain_if_every_order_comes_to_the_same(text: str, edition: str) -> None:
    ends = [way.signature() for way in every_way(text, edition)]
    found = run(only(text), EDITIONS[edition])
    assert found.every_order_tried
    assert (found.open_choice is None) is all(end == ends[0] for end in ends)


@pytest.mark.parametrize("edition", EDITIONS)
def test_many_deaths_hide_no_later_order(edition: str) -> None:
    ruling = rule(TWELVE, edition)[0]
    assert [choice.question for choice in ruling.open_choices] == ["in which order the effects come"]
    assert ruling.every_order_tried is not False


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_asked_for_an_order_that_nothing_can_tell(edition: str) -> None:
    untold = run(only(ABOVE), EDITIONS[edition])
    assert (untold.passed, untold.unstated) == (True, [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_order_that_a_claim_speaks_of_must_be_said(edition: str) -> None:
    claim = "Then Grizzly Bears is above Hill Giant in Bob's graveyard"
    text = ABOVE.replace("Then Grizzly Bears is in Bob's graveyard", claim)
    (choice,) = rule(text, edition)[0].open_choices
    assert choice.question == "in which order the cards go to the graveyard"
    said = text.replace(
        "  And it resolves", "  And it resolves\n  And Bob orders the graveyard: Hill Giant, then Grizzly Bears"
    )
    assert rule(said, edition)[0].passed


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_there_are_too_many_orders_the_ruling_says_that_not_all_were_tried(edition: str) -> None:
    ruling = rule(CLOCKS, edition)[0]
    assert ruling.passed
    assert ruling.every_order_tried is False
    assert rule_json(CLOCKS, edition)[0]["every_order_tried"] is False
    assert any("not every order was tried" in line for line in ruling_lines(ruling))


def test_a_ruling_of_which_every_order_was_tried_does_not_speak_of_it() -> None:
    ruling = rule(SMALL[0], "m11")[0]
    assert "every_order_tried" not in rule_json(SMALL[0], "m11")[0]
    assert not any("order was tried" in line for line in ruling_lines(ruling))


@pytest.mark.parametrize("edition", EDITIONS)
def test_exploring_says_that_there_is_more_where_so_much_has_been_played(edition: str) -> None:
    assert explore(only(NO_TARGET), EDITIONS[edition], Budget()).all_tried
    assert not explore(only(NO_TARGET), EDITIONS[edition], Budget(0)).all_tried
