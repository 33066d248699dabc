"""From zone to zone: what becomes of a card, what is replaced on the way, phasing."""

from __future__ import annotations

import pytest

from sandbox.rules.zones import phasing, zone_changes
from sandbox.rules.zones.doubling import counters_put, tokens_made
from sandbox.rules.zones.tapping import is_sick, why_not_tap
from sandbox.terms.zones import Zone
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, answers, by_answer, chapter

CASES = (
    Case(
        "what comes into play is a new object without damage or counters",
        "The Duel: Cards Out of Play; 2006: 217.1c; 2010: 400.7",
        """
        Bob has {G}{G}{U}
        Bob holds Unsummon
        Bob controls Grizzly Bears
        Grizzly Bears has 2 +1/+1 counters
        Grizzly Bears has 1 damage

        Bob casts Unsummon targeting Grizzly Bears
        it resolves
        Bob casts Grizzly Bears
        it resolves
        """,
        "Bob 20: Grizzly Bears 2/2; graveyard: Unsummon / Sue 20",
    ),
    Case(
        "a card goes to its owner's hand, whoever controlled it",
        "Fifth Edition: Ownership; 2006: 217.1a; 2010: 400.3",
        """
        Sue controls Grizzly Bears
        Bob controls Control Magic on Grizzly Bears
        Bob has {U}
        Bob holds Unsummon

        Bob casts Unsummon targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; graveyard: Unsummon, Control Magic / Sue 20; hand: Grizzly Bears",
    ),
    Case(
        "and to its owner's graveyard",
        "Fifth Edition: Ownership; 2006: 217.1a; 2010: 400.3",
        """
        Sue controls Grizzly Bears
        Bob controls Control Magic on Grizzly Bears
        Bob has {R}
        Bob holds Shock

        Bob casts Shock targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; graveyard: Shock, Control Magic / Sue 20; graveyard: Grizzly Bears",
    ),
    Case(
        "what is buried does not regenerate",
        "Mirage: Burial; The Duel: Regeneration; 2006: 419.6b; 2010: 701.6c",
        """
        Bob has {C}{C}{W}{W}
        Bob holds Wrath of God
        Sue controls Drudge Skeletons and Swamp

        Bob casts Wrath of God
        Sue regenerates Drudge Skeletons
        everything resolves
        """,
        "Bob 20; graveyard: Wrath of God / Sue 20: Swamp tapped; graveyard: Drudge Skeletons",
        NEW,
    ),
    Case(
        "a sacrifice is no destruction: nothing regenerates",
        "Fifth Edition: Sacrifices; 2010: 701.13a",
        """
        Bob has {B}{C}
        Bob holds Diabolic Edict
        Sue controls Drudge Skeletons and Swamp

        Sue regenerates Drudge Skeletons
        everything resolves
        Bob casts Diabolic Edict targeting Sue
        everything resolves
        """,
        "Bob 20; graveyard: Diabolic Edict / Sue 20: Swamp tapped; graveyard: Drudge Skeletons",
        NEW,
    ),
    Case(
        "indestructible is safe from destruction",
        "2010: 700.4",
        """
        Bob has {C}{C}{W}{W}
        Bob holds Wrath of God
        Sue controls Darksteel Gargoyle and Grizzly Bears

        Bob casts Wrath of God
        it resolves
        """,
        "Bob 20; graveyard: Wrath of God / Sue 20: Darksteel Gargoyle 3/3; graveyard: Grizzly Bears",
    ),
    Case(
        "instead of the graveyard it goes where its text says",
        "2006: 419.1a; 2010: 614.1a",
        """
        Bob has {C}{B}
        Bob holds Diabolic Edict
        Sue controls Darksteel Colossus

        Bob casts Diabolic Edict targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Diabolic Edict / Sue 20",
    ),
    Case(
        "to a hand it goes as any other card",
        "2006: 419.1a; 2010: 614.1a",
        """
        Bob has {U}
        Bob holds Unsummon
        Sue controls Darksteel Colossus

        Bob casts Unsummon targeting Darksteel Colossus
        it resolves
        """,
        "Bob 20; graveyard: Unsummon / Sue 20; hand: Darksteel Colossus",
    ),
    Case(
        "what an effect puts into play tapped comes tapped",
        "2006: 410.10e; 2010: 614.1c",
        """
        Bob has {B}{C}
        Reassembling Skeleton is in Bob's graveyard

        Bob activates Reassembling Skeleton
        it resolves
        """,
        "Bob 20: Reassembling Skeleton 1/1 tapped / Sue 20",
    ),
    Case(
        "another's text may keep cards out of a graveyard",
        "2006: 419.1a; 2010: 614.1a",
        """
        Bob controls Leyline of the Void
        Bob has {R}
        Bob holds Shock
        Sue controls Grizzly Bears

        Bob casts Shock targeting Grizzly Bears
        it resolves
        """,
        "Bob 20: Leyline of the Void; graveyard: Shock / Sue 20; removed: Grizzly Bears",
    ),
    Case(
        "a token that it would keep out dies all the same",
        "2006: 216.3; 2010: 110.5f",
        """
        Bob controls Leyline of the Void and Soul Net
        Bob has {R}{C}
        Bob holds Shock
        Sue controls a 1/1 red Goblin token

        Bob casts Shock targeting Goblin
        everything resolves
        Bob pays for Soul Net
        """,
        "Bob 21: Leyline of the Void, Soul Net; graveyard: Shock / Sue 20",
    ),
    Case(
        "what would die is removed where a spell has said so",
        "The Duel: Cards' Special Effects; 2006: 419.1a; 2010: 614.1a",
        """
        Bob has {R}{R}{R}
        Bob holds Disintegrate
        Sue controls Grizzly Bears

        Bob casts Disintegrate with X = 2 targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; graveyard: Disintegrate / Sue 20; removed: Grizzly Bears",
    ),
    Case(
        "a replaced death is no death",
        "2006: 419.5; 2010: 614.6",
        """
        Bob controls Leyline of the Void and Soul Net
        Bob has {R}{C}
        Bob holds Shock
        Sue controls Grizzly Bears

        Bob casts Shock targeting Grizzly Bears
        everything resolves
        Bob pays for Soul Net
        """,
        "Bob 20 {C}: Leyline of the Void, Soul Net; graveyard: Shock / Sue 20; removed: Grizzly Bears",
    ),
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


@chapter(CASES)
def test_cards_go_from_zone_to_zone(case: Case, edition: str) -> None:
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


@pytest.mark.parametrize(("seasons", "number"), [("", 2), ("Doubling Season", 4), ("2 Doubling Seasons", 8)])
@pytest.mark.parametrize("edition", ALL)
def test_each_text_that_doubles_doubles_once(edition: str, seasons: str, number: int) -> None:
    """2006: 419.6a; 2010: 614.5."""
    table = Paper(f"Bob controls Hill Giant{f' and {seasons}' if seasons else ''}\nSue controls Gray Ogre", edition)
    assert tokens_made(table.game, table.bob, 2) == number
    assert counters_put(table.game, table.thing("Hill Giant"), 2) == number
    assert tokens_made(table.game, table.sue, 2) == counters_put(table.game, table.thing("Gray Ogre"), 2) == 2


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


@pytest.mark.parametrize("edition", ALL)
def test_what_goes_together_is_remembered_as_it_was_together(edition: str) -> None:
    """2006: 410.10d; 2010: 603.6d."""
    cards = ("Old Captain {W} // Creature — Soldier // Other creatures you control get +1/+1. // 1/1",)
    table = Paper("Bob controls Old Captain and Grizzly Bears", edition, cards)
    captain, bears = table.things("Old Captain", "Grizzly Bears")
    zone_changes.bury(table.game, [captain, bears])
    assert table.game.characteristics(bears).power == 3
    assert [card.card.name for card in table.bob.graveyard] == ["Old Captain", "Grizzly Bears"]


@pytest.mark.parametrize("edition", ALL)
def test_what_has_left_does_not_leave_again(edition: str) -> None:
    """2006: 217.1c; 2010: 400.7."""
    table = Paper("Bob controls Grizzly Bears", edition)
    bears = table.thing("Grizzly Bears")
    zone_changes.return_to_hand(table.game, [bears])
    zone_changes.destroy(table.game, [bears])
    zone_changes.remove_from_game(table.game, [bears])
    assert table.drawn() == "Bob 20; hand: Grizzly Bears / Sue 20"


@pytest.mark.parametrize(("loyal", "expected"), [("Garruk Wildspeaker", 3), ("Jace Beleren", 3)])
def test_a_planeswalker_comes_with_its_loyalty(loyal: str, expected: int) -> None:
    """2010: 306.5b."""
    table = Paper(f"Bob holds {loyal}", "m11")
    assert table.put_into_play(loyal).counters == {"loyalty": expected}


def test_twice_as_many_where_a_text_says_so() -> None:
    """2010: 614.1c and 614.12."""
    table = Paper("Bob holds Garruk Wildspeaker\nBob controls Doubling Season", "m11")
    assert table.put_into_play("Garruk Wildspeaker").counters == {"loyalty": 6}
