"""Lethal damage, toughness 0, and regeneration."""

from __future__ import annotations

import pytest

from sandbox.rules.state_based import creature_death, destruction
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, chapter

DEATHS = (
    Case(
        "damage as high as its toughness destroys a creature",
        "The Duel: Power and Toughness; 2006: 420.5c; 2010: 704.5g",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Grizzly Bears

        Bob casts Shock targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; graveyard: Shock / Sue 20; graveyard: Grizzly Bears",
    ),
    Case(
        "less damage than its toughness stays on the creature",
        "The Duel: Power and Toughness; 2006: 420.5c; 2010: 704.5g",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Hill Giant

        Bob casts Shock targeting Hill Giant
        it resolves
        """,
        "Bob 20; graveyard: Shock / Sue 20: Hill Giant 3/3 damage 2",
    ),
    Case(
        "damage of one turn adds up",
        "The Duel: Power and Toughness; 2006: 420.5c; 2010: 704.5g",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Hill Giant
        Hill Giant has 1 damage

        Bob casts Shock targeting Hill Giant
        it resolves
        """,
        "Bob 20; graveyard: Shock / Sue 20; graveyard: Hill Giant",
    ),
    Case(
        "a creature whose bonus ends dies of the damage that it has",
        "2006: 420.5c; 2010: 704.5g",
        """
        Bob has {U}
        Bob holds Diminish
        Sue controls Hill Giant
        Hill Giant has 1 damage

        Bob casts Diminish targeting Hill Giant
        it resolves
        """,
        "Bob 20; graveyard: Diminish / Sue 20; graveyard: Hill Giant",
    ),
    Case(
        "a creature without toughness goes to the graveyard",
        "Fifth Edition: New Math; 2006: 420.5b; 2010: 704.5f",
        """
        Bob has {R}
        Bob holds Immolation
        Sue controls Grizzly Bears

        Bob casts Immolation targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; graveyard: Immolation / Sue 20; graveyard: Grizzly Bears",
    ),
    Case(
        "nothing regenerates a creature without toughness",
        "2006: 420.5b; 2010: 704.5f",
        """
        Bob has {R}
        Bob holds Immolation
        Sue controls Drudge Skeletons and Swamp

        Bob casts Immolation targeting Drudge Skeletons
        Sue regenerates Drudge Skeletons
        everything resolves
        """,
        "Bob 20; graveyard: Immolation / Sue 20: Swamp tapped; graveyard: Drudge Skeletons",
        NEW,
    ),
    Case(
        "a creature without toughness may regenerate, and is at once on its way again",
        "Fifth Edition: New Math",
        """
        Bob has {R}
        Bob holds Immolation
        Sue controls Drudge Skeletons and Swamp

        Bob casts Immolation targeting Drudge Skeletons
        it resolves
        Sue regenerates Drudge Skeletons
        """,
        "Bob 20; graveyard: Immolation / Sue 20: Swamp tapped; graveyard: Drudge Skeletons",
        OLD,
    ),
    Case(
        "where there are no shields regeneration is used at the moment of dying",
        "Mirage: Using Regeneration; The Duel: Regeneration",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Drudge Skeletons and Swamp

        Bob casts Shock targeting Drudge Skeletons
        it resolves
        Sue regenerates Drudge Skeletons
        """,
        "Bob 20; graveyard: Shock / Sue 20: Drudge Skeletons 1/1 tapped, Swamp tapped",
        OLD,
    ),
    Case(
        "an indestructible creature without toughness goes to the graveyard",
        "2006: 420.5b; 2010: 704.5f",
        """
        Sue controls Oak Idol and Night of Souls' Betrayal

        it is Bob's second main phase
        """,
        "Bob 20 / Sue 20: Night of Souls' Betrayal; graveyard: Oak Idol",
        NEW,
        ("Oak Idol {G} // Creature — Idol // Indestructible // 1/1",),
    ),
    Case(
        "lethal damage does not destroy what is indestructible",
        "2006: 420.5c; 2010: 704.5g",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Oak Idol

        Bob casts Shock targeting Oak Idol
        it resolves
        """,
        "Bob 20; graveyard: Shock / Sue 20: Oak Idol 1/1 damage 2",
        ALL,
        ("Oak Idol {G} // Creature — Idol // Indestructible // 1/1",),
    ),
    Case(
        "one damage of a source with deathtouch destroys a creature",
        "2010: 704.5h",
        """
        it is Sue's main phase
        Bob controls Deadly Recluse
        Sue controls Craw Wurm

        Sue attacks with Craw Wurm
        Bob blocks Craw Wurm with Deadly Recluse
        combat damage is dealt
        """,
        "Bob 20; graveyard: Deadly Recluse / Sue 20; graveyard: Craw Wurm",
        ("m11",),
    ),
)


@chapter(DEATHS)
def test_a_creature_dies_of_damage_or_without_toughness(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize("edition", ALL)
def test_what_deathtouch_did_counts_at_one_look(edition: str) -> None:
    """2010: 704.5h: since the last time that the state was looked at."""
    table = Paper("Bob controls Craw Wurm", edition)
    wurm = table.thing("Craw Wurm")
    wurm.damage, wurm.deathtouched = 1, True
    assert creature_death.dying_creatures(table.game) == [wurm]
    assert creature_death.dying_creatures(table.game) == []


@pytest.mark.parametrize("edition", NEW)
def test_a_shield_is_used_once_and_heals_and_taps(edition: str) -> None:
    """2006: 419.6b; 2010: 614.8."""
    table = Paper("Bob controls Drudge Skeletons\nDrudge Skeletons has 1 damage", edition)
    skeletons = table.thing("Drudge Skeletons")
    destruction.puts_up_a_shield(table.game, skeletons)
    assert destruction.shields_are_used(table.game, [skeletons], regeneration=True) == []
    assert table.drawn() == "Bob 20: Drudge Skeletons 1/1 tapped / Sue 20"
    assert destruction.shields_are_used(table.game, [skeletons], regeneration=True) == [skeletons]


@pytest.mark.parametrize("edition", NEW)
def test_a_shield_does_not_help_where_regeneration_is_forbidden(edition: str) -> None:
    """2006: 419.6b; 2010: 614.8."""
    table = Paper("Bob controls Drudge Skeletons", edition)
    skeletons = table.thing("Drudge Skeletons")
    destruction.puts_up_a_shield(table.game, skeletons)
    assert destruction.shields_are_used(table.game, [skeletons], regeneration=False) == [skeletons]
    skeletons.cannot_regenerate = True
    assert destruction.shields_are_used(table.game, [skeletons], regeneration=True) == [skeletons]
