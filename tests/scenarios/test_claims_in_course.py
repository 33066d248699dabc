"""Claims about territories, sideboards, teams, what is asked, empty steps, and about the middle of a resolution."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule
from sandbox.scenarios.values.ruling import Ruling
from tests.scenarios.texts import example


def ruled(*steps: str, edition: str = "m11") -> Ruling:
    (ruling,) = rule(example(*steps), edition)
    return ruling


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("claimed", "holds"),
    [
        ("Weakness is in Sue's territory", True),
        ("Weakness is in Bob's territory", False),
        ("Weakness is not in Bob's territory", True),
        ("Hill Giant is in Sue's territory", True),
        ("Hill Giant is in Bob's territory", False),
        ("Shock is in Sue's territory", False),
        ("Shock is not in Sue's territory", True),
    ],
)
def test_what_is_on_a_permanent_lies_in_its_territory(claimed: str, holds: bool, edition: str) -> None:
    given = ("Given Sue controls Hill Giant", "And Sue holds Shock", "And Bob controls Weakness on Hill Giant")
    assert ruled(*given, f"Then {claimed}", edition=edition).passed is holds


@pytest.mark.parametrize(("number", "holds"), [(15, True), (14, False)])
def test_cards_of_a_sideboard_are_counted(number: int, holds: bool) -> None:
    assert ruled("When Bob's sideboard is 15 Plains", f"Then Bob has {number} cards in the sideboard").passed is holds


@pytest.mark.parametrize(("player", "holds"), [("Bob", True), ("Ann", True), ("Sue", False)])
def test_a_team_wins_with_all_its_players(player: str, holds: bool) -> None:
    text = (
        "Given the players are Bob, Sue, Ann and Tom",
        "And the teams are Bob and Ann against Sue and Tom",
        "When Sue concedes",
        "And Tom concedes",
        f"Then the team of {player} wins",
    )
    assert ruled(*text).passed is holds


DURESS = (
    "Given Bob controls Swamp",
    "And Bob holds Duress",
    "And Sue holds Lightning Bolt, Shock and Forest",
    "When Bob casts Duress targeting Sue",
    "And it resolves",
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("after", [(), ("When Bob chooses Shock",)], ids=["left open", "answered"])
def test_the_player_who_is_asked_and_the_question_are_claimed(after: tuple[str, ...], edition: str) -> None:
    (claim,) = ruled(*DURESS, 'Then Bob is asked "a card to discard"', *after, edition=edition).claims
    assert (claim.holds, claim.found) == (True, "Bob is asked: a card to discard")


@pytest.mark.parametrize("said", ['Sue is asked "a card to discard"', 'Bob is asked "a color"'])
@pytest.mark.parametrize("after", [(), ("When Bob chooses Shock",)], ids=["left open", "answered"])
def test_who_is_not_asked_or_something_else_is_no_claim_that_holds(said: str, after: tuple[str, ...]) -> None:
    ruling = ruled(*DURESS, f"Then {said}", *after)
    assert not ruling.passed
    assert "Bob is asked: a card to discard" in str((ruling.faults, ruling.claims))


@pytest.mark.parametrize(("step", "holds"), [("upkeep", True), ("draw step", False), ("end step", False)])
def test_a_step_in_which_nothing_happened_is_claimed(step: str, holds: bool) -> None:
    text = ("Given it is Sue's end step", "When it is Bob's main phase", f"Then nothing happens in Bob's {step}")
    assert ruled(*text).passed is holds


def test_a_step_that_a_trigger_speaks_in_is_not_empty() -> None:
    given = ("Given it is Sue's end step", "And Bob controls Ivory Tower", "And Bob holds 6 Forests")
    claimed = "Then nothing happens in Bob's upkeep"
    assert not ruled(*given, "When it is Bob's main phase", claimed).passed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("claimed", "holds"),
    [("Sue has 3 cards in hand", True), ("Sue has 2 cards in hand", False), ("Shock is in Sue's graveyard", False)],
)
def test_a_claim_before_an_answer_is_judged_while_the_choice_is_open(claimed: str, holds: bool, edition: str) -> None:
    after = ("When Bob chooses Shock", "Then Shock is in Sue's graveyard", "And Sue has 2 cards in hand")
    first, *later = ruled(*DURESS, f"Then {claimed}", *after, edition=edition).claims
    assert first.holds is holds
    assert [one.holds for one in later] == [True, True]


STUDY = '''
Example: two cards, then one less
  Given this card:
    """
    Study {U}
    Sorcery
    Draw two cards, then discard a card.
    """
  And Bob controls Island
  And Bob holds Study and Hill Giant
  When Bob casts Study
  And the trace comes to "Bob draws a card"
  Then Bob has {} cards in hand
  When Bob discards Hill Giant
  And it resolves
  Then Bob has 2 cards in hand
'''


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("number", "holds"), [(2, True), (1, False), (3, False)])
def test_time_stops_between_two_steps_of_a_resolution(number: int, holds: bool, edition: str) -> None:
    (ruling,) = rule(STUDY.replace("{} cards", f"{number} cards"), edition)
    assert [one.holds for one in ruling.claims] == [holds, True], ruling.claims
    assert not ruling.faults


def test_a_step_of_the_trace_that_never_comes_stops_the_text() -> None:
    ruling = ruled("Given it is Bob's main phase", 'When the trace comes to "Bob draws a card"', "Then Bob has 20 life")
    assert not ruling.passed
