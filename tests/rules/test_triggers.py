"""Effects that wait for an event."""

from __future__ import annotations

import pytest

from tests.rules.tables import ALL, NEW, Case, Paper, answers, by_answer, chapter

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
)


@chapter(CASES)
def test_what_waits_begins_when_its_event_comes(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


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
