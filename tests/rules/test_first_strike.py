"""The two waves of combat damage."""

from __future__ import annotations

import pytest

from sandbox.rules.combat import (
    first_strike,
    phase,
)
from sandbox.terms.steps import Step
from tests.rules.tables import ALL, Case, Paper, by_answer, chapter

FIRST_STRIKE = (
    Case(
        "first strike comes before",
        "The Duel: First Strike; 2006: 502.2b; 2010: 702.7b",
        """
        Bob controls Tundra Wolves
        Sue controls Llanowar Elves

        Bob attacks with Tundra Wolves
        Sue blocks Tundra Wolves with Llanowar Elves
        combat damage is dealt
        """,
        "Bob 20: Tundra Wolves 1/1 tapped / Sue 20; graveyard: Llanowar Elves",
    ),
    Case(
        "two with first strike strike together",
        "The Duel: First Strike; 2006: 502.2b; 2010: 702.7b",
        """
        Bob controls Tundra Wolves
        Sue controls Elvish Archers

        Bob attacks with Tundra Wolves
        Sue blocks Tundra Wolves with Elvish Archers
        combat damage is dealt
        """,
        "Bob 20; graveyard: Tundra Wolves / Sue 20; graveyard: Elvish Archers",
    ),
    Case(
        "double strike strikes in both waves",
        "2006: 502.28b; 2010: 702.4b",
        """
        Bob controls Boros Swiftblade

        Bob attacks with Boros Swiftblade
        combat damage is dealt
        """,
        "Bob 20: Boros Swiftblade 1/2 tapped / Sue 18",
    ),
)


@chapter(FIRST_STRIKE)
def test_first_strike_comes_before(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize(
    ("edition", "strikes"),
    by_answer(
        "combat.strikes_second",
        {first_strike.who_had_no_first_strike: False, first_strike.who_assigned_nothing_yet: True},
    ),
)
def test_who_had_first_strike_but_no_power_may_strike_in_the_second_wave(edition: str, strikes: bool) -> None:
    """Fifth Edition: Step by Step; 2006: 502.2b; 2010: 702.7b."""
    table = Paper("Bob controls Tundra Wolves", edition)
    wolves = table.thing("Tundra Wolves")
    combat = table.attack("Tundra Wolves")
    combat.quick = {wolves}
    assert first_strike.strikes_in(table.game, wolves, first=False) is strikes
    combat.assigned_first = {wolves}
    assert not first_strike.strikes_in(table.game, wolves, first=False)


@pytest.mark.parametrize(
    ("creature", "waves"),
    [("Tundra Wolves", (True, False)), ("Boros Swiftblade", (True, True)), ("Craw Wurm", (False, True))],
)
@pytest.mark.parametrize("edition", ALL)
def test_who_strikes_in_which_wave(edition: str, creature: str, waves: tuple[bool, bool]) -> None:
    """The Duel: First Strike; 2006: 502.2b and 502.28b; 2010: 702.4b and 702.7b."""
    table = Paper(f"Bob controls {creature}", edition)
    thing = table.thing(creature)
    combat = table.attack(creature)
    first = first_strike.strikes_in(table.game, thing, first=True)
    combat.quick = combat.assigned_first = {thing} if first else set()
    assert (first, first_strike.strikes_in(table.game, thing, first=False)) == waves


@pytest.mark.parametrize(
    ("creature", "held"), [("Tundra Wolves", True), ("Boros Swiftblade", True), ("Craw Wurm", False)]
)
@pytest.mark.parametrize("edition", ALL)
def test_there_is_a_first_wave_where_somebody_strikes_first(edition: str, creature: str, held: bool) -> None:
    """The Duel: First Strike; 2006: 502.2b; 2010: 510.5."""
    table = Paper(f"Bob controls {creature}", edition)
    table.attack(creature)
    assert phase.combat_step_takes_place(table.game, Step.FIRST_STRIKE) is held
    assert phase.combat_step_takes_place(table.game, Step.DAMAGE)
