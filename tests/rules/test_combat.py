"""The attack: declaring attackers and blockers, bands, dividing damage, who strikes when."""

from __future__ import annotations

import pytest

from sandbox.engine.combat import DamageToDivide, Parts
from sandbox.engine.damage import Packet
from sandbox.engine.objects import Object, Player
from sandbox.rules.combat import (
    attackers,
    banding,
    damage,
    damage_division,
    damage_order,
    first_strike,
    phase,
    rampage,
    trample,
)
from sandbox.rules.combat.damage_division import divides_freely, lethal_damage_in_order
from sandbox.rules.combat.lethal_damage import lethal
from sandbox.rules.state_based import destruction
from sandbox.terms.errors import Refusal
from sandbox.terms.steps import Step
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, after, answers, by_answer, chapter, played

ATTACKERS = (
    Case(
        "attackers are tapped",
        "The Duel: During an Attack; 2006: 308.2c; 2010: 508.1f",
        """
        Bob controls Hill Giant

        Bob attacks with Hill Giant
        """,
        "Bob 20: Hill Giant 3/3 tapped attacking / Sue 20",
        fight=True,
    ),
    Case(
        "with vigilance they are not",
        "2006: 502.14b; 2010: 702.18b",
        """
        Bob controls Serra Angel

        Bob attacks with Serra Angel
        """,
        "Bob 20: Serra Angel 4/4 attacking / Sue 20",
        fight=True,
    ),
    Case(
        "a tapped creature cannot attack",
        "The Duel: During an Attack; 2006: 308.2a; 2010: 508.1a",
        """
        Bob controls Hill Giant
        Hill Giant is tapped

        Bob attacks with Hill Giant
        """,
        "Bob 20: Hill Giant 3/3 tapped / Sue 20 / refused: declaring attackers",
    ),
    Case(
        "a creature that came this turn cannot attack",
        "The Duel: Summoning Sickness; 2006: 308.2a; 2010: 508.1a",
        """
        Bob controls Hill Giant
        Hill Giant came under Bob's control this turn

        Bob attacks with Hill Giant
        """,
        "Bob 20: Hill Giant 3/3 / Sue 20 / refused: summoning sickness",
    ),
    Case(
        "with haste it can",
        "2006: 502.5b; 2010: 702.10b",
        """
        Bob controls Raging Goblin
        Raging Goblin came under Bob's control this turn

        Bob attacks with Raging Goblin
        combat damage is dealt
        """,
        "Bob 20: Raging Goblin 1/1 tapped / Sue 19",
    ),
    Case(
        "nobody attacks with what another controls",
        "The Duel: During an Attack; 2006: 308.2a; 2010: 508.1a",
        """
        Sue controls Hill Giant

        Bob attacks with Hill Giant
        """,
        "Bob 20 / Sue 20: Hill Giant 3/3 / refused: declaring attackers",
    ),
    Case(
        "nobody attacks in another's turn",
        "The Duel: During an Attack; 2006: 308.1; 2010: 508.1",
        """
        Sue controls Hill Giant

        Sue attacks with Hill Giant
        """,
        "Bob 20 / Sue 20: Hill Giant 3/3 / refused: declaring attackers",
    ),
    Case(
        "only creatures attack",
        "The Duel: During an Attack; 2006: 308.2a; 2010: 508.1a",
        """
        Bob controls Sol Ring

        Bob attacks with Sol Ring
        """,
        "Bob 20: Sol Ring / Sue 20 / refused: declaring attackers",
    ),
    Case(
        "a wall without defender attacks where walls are creatures like others",
        "Fifth Edition: Creatures; 2006: glossary, Wall",
        """
        Bob controls Marching Wall

        Bob attacks with Marching Wall
        combat damage is dealt
        """,
        answers(
            "combat.wall",
            {
                attackers.a_wall_cannot_attack: "Bob 20: Marching Wall 2/2 / Sue 20 / refused: walls",
                attackers.a_wall_is_a_creature_type: "Bob 20: Marching Wall 2/2 tapped / Sue 18",
            },
        ),
        ALL,
        ("Marching Wall {G} // Creature — Wall // 2/2",),
    ),
    Case(
        "defender keeps a creature at home",
        "2006: 502.41b; 2010: 702.3b",
        """
        Bob controls Patient Bear

        Bob attacks with Patient Bear
        """,
        "Bob 20: Patient Bear 2/2 / Sue 20 / refused: defender",
        ALL,
        ("Patient Bear {G} // Creature — Bear // Defender // 2/2",),
    ),
    Case(
        "a creature that must attack attacks though nobody says so",
        "The Duel: Forced Effects; 2006: 500.2; 2010: 508.1d",
        """
        Bob controls Juggernaut
        Sue has 20 life

        it is Bob's second main phase
        """,
        "Bob 20: Juggernaut 5/3 tapped / Sue 15",
        NEW,
    ),
    Case(
        "each attacker is paid for that a text asks payment for",
        "2006: 308.2d; 2010: 508.1g",
        """
        Bob controls Hill Giant, Grizzly Bears and 3 Forests
        Sue controls Propaganda

        Bob attacks with Hill Giant and Grizzly Bears
        """,
        "Bob 20: Hill Giant 3/3, Grizzly Bears 2/2, 3 Forest / Sue 20: Propaganda / refused: declaring attackers",
    ),
    Case(
        "who pays for the attackers attacks",
        "2006: 308.2d; 2010: 508.1g",
        """
        Bob controls Hill Giant, Grizzly Bears and 4 Forests
        Sue controls Propaganda

        Bob attacks with Hill Giant and Grizzly Bears
        combat damage is dealt
        """,
        "Bob 20: Hill Giant 3/3 tapped, Grizzly Bears 2/2 tapped, 4 Forest tapped / Sue 15: Propaganda",
    ),
    Case(
        "a planeswalker is attacked in its controller's place",
        "2010: 508.1b",
        """
        Bob controls Hill Giant
        Sue controls Garruk Wildspeaker

        Bob attacks Garruk Wildspeaker with Hill Giant
        combat damage is dealt
        """,
        "Bob 20: Hill Giant 3/3 tapped / Sue 20; graveyard: Garruk Wildspeaker",
        ("m11",),
    ),
    Case(
        "an attacker that is tapped or untapped later still deals its damage",
        "The Duel: During an Attack; 2006: 306.2b; 2010: 506.4b",
        """
        Bob controls Hill Giant
        Sue controls Island
        Sue holds Twiddle

        Bob attacks with Hill Giant
        Sue casts Twiddle targeting Hill Giant
        Sue chooses untap
        combat damage is dealt
        """,
        "Bob 20: Hill Giant 3/3 / Sue 17: Island tapped; graveyard: Twiddle",
    ),
)
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
        "what does not fly cannot block what does",
        "The Duel: Flying; 2006: 502.4b; 2010: 702.9b",
        """
        Bob controls Scryb Sprites
        Sue controls Grizzly Bears

        Bob attacks with Scryb Sprites
        Sue blocks Scryb Sprites with Grizzly Bears
        """,
        "Bob 20: Scryb Sprites 1/1 tapped / Sue 20: Grizzly Bears 2/2 / refused: flying",
    ),
    Case(
        "what flies may block what does not",
        "The Duel: Flying; 2006: 502.4b; 2010: 702.9b",
        """
        Bob controls Grizzly Bears
        Sue controls Scryb Sprites

        Bob attacks with Grizzly Bears
        Sue blocks Grizzly Bears with Scryb Sprites
        combat damage is dealt
        """,
        "Bob 20: Grizzly Bears 2/2 tapped damage 1 / Sue 20; graveyard: Scryb Sprites",
    ),
    Case(
        "what has reach may block what flies",
        "2010: 702.15b",
        """
        Bob controls Scryb Sprites
        Sue controls Giant Spider

        Bob attacks with Scryb Sprites
        Sue blocks Scryb Sprites with Giant Spider
        combat damage is dealt
        """,
        "Bob 20; graveyard: Scryb Sprites / Sue 20: Giant Spider 2/4 damage 1",
    ),
    Case(
        "shadow fights shadow alone: it is not blocked by others",
        "2006: 502.8b; 2010: 702.25b",
        """
        Bob controls Soltari Priest
        Sue controls Grizzly Bears

        Bob attacks with Soltari Priest
        Sue blocks Soltari Priest with Grizzly Bears
        """,
        "Bob 20: Soltari Priest 2/1 tapped / Sue 20: Grizzly Bears 2/2 / refused: declaring blockers",
    ),
    Case(
        "shadow fights shadow alone: it blocks no others",
        "2006: 502.8b; 2010: 702.25b",
        """
        Bob controls Grizzly Bears
        Sue controls Soltari Priest

        Bob attacks with Grizzly Bears
        Sue blocks Grizzly Bears with Soltari Priest
        """,
        "Bob 20: Grizzly Bears 2/2 tapped / Sue 20: Soltari Priest 2/1 / refused: declaring blockers",
    ),
    Case(
        "protection keeps blockers of the color away",
        "Mirage: Protection; 2006: 502.7f; 2010: 702.14f",
        """
        Bob controls White Knight
        Sue controls Scathe Zombies

        Bob attacks with White Knight
        Sue blocks White Knight with Scathe Zombies
        """,
        "Bob 20: White Knight 2/2 tapped / Sue 20: Scathe Zombies 2/2 / refused: protection",
    ),
    Case(
        "fear lets artifact creatures and black ones block",
        "2006: 502.25b; 2010: 702.33b",
        """
        Bob controls Severed Legion
        Sue controls Grizzly Bears

        Bob attacks with Severed Legion
        Sue blocks Severed Legion with Grizzly Bears
        """,
        "Bob 20: Severed Legion 2/2 tapped / Sue 20: Grizzly Bears 2/2 / refused: fear",
    ),
    Case(
        "fear does not scare an artifact creature",
        "2006: 502.25b; 2010: 702.33b",
        """
        Bob controls Severed Legion
        Sue controls Stone Golem

        Bob attacks with Severed Legion
        Sue blocks Severed Legion with Stone Golem
        combat damage is dealt
        """,
        "Bob 20; graveyard: Severed Legion / Sue 20: Stone Golem 4/4 damage 2",
    ),
    Case(
        "fear does not scare a black creature",
        "2006: 502.25b; 2010: 702.33b",
        """
        Bob controls Severed Legion
        Sue controls Scathe Zombies

        Bob attacks with Severed Legion
        Sue blocks Severed Legion with Scathe Zombies
        combat damage is dealt
        """,
        "Bob 20; graveyard: Severed Legion / Sue 20; graveyard: Scathe Zombies",
    ),
    Case(
        "intimidate lets those of its own color block",
        "2010: 702.11b",
        """
        Bob controls Bladetusk Boar
        Sue controls Hill Giant and Grizzly Bears

        Bob attacks with Bladetusk Boar
        Sue blocks Bladetusk Boar with Grizzly Bears
        """,
        "Bob 20: Bladetusk Boar 3/2 tapped / Sue 20: Hill Giant 3/3, Grizzly Bears 2/2 / refused: intimidate",
    ),
    Case(
        "intimidate and a blocker of its color",
        "2010: 702.11b",
        """
        Bob controls Bladetusk Boar
        Sue controls Hill Giant

        Bob attacks with Bladetusk Boar
        Sue blocks Bladetusk Boar with Hill Giant
        combat damage is dealt
        """,
        "Bob 20; graveyard: Bladetusk Boar / Sue 20; graveyard: Hill Giant",
    ),
    Case(
        "landwalk passes a defender who has such a land",
        "The Duel: Landwalk; 2006: 502.6b; 2010: 702.12c",
        """
        Bob controls Bog Wraith
        Sue controls Swamp and Grizzly Bears

        Bob attacks with Bog Wraith
        Sue blocks Bog Wraith with Grizzly Bears
        """,
        "Bob 20: Bog Wraith 3/3 tapped / Sue 20: Swamp, Grizzly Bears 2/2 / refused: landwalk",
    ),
    Case(
        "landwalk does not pass a defender who has none",
        "The Duel: Landwalk; 2006: 502.6b; 2010: 702.12c",
        """
        Bob controls Bog Wraith and Swamp
        Sue controls Forest and Grizzly Bears

        Bob attacks with Bog Wraith
        Sue blocks Bog Wraith with Grizzly Bears
        combat damage is dealt
        """,
        "Bob 20: Bog Wraith 3/3 tapped damage 2, Swamp / Sue 20: Forest; graveyard: Grizzly Bears",
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
        "what kills the blocker is enough for a trampler, the rest goes over",
        "The Duel: Trample; 2006: 502.9b; 2010: 702.17b",
        """
        Bob controls War Mammoth
        Sue controls Grizzly Bears

        Bob attacks with War Mammoth
        Sue blocks War Mammoth with Grizzly Bears
        combat damage is dealt
        """,
        "Bob 20: War Mammoth 3/3 tapped damage 2 / Sue 19; graveyard: Grizzly Bears",
    ),
    Case(
        "damage that the blocker has already counts for what it needs",
        "Fifth Edition: Advanced Creature Abilities; 2006: 502.9d; 2010: 702.17b",
        """
        Bob controls War Mammoth
        Sue controls Craw Wurm
        Craw Wurm has 3 damage

        Bob attacks with War Mammoth
        Sue blocks War Mammoth with Craw Wurm
        combat damage is dealt
        """,
        "Bob 20; graveyard: War Mammoth / Sue 18; graveyard: Craw Wurm",
    ),
    Case(
        "when all blockers have gone a trampler deals everything to the player",
        "Fifth Edition: Advanced Creature Abilities; 2006: 502.9c; 2010: 702.17b",
        """
        Bob controls War Mammoth
        Sue controls Grizzly Bears and Island
        Sue holds Unsummon

        Bob attacks with War Mammoth
        Sue blocks War Mammoth with Grizzly Bears
        Sue casts Unsummon targeting Grizzly Bears
        it resolves
        combat damage is dealt
        """,
        "Bob 20: War Mammoth 3/3 tapped / Sue 17: Island tapped; hand: Grizzly Bears; graveyard: Unsummon",
    ),
    Case(
        "a blocker with trample tramples over nobody",
        "The Duel: Trample; 2006: 502.9a; 2010: 702.17a",
        """
        Bob controls Llanowar Elves
        Sue controls War Mammoth

        Bob attacks with Llanowar Elves
        Sue blocks Llanowar Elves with War Mammoth
        combat damage is dealt
        """,
        "Bob 20; graveyard: Llanowar Elves / Sue 20: War Mammoth 3/3 damage 1",
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


@chapter(ATTACKERS)
def test_attackers_are_declared(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@chapter(BLOCKERS)
def test_blockers_are_declared(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@chapter(DAMAGE)
def test_combat_damage_is_dealt(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


# dividing damage


FIGHT = "Bob controls War Mammoth\nSue controls Grizzly Bears, Hill Giant and Craw Wurm"


def division(table: Paper, *parts: int, amount: int = 5, beyond: bool = False, banded: bool = False) -> Refusal | None:
    """Why War Mammoth may not divide its damage so among Sue's creatures, and the player last."""
    blockers = table.things("Grizzly Bears", "Hill Giant", "Craw Wurm")
    made = DamageToDivide(table.thing("War Mammoth"), table.bob, blockers, amount, attacking=True, banded=banded)
    made.past_blockers_to = table.sue if beyond else None
    recipients: list[Object | Player] = [*blockers, table.sue]
    given: Parts = {recipient: part for recipient, part in zip(recipients, parts, strict=False) if part}
    return damage_division.why_not_parts(table.game, made, given)


FREE, ORDERED = divides_freely, lethal_damage_in_order


@pytest.mark.parametrize(
    ("parts", "allowed_by"),
    [
        ((5, 0, 0), (FREE, ORDERED)),
        ((2, 3, 0), (FREE, ORDERED)),
        ((3, 2, 0), (FREE, ORDERED)),
        ((2, 2, 1), (FREE,)),
        ((1, 4, 0), (FREE,)),
        ((0, 5, 0), (FREE,)),
        ((0, 0, 5), (FREE,)),
        ((2, 0, 3), (FREE,)),
        ((2, 2, 0), ()),
        ((6, 0, 0), ()),
        ((6, -1, 0), ()),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_damage_among_blockers_is_divided_freely_or_in_their_order(
    edition: str, parts: tuple[int, ...], allowed_by: tuple[object, ...]
) -> None:
    """The Duel: During an Attack; 2006: 310.2c; 2010: 510.1c."""
    table = Paper(FIGHT, edition)
    assert (division(table, *parts) is None) is (table.game.edition.combat.division in allowed_by)


@pytest.mark.parametrize(
    ("parts", "allowed"), [((0, 0, 5), True), ((1, 4, 0), True), ((0, 4, 0), False), ((5, 0, 0), True)]
)
def test_no_order_binds_the_opponent_who_divides_for_a_band(parts: tuple[int, ...], allowed: bool) -> None:
    """2010: 702.19j."""
    assert (division(Paper(FIGHT, "m11"), *parts, banded=True) is None) is allowed


@pytest.mark.parametrize(
    ("parts", "allowed"),
    [
        ((2, 3, 4, 0), True),
        ((2, 3, 4, 3), True),
        ((2, 3, 3, 4), False),
        ((1, 3, 4, 4), False),
        ((0, 0, 0, 12), False),
        ((5, 3, 4, 0), True),
    ],
)
@pytest.mark.parametrize("edition", NEW)
def test_nothing_goes_past_a_blocker_that_is_not_assigned_lethal_damage(
    edition: str, parts: tuple[int, ...], allowed: bool
) -> None:
    """2006: 502.9b; 2010: 702.17b."""
    table = Paper(FIGHT, edition)
    assert (division(table, *parts, amount=sum(parts), beyond=True) is None) is allowed


def test_damage_is_divided_among_those_that_fight() -> None:
    """2006: 310.2c; 2010: 510.1c."""
    table = Paper(FIGHT, "timespiral")
    refusal = division(table, 2, 3, 4, 1, amount=10)
    assert refusal is not None
    assert refusal.rule == "dividing combat damage"


@pytest.mark.parametrize(
    ("marked", "coming", "hoped", "deathtouch", "needed"),
    [
        (0, 0, 0, False, 4),
        (1, 0, 0, False, 3),
        (1, 2, 0, False, 1),
        (3, 2, 0, False, 0),
        (0, 0, 3, False, 1),
        (0, 0, 0, True, 1),
        (3, 1, 0, True, 0),
    ],
)
def test_lethal_damage_counts_what_is_marked_and_what_others_assign(
    marked: int, coming: int, hoped: int, deathtouch: bool, needed: int
) -> None:
    """2006: 502.9b; 2010: 510.1c and 702.2b."""
    source = "Deadly Recluse" if deathtouch else "War Mammoth"
    table = Paper(f"Bob controls {source}\nSue controls Craw Wurm", "m11")
    wurm = table.thing("Craw Wurm")
    wurm.damage = marked
    combat = table.attack()
    combat.being_assigned[wurm] = coming
    combat.possible_later_damage[wurm] = hoped
    made = DamageToDivide(table.thing(source), table.bob, [wurm], 5, hopeful=bool(hoped))
    assert lethal(table.game, made, wurm) == needed


def test_what_others_may_still_assign_counts_only_while_it_is_hoped_for() -> None:
    """2010: 510.1e and 510.1f: whether a division is legal is seen when all are known."""
    table = Paper("Bob controls War Mammoth\nSue controls Craw Wurm", "m11")
    wurm = table.thing("Craw Wurm")
    combat = table.attack()
    combat.possible_later_damage[wurm] = 3
    assert lethal(table.game, DamageToDivide(table.thing("War Mammoth"), table.bob, [wurm], 5), wurm) == 4


@pytest.mark.parametrize(
    ("amount", "among", "ways"), [(0, 1, 1), (5, 1, 1), (2, 2, 3), (3, 2, 4), (3, 3, 10), (4, 3, 15)]
)
def test_every_way_of_dividing_is_listed_once(amount: int, among: int, ways: int) -> None:
    found = damage_division._splits(amount, among)
    assert len(found) == len(set(found)) == ways
    assert all(sum(split) == amount and len(split) == among for split in found)


# orders


@pytest.mark.parametrize(
    ("edition", "orders"),
    by_answer("combat.orders_blockers", {damage_order.no_order: 0, damage_order.orders_its_blockers: 6}),
)
def test_whether_blockers_stand_in_an_order(edition: str, orders: int) -> None:
    """2006: 310.2c; 2010: 509.2."""
    done = played(
        """
        Bob controls Craw Wurm
        Sue controls Hill Giant, Gray Ogre and Grizzly Bears

        Bob attacks with Craw Wurm
        Sue blocks Craw Wurm with Hill Giant, Gray Ogre and Grizzly Bears
        combat damage is dealt
        """,
        edition,
    )
    assert done.open_choice is not None
    ordering = done.open_choice.text == "in which order the blockers of Craw Wurm stand"
    assert (len(done.open_choice.listed()) if ordering else 0) == orders


# bands


HEROES = "Bob controls Benalish Hero, Mesa Pegasus, Hill Giant and Gray Ogre"


@pytest.mark.parametrize(
    ("members", "legal"),
    [
        (("Benalish Hero",), True),
        (("Hill Giant",), True),
        (("Benalish Hero", "Mesa Pegasus"), True),
        (("Benalish Hero", "Hill Giant"), True),
        (("Benalish Hero", "Mesa Pegasus", "Hill Giant"), True),
        (("Benalish Hero", "Hill Giant", "Gray Ogre"), False),
        (("Hill Giant", "Gray Ogre"), False),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_a_band_holds_one_creature_without_banding_at_most(edition: str, members: tuple[str, ...], legal: bool) -> None:
    """Mirage: More on Banding; 2006: 502.10b; 2010: 702.19c."""
    table = Paper(HEROES, edition)
    assert (banding.why_not_band(table.game, table.things(*members)) is None) is legal


def test_every_way_of_regrouping_a_band_is_a_legal_one() -> None:
    """Mirage: More on Banding. Bell's number for three, less the ways that put the two without banding together."""
    table = Paper(HEROES, "mirage")
    members = table.things("Benalish Hero", "Hill Giant", "Gray Ogre")
    ways = banding.legal_groupings(table.game, members)
    assert len(ways) == 3
    assert all(banding.why_not_grouping(table.game, members, way) is None for way in ways)


def test_a_regrouping_leaves_nobody_out() -> None:
    """Mirage: More on Banding."""
    table = Paper(HEROES, "mirage")
    hero, giant, ogre = table.things("Benalish Hero", "Hill Giant", "Gray Ogre")
    assert banding.why_not_grouping(table.game, [hero, giant, ogre], [[hero, giant]]) is not None
    assert banding.why_not_grouping(table.game, [hero, giant], [[hero, giant]]) is None


@pytest.mark.parametrize(
    ("edition", "groups"),
    by_answer("combat.blocked_band", {banding.gets_a_share: 2, banding.gives_the_division_away: 1}),
)
def test_a_band_gets_one_share_or_its_members_shares_of_their_own(edition: str, groups: int) -> None:
    """Mirage: More on Banding; 2006: 502.10h; 2010: 702.19k."""
    table = Paper(f"{HEROES}\nSue controls Two-Headed Giant of Foriys", edition)
    combat = table.attack("Benalish Hero", "Hill Giant", band=True, blocked_by="Two-Headed Giant of Foriys")
    met = table.things("Benalish Hero", "Hill Giant", "Gray Ogre")
    combat.attacks(met[2], table.sue, table.sue)
    assert len(table.game.edition.combat.blocked_band.groups(combat, met)) == groups


@pytest.mark.parametrize(("met", "divider"), [(("Benalish Hero", "Hill Giant"), "Bob"), (("Hill Giant",), "Sue")])
@pytest.mark.parametrize("edition", ALL)
def test_who_divides_the_damage_of_a_creature_that_blocks(edition: str, met: tuple[str, ...], divider: str) -> None:
    """Mirage: More on Banding; 2006: 502.10h; 2010: 702.19k."""
    table = Paper(f"{HEROES}\nSue controls Craw Wurm", edition)
    who = table.game.edition.combat.blocked_band.who_divides(table.game, table.thing("Craw Wurm"), table.things(*met))
    assert who.name == divider


@pytest.mark.parametrize(("blocker", "divider"), [("Pikemen", "Sue"), ("Craw Wurm", "Bob")])
@pytest.mark.parametrize("edition", ALL)
def test_who_divides_the_damage_of_a_creature_that_is_blocked(edition: str, blocker: str, divider: str) -> None:
    """Mirage: More on Banding; 2006: 502.10h; 2010: 702.19j."""
    table = Paper("Bob controls Hill Giant\nSue controls Craw Wurm and Pikemen", edition)
    combat = table.attack("Hill Giant", blocked_by=blocker)
    assert banding.who_divides_attacker(table.game, combat, table.thing("Hill Giant")).name == divider


@pytest.mark.parametrize(
    ("edition", "counted"), by_answer("combat.rampage", {rampage.those_assigned_to_it: 0, rampage.all_that_block_it: 1})
)
def test_who_blocks_the_band_counts_for_the_rampage_of_its_others_or_not(edition: str, counted: int) -> None:
    """Fifth Edition: Advanced Creature Abilities; 2006: 502.12a; 2010: 702.20a."""
    table = Paper(f"{HEROES}\nSue controls Craw Wurm", edition)
    combat = table.attack("Benalish Hero", "Hill Giant", band=True, blocked_by="Craw Wurm")
    assert table.game.edition.combat.rampage(combat, table.thing("Hill Giant")) == counted
    assert table.game.edition.combat.rampage(combat, table.thing("Benalish Hero")) == 1


@pytest.mark.parametrize("edition", ALL)
def test_who_blocks_one_of_a_band_blocks_them_all(edition: str) -> None:
    """Mirage: More on Banding; 2006: 502.10e; 2010: 702.19h."""
    steps = """
    Bob controls Benalish Hero and Hill Giant
    Sue controls Craw Wurm

    Bob attacks with Benalish Hero and Hill Giant in a band
    Sue blocks Benalish Hero with Craw Wurm
    """
    blocked = "Sue 20: Craw Wurm 6/4 blocking Benalish Hero and Hill Giant"
    assert after(steps, edition, fight=True).endswith(blocked)


# waves of damage


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


TRAMPLES = (trample.found_after_prevention, trample.found_after_prevention_dealt_after_deaths)


@pytest.mark.parametrize("how", TRAMPLES, ids=lambda how: how.name)
@pytest.mark.parametrize(("marked", "prevented", "over"), [(0, 0, 1), (1, 0, 2), (0, 1, 0), (2, 0, 3), (0, 3, 0)])
def test_what_a_blocker_does_not_need_to_die_goes_over_after_prevention(
    how: trample.Trample, marked: int, prevented: int, over: int
) -> None:
    """The Duel: Trample; Fifth Edition: Damage Prevention."""
    table = Paper("Bob controls War Mammoth\nSue controls Grizzly Bears", "mirage")
    mammoth, bears = table.things("War Mammoth", "Grizzly Bears")
    table.attack("War Mammoth", blocked_by="Grizzly Bears")
    bears.damage = marked
    packet = Packet(mammoth, table.game.characteristics(mammoth), bears, 3 - prevented, combat=True)
    spilled = how.spilled(table.game, [packet])
    assert sum(one.amount for one in spilled) == over
    assert packet.amount == 3 - prevented - over
    assert [one.recipient for one in spilled] == [table.sue] * bool(over)


@pytest.mark.parametrize(("other", "over"), [(0, 1), (1, 2), (2, 3), (5, 3)])
def test_damage_of_others_to_the_blocker_counts_first(other: int, over: int) -> None:
    """Fifth Edition: Damage Prevention."""
    table = Paper("Bob controls War Mammoth and Hill Giant\nSue controls Grizzly Bears", "mirage")
    mammoth, giant, bears = table.things("War Mammoth", "Hill Giant", "Grizzly Bears")
    table.attack("War Mammoth", "Hill Giant", band=True, blocked_by="Grizzly Bears")
    packets = [
        Packet(source, table.game.characteristics(source), bears, amount, combat=True)
        for source, amount in ((mammoth, 3), (giant, other))
    ]
    spilled = trample.found_after_prevention.spilled(table.game, packets)
    assert sum(one.amount for one in spilled) == over


def test_where_it_is_assigned_beyond_nothing_is_found_afterwards() -> None:
    """2006: 502.9b; 2010: 702.17b."""
    table = Paper("Bob controls War Mammoth\nSue controls Grizzly Bears", "m11")
    mammoth, bears = table.things("War Mammoth", "Grizzly Bears")
    table.attack("War Mammoth", blocked_by="Grizzly Bears")
    packet = Packet(mammoth, table.game.characteristics(mammoth), bears, 3, combat=True)
    assert trample.assigned_beyond_lethal.spilled(table.game, [packet]) == []
    assert packet.amount == 3


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


def test_without_attackers_there_is_no_damage() -> None:
    """2006: 308.4; 2010: 508.6."""
    table = Paper("Bob controls Craw Wurm", "m11")
    table.attack()
    assert not phase.combat_step_takes_place(table.game, Step.BLOCKERS)
    assert not phase.combat_step_takes_place(table.game, Step.DAMAGE)
    assert phase.combat_step_takes_place(table.game, Step.COMBAT_END)
