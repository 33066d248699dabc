"""Texts that wait: what makes them begin, when they happen, and in which order."""

from __future__ import annotations

import pytest

from sandbox.meaning.costs import PayLife
from sandbox.meaning.events import BecomesBlocked, BeginningOf, Dies
from sandbox.meaning.keyword_abilities import CumulativeUpkeep, Keyword, Modular, Rampage
from sandbox.meaning.nodes import Ability
from sandbox.rules.triggers.keyword_triggers import is_cost, read_as_triggered
from sandbox.rules.turn.new_game import TRIGGERED_KEYWORDS
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, answers, by_answer, chapter

CASES = (
    Case(
        "what triggers on coming into play triggers once for each that comes",
        "Fifth Edition: Triggered Abilities; 2006: 410.10a; 2010: 603.6a",
        """
        Bob controls Soul Warden
        Bob has {G}{G}
        Bob holds Grizzly Bears

        Bob casts Grizzly Bears
        everything resolves
        """,
        "Bob 21: Soul Warden 1/1, Grizzly Bears 2/2 / Sue 20",
    ),
    Case(
        "another creature is not the creature itself",
        "2006: 410.10a; 2010: 603.6a",
        """
        Bob has {W}
        Bob holds Soul Warden

        Bob casts Soul Warden
        everything resolves
        """,
        "Bob 20: Soul Warden 1/1 / Sue 20",
    ),
    Case(
        "a triggered ability waits on the stack, or happens at once",
        "Fifth Edition: Triggered Abilities; 2006: 410.3; 2010: 603.3",
        """
        Bob controls Soul Warden
        Bob has {G}{G}
        Bob holds Grizzly Bears

        Bob casts Grizzly Bears
        Grizzly Bears resolves
        """,
        answers(
            "turn.phase_timing",
            {
                True: "Bob 21: Soul Warden 1/1, Grizzly Bears 2/2 / Sue 20",
                False: "Bob 20: Soul Warden 1/1, Grizzly Bears 2/2 / Sue 20 / waiting: the effect of Soul Warden",
            },
        ),
    ),
    Case(
        "two of one player come as that player says, the last first",
        "2006: 410.3; 2010: 603.3b",
        """
        Bob has {R}{G}
        Bob holds Shock
        Bob controls Young Sprite
        Bob controls Ajani's Pridemate
        Bob controls Grief Totem

        Bob casts Shock targeting Young Sprite
        Shock resolves
        Bob orders the effects: Young Sprite, then Grief Totem
        """,
        "Bob 20 {G}: Ajani's Pridemate 2/2, Grief Totem; graveyard: Shock, Young Sprite / Sue 20 / "
        "waiting: the effect of Young Sprite, the effect of Grief Totem",
        NEW,
        (
            "Young Sprite {G} // Creature — Faerie // When Young Sprite dies, you gain 1 life. // 1/1",
            "Grief Totem {2} // Artifact // Whenever a creature dies, you gain 2 life.",
        ),
    ),
    Case(
        "the active player's come first onto the stack, and so resolve last",
        "2006: 410.3; 2010: 603.3b",
        """
        Bob has {R}
        Bob holds Pyroclasm Spark
        Sue controls Young Sprite
        Bob controls Old Sprite

        Bob casts Pyroclasm Spark
        Pyroclasm Spark resolves
        """,
        "Bob 20; graveyard: Pyroclasm Spark, Old Sprite / Sue 20; graveyard: Young Sprite / "
        "waiting: the effect of Old Sprite, the effect of Young Sprite",
        NEW,
        (
            "Young Sprite {G} // Creature — Faerie // When Young Sprite dies, you gain 1 life. // 1/1",
            "Old Sprite {G} // Creature — Faerie // When Old Sprite dies, you gain 2 life. // 1/1",
            "Pyroclasm Spark {R} // Sorcery // Pyroclasm Spark deals 1 damage to each creature.",
        ),
    ),
    Case(
        "what leaves together sees the others leave",
        "2006: 410.10d; 2010: 603.6d",
        """
        Bob has {R}
        Bob holds Pyroclasm Spark
        Bob controls Mourning Elf and Llanowar Elves

        Bob casts Pyroclasm Spark
        everything resolves
        """,
        "Bob 22; graveyard: Pyroclasm Spark, Mourning Elf, Llanowar Elves / Sue 20",
        NEW,
        (
            "Mourning Elf {G} // Creature — Elf // Whenever a creature dies, you gain 1 life. // 1/1",
            "Pyroclasm Spark {R} // Sorcery // Pyroclasm Spark deals 1 damage to each creature.",
        ),
    ),
    Case(
        "a triggered ability without a legal target does nothing",
        "2006: 410.4; 2010: 603.3d",
        """
        Bob has {R}{R}{R}{R}
        Bob holds Careful Kavu

        Bob casts Careful Kavu
        everything resolves
        """,
        "Bob 20 {R}{R}{R}: Careful Kavu 2/2 / Sue 20",
        ALL,
        ("Careful Kavu {R} // Creature — Kavu // When Careful Kavu enters, destroy target artifact. // 2/2",),
    ),
    Case(
        "a condition between comma and effect is asked as it triggers",
        "2006: 410.8; 2010: 603.4",
        """
        it is Bob's untap step
        Bob has 49 life
        Bob controls Test of Endurance

        it is Bob's main phase
        """,
        "Bob 49: Test of Endurance; hand: ? / Sue 20",
    ),
    Case(
        "where it does not hold nothing begins to wait",
        "2006: 410.8; 2010: 603.4",
        """
        it is Bob's untap step
        Bob has 49 life
        Bob controls Test of Endurance

        it is Bob's upkeep
        """,
        "Bob 49: Test of Endurance / Sue 20",
        NEW,
    ),
    Case(
        "and when it holds the effect follows",
        "2006: 410.8; 2010: 603.4",
        """
        it is Bob's untap step
        Bob has 50 life
        Bob controls Test of Endurance

        it is Bob's main phase
        """,
        "Bob 50: Test of Endurance / Sue 20 lost / Bob wins",
    ),
    Case(
        "the condition is asked again as the effect resolves",
        "2006: 410.8; 2010: 603.4 and 608.2a",
        """
        it is Bob's untap step
        Bob has 50 life
        Bob controls Test of Endurance
        Sue controls Mountain
        Sue holds Shock

        it is Bob's upkeep
        Sue casts Shock targeting Bob
        everything resolves
        """,
        "Bob 48: Test of Endurance / Sue 20: Mountain tapped; graveyard: Shock",
        NEW,
    ),
    Case(
        "what one source deals to several at once triggers once",
        "2006: 410.6; 2010: 603.2c",
        """
        Bob controls Hill Giant
        Bob controls Spirit Link on Hill Giant

        Bob attacks with Hill Giant
        combat damage is dealt
        everything resolves
        """,
        "Bob 23: Hill Giant 3/3 tapped, Spirit Link on Hill Giant / Sue 17",
    ),
    Case(
        "damage that is prevented triggers nothing",
        "2006: 410.7; 2010: 603.2f",
        """
        Bob controls Hill Giant
        Bob controls Spirit Link on Hill Giant
        Sue controls Forest
        Sue holds Fog

        Sue casts Fog
        it resolves
        Bob attacks with Hill Giant
        combat damage is dealt
        everything resolves
        """,
        "Bob 20: Hill Giant 3/3 tapped, Spirit Link on Hill Giant / Sue 20: Forest tapped; graveyard: Fog",
        NEW,
    ),
    Case(
        "an attack triggers for each attacker",
        "2006: 308.3; 2010: 508.2a",
        """
        Bob controls War Drummer and War Drummer#2

        Bob attacks with War Drummer and War Drummer#2
        everything resolves
        """,
        "Bob 22: War Drummer 1/1 tapped, War Drummer#2 1/1 tapped / Sue 20",
        NEW,
        ("War Drummer {G} // Creature — Human // Whenever War Drummer attacks, you gain 1 life. // 1/1",),
    ),
    Case(
        "blocking several triggers once where no other is spoken of",
        "2006: 410.9c; 2010: 509.4c",
        """
        Bob controls Sore Ogre
        Sue controls Grizzly Bears and Hill Giant

        Bob attacks with Sore Ogre
        Sue blocks Sore Ogre with Grizzly Bears and Hill Giant
        Bob orders the blockers of Sore Ogre: Grizzly Bears, then Hill Giant
        everything resolves
        """,
        "Bob 21: Sore Ogre 2/2 tapped / Sue 20: Grizzly Bears 2/2, Hill Giant 3/3",
        ("m11",),
        ("Sore Ogre {G} // Creature — Ogre // Whenever Sore Ogre becomes blocked, you gain 1 life. // 2/2",),
    ),
    Case(
        "blocking several triggers for each where the other is spoken of",
        "2006: 410.9d; 2010: 509.4d",
        """
        Bob controls Sore Ogre
        Sue controls Grizzly Bears and Hill Giant

        Bob attacks with Sore Ogre
        Sue blocks Sore Ogre with Grizzly Bears and Hill Giant
        Bob orders the blockers of Sore Ogre: Grizzly Bears, then Hill Giant
        everything resolves
        """,
        "Bob 22: Sore Ogre 2/2 tapped / Sue 20: Grizzly Bears 2/2, Hill Giant 3/3",
        ("m11",),
        (
            "Sore Ogre {G} // Creature — Ogre // "
            "Whenever Sore Ogre becomes blocked by a creature, you gain 1 life. // 2/2",
        ),
    ),
    Case(
        "becoming a target triggers before the spell resolves",
        "2006: 410.3; 2010: 603.3",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Skulking Ghost

        Bob casts Shock targeting Skulking Ghost
        everything resolves
        """,
        "Bob 20; graveyard: Shock / Sue 20; graveyard: Skulking Ghost",
    ),
    Case(
        "a state that is so triggers once until it has been dealt with",
        "2006: 410.11; 2010: 603.8",
        """
        Bob has {C}{C}{R}
        Bob holds Stone Rain
        Sue controls Dandan and Island

        Bob casts Stone Rain targeting Island
        Stone Rain resolves
        """,
        answers(
            "turn.phase_timing",
            {
                True: "Bob 20; graveyard: Stone Rain / Sue 20; graveyard: Island, Dandan",
                False: "Bob 20; graveyard: Stone Rain / Sue 20: Dandan 4/1; graveyard: Island / "
                "waiting: the effect of Dandan",
            },
        ),
    ),
    Case(
        "a delayed effect comes once, at its moment",
        "2006: 404.4b; 2010: 603.7b",
        """
        Bob has {W}{W}{W}
        Bob holds Flickerwisp
        Sue controls Hill Giant

        Bob casts Flickerwisp
        it resolves
        Bob targets Hill Giant
        everything resolves
        it is Bob's end step
        everything resolves
        """,
        "Bob 20: Flickerwisp 3/1 / Sue 20: Hill Giant 3/3",
        NEW,
    ),
    Case(
        "mana that comes at the next main phase does not come at the one after it",
        "2006: 404.4b; 2010: 603.7b",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue has {U}{U}
        Sue holds Mana Drain

        Bob casts Lightning Bolt targeting Sue
        Sue casts Mana Drain targeting Lightning Bolt
        everything resolves
        it is Sue's second main phase
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20; hand: ?; graveyard: Mana Drain",
        ("m11",),
    ),
    Case(
        "a creature that returns to the hand does not die",
        "2006: 410.10c; 2010: 603.6c",
        """
        Bob has {U}
        Bob holds Unsummon
        Bob controls Young Sprite

        Bob casts Unsummon targeting Young Sprite
        everything resolves
        """,
        "Bob 20; hand: Young Sprite; graveyard: Unsummon / Sue 20",
        ALL,
        ("Young Sprite {G} // Creature — Faerie // When Young Sprite dies, you gain 1 life. // 1/1",),
    ),
    Case(
        "storm copies the spell for each that was cast before it",
        "2006: 502.30a; 2010: 702.37a",
        """
        Bob has {R}{R}{R}{C}
        Bob holds Shock, Shock#2 and Grapeshot

        Bob casts Shock targeting Sue
        it resolves
        Bob casts Shock#2 targeting Sue
        it resolves
        Bob casts Grapeshot targeting Sue
        everything resolves
        """,
        "Bob 20; graveyard: Shock, Shock#2, Grapeshot / Sue 13",
        NEW,
    ),
    Case(
        "persist brings a creature back once",
        "2010: 702.76a",
        """
        Bob has {R}{R}
        Bob holds Lightning Bolt and Lightning Bolt#2
        Sue controls Kitchen Finks

        Bob casts Lightning Bolt targeting Kitchen Finks
        everything resolves
        """,
        "Bob 20 {R}; hand: Lightning Bolt#2; graveyard: Lightning Bolt / Sue 22: Kitchen Finks 2/1 1 -1/-1",
        ("m11",),
    ),
    Case(
        "a creature with a -1/-1 counter stays away",
        "2010: 702.76a",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue controls Kitchen Finks
        Kitchen Finks has 1 -1/-1 counter

        Bob casts Lightning Bolt targeting Kitchen Finks
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20; graveyard: Kitchen Finks",
        ("m11",),
    ),
    Case(
        "what is due in upkeep is paid for or its price is taken",
        "The Duel: Upkeep Phase; 2006: 303.1; 2010: 503.1",
        """
        it is Bob's untap step
        Bob controls Phantasmal Forces and Island

        it is Bob's main phase
        """,
        "Bob 20: Island; hand: ?; graveyard: Phantasmal Forces / Sue 20",
    ),
    Case(
        "who pays keeps it",
        "The Duel: Upkeep Phase; 2006: 303.1; 2010: 503.1",
        """
        it is Bob's untap step
        Bob controls Phantasmal Forces and Island

        it is Bob's main phase
        Bob pays for Phantasmal Forces
        """,
        "Bob 20: Phantasmal Forces 4/1, Island tapped; hand: ? / Sue 20",
    ),
    Case(
        "cumulative upkeep grows with every payment",
        "Mirage: Cumulative Upkeep",
        """
        it is Bob's untap step
        Bob controls Mystic Remora and 3 Islands
        the upkeep of Mystic Remora has been paid 1 times

        it is Bob's main phase
        Bob pays the upkeep of Mystic Remora
        """,
        "Bob 20: Mystic Remora, 2 Island tapped, Island; hand: ? / Sue 20",
        OLD,
    ),
    Case(
        "cumulative upkeep grows with every age counter",
        "2006: 502.13a; 2010: 702.21a",
        """
        it is Bob's untap step
        Bob controls Mystic Remora and 3 Islands
        Mystic Remora has 1 age counter

        it is Bob's main phase
        Bob pays the upkeep of Mystic Remora
        """,
        "Bob 20: Mystic Remora 2 age, 2 Island tapped, Island; hand: ? / Sue 20",
        NEW,
    ),
    Case(
        "in the older books the active player says when in the upkeep an effect is carried out",
        "The Duel: Fast Effects and Phases; Fifth Edition: Phase Structure",
        """
        it is Bob's upkeep
        Bob controls Lord of the Pit and Grizzly Bears

        Bob carries out the effect of Lord of the Pit
        """,
        "Bob 20: Lord of the Pit 7/7; graveyard: Grizzly Bears / Sue 20",
        OLD,
    ),
    Case(
        "at its end at the latest it is carried out",
        "The Duel: Fast Effects and Phases; Fifth Edition: Phase Structure",
        """
        it is Bob's untap step
        Bob controls Lord of the Pit

        it is Bob's main phase
        """,
        "Bob 13: Lord of the Pit 7/7; hand: ? / Sue 20",
    ),
)


@chapter(CASES)
def test_what_waits_begins_when_its_event_comes(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize(
    ("ability", "event"),
    [
        (Modular(2), Dies()),
        (Keyword("persist"), Dies()),
        (Rampage(2), BecomesBlocked()),
        (CumulativeUpkeep((PayLife(1),)), None),
        (Keyword("flying"), None),
    ],
)
def test_keywords_are_read_as_the_abilities_that_they_stand_for(ability: Ability, event: object) -> None:
    """2006: 502.12a, 502.13a and 502.35a; 2010: 702.20a, 702.21a, 702.40a and 702.76a."""
    found = read_as_triggered(TRIGGERED_KEYWORDS, ability)
    assert event in (None, *[each.event for each in found])
    assert (not found) is (ability == Keyword("flying"))


def test_cumulative_upkeep_is_due_in_its_controllers_upkeep() -> None:
    """Mirage: Cumulative Upkeep; 2010: 702.21a."""
    (found,) = read_as_triggered(TRIGGERED_KEYWORDS, CumulativeUpkeep((PayLife(1),)))
    assert isinstance(found.event, BeginningOf)
    assert found.event.step == "upkeep"
    assert is_cost(found.modes[0])


@pytest.mark.parametrize(
    ("edition", "controllers"), by_answer("turn.phase_timing", {True: ["Bob", "Sue"], False: ["Bob", "Sue"]})
)
def test_the_active_players_effects_are_taken_first(edition: str, controllers: list[str]) -> None:
    """Fifth Edition: Phase Structure; 2006: 410.3; 2010: 603.3b."""
    table = Paper("Sue controls Soul Warden\nBob controls Soul Warden#2 and Hill Giant", edition)
    table.enters_again("Hill Giant")
    assert [action.controller.name for action in table.taken()] == controllers


@pytest.mark.parametrize("edition", ALL)
def test_what_is_not_in_play_waits_for_nothing(edition: str) -> None:
    """2006: 402.8; 2010: 112.6."""
    table = Paper("Bob holds Soul Warden\nSoul Warden#2 is in Bob's graveyard\nBob controls Hill Giant", edition)
    table.enters_again("Hill Giant")
    assert table.taken() == []
