"""How long continuous effects hold, for whom, and what they see."""

from __future__ import annotations

import pytest

from sandbox.meaning.continuous import (
    HasBasePT,
    LosesAllAbilities,
)
from sandbox.rules.continuous.effects_in_force import only_as_a_creature, works_tapped_or_not
from tests.rules.tables import ALL, NEW, Case, Paper, by_answer, chapter


@pytest.mark.parametrize(
    ("edition", "size"), by_answer("tapped_artifact", {only_as_a_creature: "2/2", works_tapped_or_not: "3/3"})
)
def test_a_tapped_artifact_works_or_not(edition: str, size: str) -> None:
    """The Duel: Artifacts; 2006: 405.1; 2010: 604.1."""
    table = Paper(
        "Bob controls Brass Banner and Grizzly Bears\nBrass Banner is tapped",
        edition,
        ("Brass Banner {2} // Artifact // Creatures you control get +1/+1.",),
    )
    assert table.size("Grizzly Bears") == size


@pytest.mark.parametrize("edition", ALL)
def test_a_tapped_artifact_creature_works(edition: str) -> None:
    """The Duel: Artifacts."""
    table = Paper(
        "Bob controls Brass Captain and Grizzly Bears\nBrass Captain is tapped",
        edition,
        ("Brass Captain {2} // Artifact Creature — Soldier // Other creatures you control get +1/+1. // 1/1",),
    )
    assert table.size("Grizzly Bears") == "3/3"


@pytest.mark.parametrize("edition", ALL)
def test_a_later_effect_of_a_spell_overrides_an_older_permanent(edition: str) -> None:
    """The Duel: Resolving Existing Effects; 2006: 418.5a; 2010: 613.6."""
    cards = ("Small Comfort {W} // Enchantment // All creatures have base power and toughness 1/1.",)
    table = Paper("Bob controls Hill Giant and Small Comfort", edition, cards)
    assert table.size("Hill Giant") == "1/1"
    table.lasts("Hill Giant", HasBasePT(0, 2))
    assert table.size("Hill Giant") == "0/2"


@pytest.mark.parametrize("edition", ALL)
def test_a_creature_without_abilities_gives_nothing_to_others(edition: str) -> None:
    """2006: 418.5b; 2010: 613.5: its effect has not begun to apply."""
    cards = ("Old Captain {W} // Creature — Soldier // Other creatures you control get +1/+1. // 1/1",)
    table = Paper("Bob controls Old Captain, Hill Giant and Humility", edition, cards)
    assert table.size("Hill Giant") == "1/1"


@pytest.mark.parametrize("edition", ALL)
def test_what_has_lost_its_text_says_nothing_of_others(edition: str) -> None:
    """2006: 418.5c; 2010: 613.7a."""
    cards = ("Old Herald {W} // Creature — Soldier // Enchantments you control have shroud. // 1/1",)
    table = Paper("Bob controls Old Herald and Glorious Anthem", edition, cards)
    assert table.has("Glorious Anthem", "shroud")
    table.lasts("Old Herald", LosesAllAbilities())
    assert not table.has("Glorious Anthem", "shroud")


@pytest.mark.parametrize(("cards", "size"), [("Opalescence and Humility", "1/1"), ("Humility and Opalescence", "4/4")])
@pytest.mark.parametrize("edition", NEW)
def test_an_effect_that_has_begun_to_apply_goes_on_though_its_ability_is_gone(
    edition: str, cards: str, size: str
) -> None:
    """2006: 418.5b; 2010: 613.5: a thing that makes itself lose its text still sets its size."""
    assert Paper(f"Bob controls {cards}", edition).size("Humility") == size


@pytest.mark.parametrize("edition", NEW)
def test_who_you_are_depends_on_who_controls_the_source(edition: str) -> None:
    """2006: 418.5c; 2010: 613.7a."""
    cards = ("Grasp of Envy {U} // Enchantment — Aura // Enchant enchantment // You control enchanted enchantment.",)
    table = Paper(
        "Sue controls Hill Giant\nBob controls Control Magic on Hill Giant\n"
        "Sue controls Grasp of Envy on Control Magic",
        edition,
        cards,
    )
    assert table.game.controller(table.thing("Hill Giant")) is table.sue


@pytest.mark.parametrize("edition", NEW)
def test_who_controls_a_land_is_settled_before_what_its_controllers_lands_are(edition: str) -> None:
    """2006: 418.5a; 2010: 613.1b comes before 613.1d."""
    cards = ("Waking Soil {G} // Enchantment // Lands you control are 1/1 creatures that are still lands.",)
    table = Paper("Sue controls Forest\nBob controls Waking Soil\nBob controls Conquer on Forest", edition, cards)
    assert table.size("Forest") == "1/1"


@pytest.mark.parametrize("cards", ["Winged Guard and Levitation", "Levitation and Winged Guard"])
@pytest.mark.parametrize("edition", ALL)
def test_what_asks_for_an_ability_sees_one_that_was_given(edition: str, cards: str) -> None:
    """2006: 418.5c; 2010: 613.7a."""
    made = ("Winged Guard {W} // Enchantment // Creatures with flying have vigilance.",)
    table = Paper(f"Bob controls Hill Giant, {cards}", edition, made)
    assert table.has("Hill Giant", "vigilance")


@pytest.mark.parametrize(("land", "size"), [("Forest", "2/3"), ("Mountain", "1/1")])
@pytest.mark.parametrize("edition", ALL)
def test_what_holds_as_long_as_something_is_so_holds_only_then(edition: str, land: str, size: str) -> None:
    """2006: 418.4a; 2010: 611.3a."""
    assert Paper(f"Bob controls Kird Ape and {land}", edition).size("Kird Ape") == size


CASES = (
    Case(
        "an effect on all creatures holds for those that come later",
        "The Duel: Resolving Existing Effects; 2006: 418.4a; 2010: 611.3a",
        """
        Bob controls Glorious Anthem
        Bob has {G}{G}
        Bob holds Grizzly Bears

        Bob casts Grizzly Bears
        it resolves
        """,
        "Bob 20: Glorious Anthem, Grizzly Bears 3/3 / Sue 20",
    ),
    Case(
        "what a spell did to creatures does not hold for those that come later",
        "2006: 418.3b; 2010: 611.2c",
        """
        Bob controls Hill Giant
        Bob has {G}{G}{G}
        Bob holds War Cry and Grizzly Bears

        Bob casts War Cry
        it resolves
        Bob casts Grizzly Bears
        it resolves
        """,
        "Bob 20: Hill Giant 4/4, Grizzly Bears 2/2; graveyard: War Cry / Sue 20",
        ALL,
        ("War Cry {G} // Instant // Creatures you control get +1/+1 until end of turn.",),
    ),
    Case(
        "an effect until end of turn ends with the turn",
        "Mirage: End of Turn; 2006: 314.2; 2010: 514.2",
        """
        Bob controls Hill Giant
        Bob has {G}
        Bob holds Giant Growth

        Bob casts Giant Growth targeting Hill Giant
        it resolves
        the turn ends
        """,
        "Bob 20: Hill Giant 3/3; graveyard: Giant Growth / Sue 20",
    ),
    Case(
        "who controls it is settled before what its controller's creatures have",
        "2006: 418.5a; 2010: 613.1b comes before 613.1g",
        """
        Bob controls Glorious Anthem
        Sue controls Grizzly Bears
        Bob controls Control Magic on Grizzly Bears

        it is Bob's second main phase
        """,
        "Bob 20: Glorious Anthem, Grizzly Bears 3/3, Control Magic on Grizzly Bears / Sue 20",
    ),
    Case(
        "of two that give control the later prevails",
        "The Duel: Resolving Existing Effects; 2006: 418.5a; 2010: 613.1b and 613.6",
        """
        the players are Bob, Sue and Ann
        Ann controls Grizzly Bears
        Bob controls Control Magic on Grizzly Bears
        Sue controls Control Magic#2 on Grizzly Bears

        it is Bob's second main phase
        """,
        "Bob 20: Control Magic on Grizzly Bears / Sue 20: Grizzly Bears 2/2, Control Magic#2 on Grizzly Bears / Ann 20",
    ),
    Case(
        "what is counted is counted anew at every moment",
        "2006: 405.2; 2010: 604.3",
        """
        Bob controls Nightmare and 2 Swamps
        Bob holds Swamp#3

        Bob plays Swamp#3
        """,
        "Bob 20: Nightmare 3/3, 3 Swamp / Sue 20",
    ),
    Case(
        "a condition is looked at at every moment",
        "2006: 418.4a; 2010: 611.3a",
        """
        Bob controls Kird Ape
        Bob holds Forest

        Bob plays Forest
        """,
        "Bob 20: Kird Ape 2/3, Forest / Sue 20",
    ),
)


@chapter(CASES)
def test_continuous_effects_hold_as_long_and_for_whom_they_say(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
