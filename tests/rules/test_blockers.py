"""Declaring blockers: how many, and which must block."""

from __future__ import annotations

from tests.rules.tables import Case, chapter

BLOCKERS = (
    Case(
        "a blocked attacker deals no damage to the player",
        "The Duel: When Blocking; 2006: 310.2c; 2010: 510.1c",
        """
        Bob controls Hill Giant
        Sue controls Grizzly Bears

        Bob attacks with Hill Giant
        Sue blocks Hill Giant with Grizzly Bears
        combat damage is dealt
        """,
        "Bob 20: Hill Giant 3/3 tapped damage 2 / Sue 20; graveyard: Grizzly Bears",
    ),
    Case(
        "it stays blocked when its blocker has gone",
        "The Duel: When Blocking; 2006: 309.2f; 2010: 509.1h",
        """
        Bob controls Hill Giant
        Sue controls Grizzly Bears and Island
        Sue holds Unsummon

        Bob attacks with Hill Giant
        Sue blocks Hill Giant with Grizzly Bears
        Sue casts Unsummon targeting Grizzly Bears
        it resolves
        combat damage is dealt
        """,
        "Bob 20: Hill Giant 3/3 tapped / Sue 20: Island tapped; hand: Grizzly Bears; graveyard: Unsummon",
    ),
    Case(
        "a tapped creature cannot block",
        "The Duel: When Blocking; 2006: 309.2a; 2010: 509.1a",
        """
        Bob controls Hill Giant
        Sue controls Grizzly Bears
        Grizzly Bears is tapped

        Bob attacks with Hill Giant
        Sue blocks Hill Giant with Grizzly Bears
        """,
        "Bob 20: Hill Giant 3/3 tapped / Sue 20: Grizzly Bears 2/2 tapped / refused: declaring blockers",
    ),
    Case(
        "a creature that came this turn may block",
        "The Duel: Summoning Sickness; 2006: 309.2a; 2010: 509.1a",
        """
        Bob controls Hill Giant
        Sue controls Grizzly Bears
        Grizzly Bears came under Sue's control this turn

        Bob attacks with Hill Giant
        Sue blocks Hill Giant with Grizzly Bears
        """,
        "Bob 20: Hill Giant 3/3 tapped attacking / Sue 20: Grizzly Bears 2/2 blocking Hill Giant",
        fight=True,
    ),
    Case(
        "one creature blocks one attacker",
        "The Duel: When Blocking; 2006: 309.2a; 2010: 509.1a",
        """
        Bob controls Grizzly Bears and Gray Ogre
        Sue controls Hill Giant

        Bob attacks with Grizzly Bears and Gray Ogre
        Sue blocks Grizzly Bears and Gray Ogre with Hill Giant
        """,
        "Bob 20: Grizzly Bears 2/2 tapped, Gray Ogre 2/2 tapped / Sue 20: Hill Giant 3/3 / refused: declaring blockers",
    ),
    Case(
        "a text may let it block one more",
        "2006: 500.4; 2010: 509.1b",
        """
        Bob controls Grizzly Bears and Gray Ogre
        Sue controls Two-Headed Giant of Foriys

        Bob attacks with Grizzly Bears and Gray Ogre
        Sue blocks Grizzly Bears and Gray Ogre with Two-Headed Giant of Foriys
        Sue orders the attackers of Two-Headed Giant of Foriys: Grizzly Bears, then Gray Ogre
        """,
        "Bob 20: Grizzly Bears 2/2 tapped attacking, Gray Ogre 2/2 tapped attacking / "
        "Sue 20: Two-Headed Giant of Foriys 4/4 blocking Grizzly Bears and Gray Ogre",
        ("m11",),
        fight=True,
    ),
    Case(
        "several creatures may block one attacker",
        "The Duel: When Blocking; 2006: 309.2a; 2010: 509.1a",
        """
        Bob controls Craw Wurm
        Sue controls Hill Giant and Gray Ogre

        Bob attacks with Craw Wurm
        Sue blocks Craw Wurm with Hill Giant and Gray Ogre
        Bob orders the blockers of Craw Wurm: Hill Giant, then Gray Ogre
        Bob assigns 3 damage from Craw Wurm to Hill Giant and 3 to Gray Ogre
        combat damage is dealt
        """,
        "Bob 20; graveyard: Craw Wurm / Sue 20; graveyard: Hill Giant, Gray Ogre",
        ("m11",),
    ),
    Case(
        "what must be blocked is blocked by all that can",
        "The Duel: Forced Effects; 2006: 500.3; 2010: 509.1c",
        """
        Bob controls Craw Wurm and Gray Ogre
        Bob controls Lure on Craw Wurm
        Sue controls Hill Giant

        Bob attacks with Craw Wurm and Gray Ogre
        Sue blocks Gray Ogre with Hill Giant
        """,
        "Bob 20: Craw Wurm 6/4 tapped, Gray Ogre 2/2 tapped, Lure on Craw Wurm / Sue 20: Hill Giant 3/3 / "
        "refused: blocks if able",
    ),
    Case(
        "a text that forbids to block such creatures",
        "2006: 500.3; 2010: 509.1b",
        """
        Bob controls Grizzly Bears
        Sue controls Ironclaw Orcs

        Bob attacks with Grizzly Bears
        Sue blocks Grizzly Bears with Ironclaw Orcs
        """,
        "Bob 20: Grizzly Bears 2/2 tapped / Sue 20: Ironclaw Orcs 2/2 / refused: declaring blockers",
    ),
    Case(
        "a text that spares some from its prohibition",
        "2006: 500.3; 2010: 509.1b",
        """
        Bob controls Elven Riders
        Sue controls Wall of Wood

        Bob attacks with Elven Riders
        Sue blocks Elven Riders with Wall of Wood
        combat damage is dealt
        """,
        "Bob 20: Elven Riders 3/3 tapped / Sue 20; graveyard: Wall of Wood",
    ),
    Case(
        "unless it is spared it cannot block",
        "2006: 500.3; 2010: 509.1b",
        """
        Bob controls Elven Riders
        Sue controls Hill Giant

        Bob attacks with Elven Riders
        Sue blocks Elven Riders with Hill Giant
        """,
        "Bob 20: Elven Riders 3/3 tapped / Sue 20: Hill Giant 3/3 / refused: declaring blockers",
    ),
)


@chapter(BLOCKERS)
def test_blockers_are_declared(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
