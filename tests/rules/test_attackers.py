"""Declaring attackers."""

from __future__ import annotations

from sandbox.rules.combat import (
    attackers,
    phase,
)
from sandbox.terms.steps import Step
from tests.rules.tables import ALL, NEW, Case, Paper, answers, chapter

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


@chapter(ATTACKERS)
def test_attackers_are_declared(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


def test_without_attackers_there_is_no_damage() -> None:
    """2006: 308.4; 2010: 508.6."""
    table = Paper("Bob controls Craw Wurm", "m11")
    table.attack()
    assert not phase.combat_step_takes_place(table.game, Step.BLOCKERS)
    assert not phase.combat_step_takes_place(table.game, Step.DAMAGE)
    assert phase.combat_step_takes_place(table.game, Step.COMBAT_END)
