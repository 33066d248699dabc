"""Combat damage, and who deals it."""

from __future__ import annotations

from sandbox.rules.combat import (
    damage,
)
from sandbox.rules.state_based import destruction
from tests.rules.tables import OLD, Case, answers, chapter

DAMAGE = (
    Case(
        "damage of both sides is dealt at one time",
        "The Duel: Combat without the Complications; 2006: 310.4; 2010: 510.2",
        """
        Bob controls Grizzly Bears
        Sue controls Gray Ogre

        Bob attacks with Grizzly Bears
        Sue blocks Grizzly Bears with Gray Ogre
        combat damage is dealt
        """,
        "Bob 20; graveyard: Grizzly Bears / Sue 20; graveyard: Gray Ogre",
    ),
    Case(
        "a creature without power deals nothing",
        "2006: 310.2a; 2010: 510.1a",
        """
        Bob controls Ornithopter

        Bob attacks with Ornithopter
        combat damage is dealt
        """,
        "Bob 20: Ornithopter 0/2 tapped / Sue 20",
    ),
    Case(
        "a blocker that has been tapped deals damage or not",
        "The Duel: When Blocking; 2006: 306.2b; 2010: 506.4b",
        """
        Bob controls Grizzly Bears and Island
        Bob holds Twiddle
        Sue controls Gray Ogre

        Bob attacks with Grizzly Bears
        Sue blocks Grizzly Bears with Gray Ogre
        Bob casts Twiddle targeting Gray Ogre
        Bob chooses tap
        combat damage is dealt
        """,
        answers(
            "combat.tapped_blocker",
            {
                damage.deals_nothing: "Bob 20: Grizzly Bears 2/2 tapped, Island tapped; graveyard: Twiddle / "
                "Sue 20; graveyard: Gray Ogre",
                damage.deals_damage: "Bob 20: Island tapped; graveyard: Twiddle, Grizzly Bears / "
                "Sue 20; graveyard: Gray Ogre",
            },
        ),
    ),
    Case(
        "what a creature with lifelink deals its controller gains",
        "2010: 702.13b",
        """
        Bob controls Child of Night
        Sue controls Hill Giant

        Bob attacks with Child of Night
        Sue blocks Child of Night with Hill Giant
        combat damage is dealt
        """,
        "Bob 22; graveyard: Child of Night / Sue 20: Hill Giant 3/3 damage 2",
        ("m11",),
    ),
    Case(
        "damage on the stack is dealt though its source has gone",
        "2006: 310.4a; 2010: 510.2",
        """
        Bob controls Grizzly Bears and Island
        Bob holds Unsummon
        Sue controls Gray Ogre

        Bob attacks with Grizzly Bears
        Sue blocks Grizzly Bears with Gray Ogre
        combat damage is assigned
        Bob casts Unsummon targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20: Island tapped; hand: Grizzly Bears; graveyard: Unsummon / Sue 20; graveyard: Gray Ogre",
        ("timespiral",),
    ),
    Case(
        "a creature that regenerates leaves combat or stays in it without dealing damage",
        "Mirage: Regeneration and Combat; The Duel: Regeneration; 2006: 306.2; 2010: 506.4",
        """
        Bob controls Drudge Skeletons and Swamp
        Sue controls Hill Giant and Mountain
        Sue holds Lightning Bolt

        Bob attacks with Drudge Skeletons
        Sue casts Lightning Bolt targeting Drudge Skeletons
        it resolves
        Bob regenerates Drudge Skeletons
        Sue blocks with nothing
        """,
        answers(
            "dying.regenerated_in_combat",
            {
                destruction.leaves_combat: "Bob 20: Drudge Skeletons 1/1 tapped, Swamp tapped / "
                "Sue 20: Hill Giant 3/3, Mountain tapped; graveyard: Lightning Bolt",
                destruction.stays_in_combat_without_damage: "Bob 20: Drudge Skeletons 1/1 tapped attacking, "
                "Swamp tapped / Sue 20: Hill Giant 3/3, Mountain tapped; graveyard: Lightning Bolt",
            },
        ),
        OLD,
        fight=True,
    ),
    Case(
        "each blocker without flanking gets -1/-1",
        "Mirage: Flanking; 2006: 502.3a; 2010: 702.22a",
        """
        Bob controls Mtenda Herder
        Sue controls Hill Giant

        Bob attacks with Mtenda Herder
        Sue blocks Mtenda Herder with Hill Giant
        everything resolves
        """,
        "Bob 20: Mtenda Herder 1/1 tapped / Sue 20: Hill Giant 2/2",
    ),
    Case(
        "flanking does nothing to flanking",
        "Mirage: Flanking; 2006: 502.3a; 2010: 702.22a",
        """
        Bob controls Mtenda Herder
        Sue controls Mtenda Herder#2

        Bob attacks with Mtenda Herder
        Sue blocks Mtenda Herder with Mtenda Herder#2
        combat damage is dealt
        """,
        "Bob 20; graveyard: Mtenda Herder / Sue 20; graveyard: Mtenda Herder#2",
    ),
)


@chapter(DAMAGE)
def test_combat_damage_is_dealt(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
