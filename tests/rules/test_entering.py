"""Entering play: tapped, with counters, as a copy, how new."""

from __future__ import annotations

import pytest

from sandbox.rules.zones.doubling import counters_put, tokens_made
from sandbox.rules.zones.tapping import is_sick, why_not_tap
from tests.rules.tables import ALL, Case, Paper, chapter

ENTERING = (
    Case(
        "a permanent that enters tapped is never untapped there",
        "2006: 410.10e; 2010: 614.1c",
        """
        Bob holds Treetop Village

        Bob plays Treetop Village
        """,
        "Bob 20: Treetop Village tapped / Sue 20",
    ),
    Case(
        "what another permanent says of those that enter",
        "2006: 419.1c; 2010: 614.1d and 614.12",
        """
        Sue controls Kismet
        Bob holds Forest

        Bob plays Forest
        """,
        "Bob 20: Forest tapped / Sue 20: Kismet",
    ),
    Case(
        "counters that it enters with are there before anything looks",
        "2006: 410.10e; 2010: 614.1c",
        """
        Bob has {C}{C}{C}{C}{C}{C}
        Bob holds Triskelion
        Sue controls Night of Souls' Betrayal

        Bob casts Triskelion
        it resolves
        """,
        "Bob 20: Triskelion 3/3 3 +1/+1 / Sue 20: Night of Souls' Betrayal",
    ),
    Case(
        "a copy is what it copies as it comes",
        "2006: 503.5; 2010: 706.5",
        """
        Bob has {U}{U}{U}{U}
        Bob holds Clone
        Sue controls Serra Angel

        Bob casts Clone
        it resolves
        Bob copies Serra Angel
        """,
        "Bob 20: Clone 4/4 / Sue 20: Serra Angel 4/4",
    ),
)


@chapter(ENTERING)
def test_how_a_permanent_enters(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize(("seasons", "number"), [("", 2), ("Doubling Season", 4), ("2 Doubling Seasons", 8)])
@pytest.mark.parametrize("edition", ALL)
def test_each_text_that_doubles_doubles_once(edition: str, seasons: str, number: int) -> None:
    """2006: 419.6a; 2010: 614.5."""
    table = Paper(f"Bob controls Hill Giant{f' and {seasons}' if seasons else ''}\nSue controls Gray Ogre", edition)
    assert tokens_made(table.game, table.bob, 2) == number
    assert counters_put(table.game, table.thing("Hill Giant"), 2, "+1/+1") == number
    assert tokens_made(table.game, table.sue, 2) == counters_put(table.game, table.thing("Gray Ogre"), 2, "+1/+1") == 2


@pytest.mark.parametrize(
    ("what", "new", "tapped", "refusal"),
    [
        ("Llanowar Elves", False, False, None),
        ("Llanowar Elves", True, False, "summoning sickness"),
        ("Llanowar Elves", False, True, "tapping"),
        ("Raging Goblin", True, False, None),
        ("Sol Ring", True, False, None),
        ("Forest", True, False, None),
        ("Forest", True, True, "tapping"),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_what_may_be_tapped_for_its_own_ability(
    edition: str, what: str, new: bool, tapped: bool, refusal: str | None
) -> None:
    """The Duel: Summoning Sickness; 2006: 403.4; 2010: 302.6."""
    table = Paper(f"Bob controls {what}", edition)
    thing = table.thing(what)
    thing.sick, thing.tapped = new, tapped
    found = why_not_tap(table.game, thing, table.bob)
    assert (found.rule if found is not None else None) == refusal


@pytest.mark.parametrize("edition", ALL)
def test_a_land_that_becomes_a_creature_is_as_new_as_it_came(edition: str) -> None:
    """Fifth Edition: More on Creatures; 2006: 403.4; 2010: 302.6."""
    table = Paper("Bob controls Forest and Forest#2\nForest came under Bob's control this turn", edition)
    assert not is_sick(table.game, table.thing("Forest"))
    living = Paper("Bob controls Living Lands, Forest and Forest#2\nForest came under Bob's control this turn", edition)
    assert [is_sick(living.game, thing) for thing in living.things("Forest", "Forest#2")] == [True, False]


@pytest.mark.parametrize(("loyal", "expected"), [("Garruk Wildspeaker", 3), ("Jace Beleren", 3)])
def test_a_planeswalker_comes_with_its_loyalty(loyal: str, expected: int) -> None:
    """2010: 306.5b."""
    table = Paper(f"Bob holds {loyal}", "m11")
    assert table.put_into_play(loyal).counters == {"loyalty": expected}


def test_twice_as_many_where_a_text_says_so() -> None:
    """2010: 614.1c and 614.12."""
    table = Paper("Bob holds Garruk Wildspeaker\nBob controls Doubling Season", "m11")
    assert table.put_into_play("Garruk Wildspeaker").counters == {"loyalty": 6}
