"""Phasing out and in."""

from __future__ import annotations

import pytest

from sandbox.rules.zones import phasing
from sandbox.terms.zones import Zone
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, answers, by_answer, chapter

PHASING = (
    Case(
        "phasing out is at the beginning of its controller's untap step",
        "Mirage: Phasing; 2006: 502.15b; 2010: 702.23a",
        """
        it is Sue's end step
        Bob controls Teferi's Drake

        it is Bob's upkeep
        """,
        "Bob 20; phased out: Teferi's Drake / Sue 20",
    ),
    Case(
        "it comes back a turn later, and may attack at once",
        "Mirage: Phasing; 2006: 502.15b and 502.15m; 2010: 702.23a",
        """
        it is Sue's end step
        Bob controls Teferi's Drake
        Teferi's Drake is phased out

        it is Bob's main phase
        Bob attacks with Teferi's Drake
        combat damage is dealt
        """,
        "Bob 20: Teferi's Drake 3/2 tapped; hand: ? / Sue 17",
    ),
    Case(
        "what is on it goes along and comes back with it",
        "Mirage: Phasing; 2006: 502.15i; 2010: 702.23f",
        """
        Bob controls Hill Giant
        Bob controls Holy Strength on Hill Giant
        Sue has {U}{C}
        Sue holds Reality Ripple

        Sue casts Reality Ripple targeting Hill Giant
        it resolves
        """,
        "Bob 20; phased out: Holy Strength, Hill Giant / Sue 20; graveyard: Reality Ripple",
        NEW,
    ),
    Case(
        "a token that phases out is gone for good or phased out as all else",
        "Mirage: Phasing; 2006: 217.8d; 2010: 702.23j; 2026: 702.26d",
        """
        Sue has {U}{C}
        Sue holds Reality Ripple
        Bob controls a 1/1 red Goblin token

        Sue casts Reality Ripple targeting Goblin
        it resolves
        """,
        answers(
            "phasing.token_goes_to",
            {
                Zone.REMOVED: "Bob 20 / Sue 20; graveyard: Reality Ripple",
                Zone.NOWHERE: "Bob 20 / Sue 20; graveyard: Reality Ripple",
                Zone.PHASED_OUT: "Bob 20; phased out: Goblin / Sue 20; graveyard: Reality Ripple",
            },
        ),
        NEW,
    ),
)


@chapter(PHASING)
def test_permanents_phase_out_and_in(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize("edition", ALL)
def test_what_phases_out_loses_its_damage_and_keeps_its_counters(edition: str) -> None:
    """Mirage: Phasing; 2006: 502.15e and 502.15h; 2010: 702.23d."""
    steps = "Bob controls Hill Giant\nHill Giant has 1 damage\nHill Giant has 1 +1/+1 counter\nHill Giant is tapped"
    table = Paper(steps, edition)
    giant = table.thing("Hill Giant")
    giant.sick = True
    phasing.phase_out(table.game, giant)
    assert table.drawn() == "Bob 20; phased out: Hill Giant / Sue 20"
    phasing.phase_in_and_out(table.game, table.bob)
    assert table.drawn() == "Bob 20: Hill Giant 4/4 tapped 1 +1/+1 / Sue 20"
    assert not giant.sick


@pytest.mark.parametrize("edition", ALL)
def test_what_is_on_it_comes_back_with_it_whoever_controls_that(edition: str) -> None:
    """Mirage: Phasing; 2006: 502.15i; 2010: 702.23f."""
    table = Paper("Bob controls Hill Giant\nSue controls Holy Strength on Hill Giant", edition)
    phasing.phase_out(table.game, table.thing("Hill Giant"))
    phasing.phase_in_and_out(table.game, table.sue)
    assert table.drawn() == "Bob 20; phased out: Hill Giant / Sue 20; phased out: Holy Strength"
    phasing.phase_in_and_out(table.game, table.bob)
    assert table.drawn() == "Bob 20: Hill Giant 4/5 / Sue 20: Holy Strength on Hill Giant"


@pytest.mark.parametrize("edition", ALL)
def test_what_has_just_come_back_does_not_phase_out_again(edition: str) -> None:
    """Mirage: Phasing; 2006: 502.15b; 2010: 702.23a: both happen at one moment."""
    table = Paper("Bob controls Teferi's Drake and Sandbar Crocodile\nTeferi's Drake is phased out", edition)
    phasing.phase_in_and_out(table.game, table.bob)
    assert table.drawn() == "Bob 20: Teferi's Drake 3/2; phased out: Sandbar Crocodile / Sue 20"


@pytest.mark.parametrize(
    ("edition", "lost"), by_answer("phasing.leaving", {phasing.leaves_play: True, phasing.is_no_leaving: False})
)
def test_whether_phasing_out_is_leaving_play(edition: str, lost: bool) -> None:
    """Mirage: Phasing; 2006: 502.15d; 2010: 702.23d."""
    cards = ("Sad Ghost {B} // Creature — Spirit // When Sad Ghost leaves the battlefield, you lose 2 life. // 1/1",)
    table = Paper("Bob controls Sad Ghost", edition, cards)
    phasing.phase_out(table.game, table.thing("Sad Ghost"))
    assert len(table.taken()) == lost


@pytest.mark.parametrize("token", [True, False])
@pytest.mark.parametrize("edition", NEW)
def test_where_what_has_phased_out_is(edition: str, token: bool) -> None:
    """2006: 217.8d; 2010: 702.23j; 2026: 702.26d."""
    table = Paper("Bob controls Hill Giant", edition)
    giant = table.thing("Hill Giant")
    giant.token = token
    phasing.phase_out(table.game, giant)
    assert giant.zone is (table.game.edition.phasing.token_goes_to if token else Zone.PHASED_OUT)


@pytest.mark.parametrize("edition", OLD)
def test_a_token_that_phases_out_is_removed_from_the_game(edition: str) -> None:
    """Mirage: Phasing."""
    table = Paper("Bob controls Hill Giant", edition)
    giant = table.thing("Hill Giant")
    giant.token = True
    phasing.phase_out(table.game, giant)
    assert giant.zone is Zone.REMOVED
