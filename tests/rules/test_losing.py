"""Losing the game, and draws."""

from __future__ import annotations

import pytest

from sandbox.rules.players import losing
from sandbox.terms.zones import Zone
from tests.rules.tables import NEW, Case, Paper, answers, chapter

LOSING = (
    Case(
        "a player at 0 life loses: looked at at once, or at the end of the phase",
        "Fifth Edition: This Is Your Life; 2006: 420.5a; 2010: 704.5a",
        """
        Sue has 3 life
        Bob has {R}
        Bob holds Lightning Bolt

        Bob casts Lightning Bolt targeting Sue
        it resolves
        """,
        answers(
            "damage.needs_damage",
            {
                True: "Bob 20; graveyard: Lightning Bolt / Sue 0",
                False: "Bob 20; graveyard: Lightning Bolt / Sue 0 lost / Bob wins",
            },
        ),
    ),
    Case(
        "with ten poison counters a player loses",
        "Fifth Edition: Other Ways to Lose; 2006: 420.5h; 2010: 704.5c",
        """
        Sue has 9 poison counters
        Bob controls Pit Scorpion

        Bob attacks with Pit Scorpion
        combat damage is dealt
        everything resolves
        """,
        "Bob 20: Pit Scorpion 1/1 tapped / Sue 19 10 poison lost / Bob wins",
    ),
    Case(
        "who must draw from an empty library loses",
        "Fifth Edition: Other Ways to Lose; 2006: 420.5g; 2010: 704.5b",
        """
        Sue's library has 2 cards
        Bob has {U}
        Bob holds Ancestral Recall

        Bob casts Ancestral Recall targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Ancestral Recall / Sue 20 lost; hand: 2 ? / Bob wins",
    ),
    Case(
        "both players without life make the game a draw",
        "Fifth Edition: This Is Your Life; 2006: 420.3; 2010: 104.4a",
        """
        Bob has 2 life
        Sue has 2 life
        Bob has {R}{R}{R}
        Bob holds Earthquake

        Bob casts Earthquake with X = 2
        it resolves
        it is Bob's end step
        """,
        "Bob 0 lost; graveyard: Earthquake / Sue 0 lost / draw",
    ),
)


@chapter(LOSING)
def test_a_player_loses(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize("edition", NEW)
def test_what_a_player_owns_leaves_the_game_with_that_player_and_comes_into_no_zone(edition: str) -> None:
    """2006: 600.4a; 2010 and 2026: 800.4a."""
    table = Paper(
        "the players are Alex, Bianca and Carl\n"
        "Alex controls Hill Giant\nAlex holds Forest\nShock is in Alex's graveyard",
        edition,
    )
    things = [table.thing(name) for name in ("Hill Giant", "Forest", "Shock")]
    losing.concede(table.game, things[0].owner)
    assert {thing.now().zone for thing in things} == {Zone.NOWHERE}
    assert not table.game.over
