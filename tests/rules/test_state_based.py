"""What the rules do by themselves: each check alone, and checks that find something together."""

from __future__ import annotations

import pytest

from sandbox.rules.state_based import checks, counters, creature_death, destruction, legends
from sandbox.rules.state_based.checks import check_state
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, answers, by_answer, chapter

CASES = (
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
    Case(
        "a planeswalker without loyalty goes to the graveyard",
        "2010: 704.5i",
        """
        Bob has {R}{R}
        Bob holds Shock and Shock#2
        Sue controls Garruk Wildspeaker

        Bob casts Shock targeting Sue
        it resolves
        Bob redirects the damage to Garruk Wildspeaker
        Bob casts Shock#2 targeting Sue
        it resolves
        Bob redirects the damage to Garruk Wildspeaker
        """,
        "Bob 20; graveyard: Shock, Shock#2 / Sue 20; graveyard: Garruk Wildspeaker",
        ("m11",),
    ),
    Case(
        "two legends of one name meet",
        "Mirage: Legendary Cards; 2006: 420.5e; 2010: 704.5k; 2026: 704.5j",
        """
        Bob controls Karakas
        Sue controls Karakas#2

        it is Bob's second main phase
        """,
        answers(
            "legends.legend",
            {
                legends.newcomer_is_buried: "Bob 20: Karakas / Sue 20; graveyard: Karakas#2",
                legends.all_are_put_into_graveyards: "Bob 20; graveyard: Karakas / Sue 20; graveyard: Karakas#2",
                legends.one_stays_by_choice: "Bob 20: Karakas / Sue 20: Karakas",
            },
        ),
    ),
    Case(
        "legends of two names do not meet",
        "Mirage: Legendary Cards; 2006: 420.5e; 2010: 704.5k",
        """
        Bob controls Karakas
        Sue controls Teferi's Isle

        it is Bob's second main phase
        """,
        "Bob 20: Karakas / Sue 20: Teferi's Isle",
    ),
    Case(
        "two permanents of one name that are no legends do not meet",
        "2006: 420.5e; 2010: 704.5k",
        """
        Bob controls Glorious Anthem
        Sue controls Glorious Anthem#2

        it is Bob's second main phase
        """,
        "Bob 20: Glorious Anthem / Sue 20: Glorious Anthem#2",
    ),
    Case(
        "the newest world stays alone",
        "Fifth Edition: More on Enchantments; 2006: 420.5i; 2010: 704.5m",
        """
        Bob has {G}
        Bob holds Concordant Crossroads
        Sue controls Chaosphere

        Bob casts Concordant Crossroads
        it resolves
        """,
        "Bob 20: Concordant Crossroads / Sue 20; graveyard: Chaosphere",
    ),
    Case(
        "two planeswalkers of one type both go",
        "2010: 704.5j",
        """
        Bob controls Garruk Wildspeaker
        Sue controls Garruk Wildspeaker#2

        it is Bob's second main phase
        """,
        "Bob 20; graveyard: Garruk Wildspeaker / Sue 20; graveyard: Garruk Wildspeaker#2",
        ("m11",),
    ),
    Case(
        "planeswalkers of two types do not meet",
        "2010: 704.5j",
        """
        Bob controls Garruk Wildspeaker
        Sue controls Jace Beleren

        it is Bob's second main phase
        """,
        "Bob 20: Garruk Wildspeaker 3 loyalty / Sue 20: Jace Beleren 3 loyalty",
        ("m11",),
    ),
    Case(
        "an Aura whose creature is gone goes to its owner's graveyard",
        "Mirage: Local Enchantments; 2006: 420.5d; 2010: 704.5n",
        """
        Bob has {U}
        Bob holds Unsummon
        Sue controls Grizzly Bears
        Bob controls Holy Strength on Grizzly Bears

        Bob casts Unsummon targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; graveyard: Unsummon, Holy Strength / Sue 20; hand: Grizzly Bears",
    ),
    Case(
        "an Aura falls off what is protected from it",
        "Mirage: Protection; 2006: 420.5d; 2010: 704.5n",
        """
        Bob has {W}
        Bob holds White Ward
        Sue controls Grizzly Bears
        Sue controls Holy Strength on Grizzly Bears

        Bob casts White Ward targeting Grizzly Bears
        it resolves
        """,
        "Bob 20: White Ward on Grizzly Bears / Sue 20: Grizzly Bears 2/2; graveyard: Holy Strength",
    ),
    Case(
        "an Aura that gives protection from itself is spared by what it gives, and by that alone",
        "Mirage: Protection; 2006: 502.7c; 2010: 702.14c",
        """
        Sue controls Black Knight and Grizzly Bears
        Bob controls White Ward on Black Knight
        Bob controls White Ward#2 on Grizzly Bears

        it is Bob's second main phase
        """,
        "Bob 20: White Ward#2 on Grizzly Bears; graveyard: White Ward / Sue 20: Black Knight 2/2, Grizzly Bears 2/2",
    ),
    Case(
        "Equipment stays in play when its creature is gone",
        "2006: 420.5k; 2010: 704.5p",
        """
        Bob has {U}
        Bob holds Unsummon
        Sue controls Grizzly Bears
        Sue controls Loxodon Warhammer on Grizzly Bears

        Bob casts Unsummon targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; graveyard: Unsummon / Sue 20: Loxodon Warhammer; hand: Grizzly Bears",
        NEW,
    ),
    Case(
        "a token that leaves play ceases to exist",
        "Fifth Edition: Tokens; 2006: 420.5f; 2010: 704.5d",
        """
        Bob has {U}
        Bob holds Unsummon
        Sue controls a 1/1 red Goblin token

        Bob casts Unsummon targeting Goblin
        it resolves
        """,
        "Bob 20; graveyard: Unsummon / Sue 20",
    ),
    Case(
        "+1/+1 and -1/-1 counters on one permanent",
        "2006: 420.5n; 2010: 704.5r",
        """
        Bob controls Hill Giant
        Hill Giant has 3 +1/+1 counters
        Hill Giant has 1 -1/-1 counter

        it is Bob's second main phase
        """,
        answers(
            "opposite_counters",
            {
                counters.both_kinds_stay: "Bob 20: Hill Giant 5/5 3 +1/+1 1 -1/-1 / Sue 20",
                counters.cancel_out: "Bob 20: Hill Giant 5/5 2 +1/+1 / Sue 20",
            },
        ),
    ),
    Case(
        "a creature with landhome is lost when its controller has no such land",
        "Mirage: Landhome",
        """
        Bob has {C}{C}{R}
        Bob holds Stone Rain
        Sue controls Reef Serpent and Island

        Bob casts Stone Rain targeting Island
        it resolves
        """,
        "Bob 20; graveyard: Stone Rain / Sue 20; graveyard: Island, Reef Serpent",
        OLD,
        ("Reef Serpent {U} // Creature — Serpent // Islandhome // 5/5",),
    ),
    Case(
        "a player at 0 life loses: looked at at once, or at the end of the phase",
        "Fifth Edition: This Is Your Life; 2006: 420.5a; 2010: 704.5a",
        """
        Sue has 3 life
        Bob has {R}
        Bob holds Lightning Bolt

        Bob casts Lightning Bolt targeting Sue
        it resolves
        """,
        answers(
            "damage.needs_damage",
            {
                True: "Bob 20; graveyard: Lightning Bolt / Sue 0",
                False: "Bob 20; graveyard: Lightning Bolt / Sue 0 lost / Bob wins",
            },
        ),
    ),
    Case(
        "with ten poison counters a player loses",
        "Fifth Edition: Other Ways to Lose; 2006: 420.5h; 2010: 704.5c",
        """
        Sue has 9 poison counters
        Bob controls Pit Scorpion

        Bob attacks with Pit Scorpion
        combat damage is dealt
        everything resolves
        """,
        "Bob 20: Pit Scorpion 1/1 tapped / Sue 19 10 poison lost / Bob wins",
    ),
    Case(
        "who must draw from an empty library loses",
        "Fifth Edition: Other Ways to Lose; 2006: 420.5g; 2010: 704.5b",
        """
        Sue's library has 2 cards
        Bob has {U}
        Bob holds Ancestral Recall

        Bob casts Ancestral Recall targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Ancestral Recall / Sue 20 lost; hand: 2 ? / Bob wins",
    ),
    Case(
        "both players without life make the game a draw",
        "Fifth Edition: This Is Your Life; 2006: 420.3; 2010: 104.4a",
        """
        Bob has 2 life
        Sue has 2 life
        Bob has {R}{R}{R}
        Bob holds Earthquake

        Bob casts Earthquake with X = 2
        it resolves
        it is Bob's end step
        """,
        "Bob 0 lost; graveyard: Earthquake / Sue 0 lost / draw",
    ),
)


@chapter(CASES)
def test_the_rules_look_at_the_state_of_the_game(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


TOGETHER = """
    Bob controls Grizzly Bears, Concordant Crossroads and Chaosphere
    Sue controls Holy Strength on Grizzly Bears
    Grizzly Bears has 4 damage
"""


@pytest.mark.parametrize(
    ("edition", "rounds"), by_answer("dying.checked", {checks.all_at_once: 2, checks.one_after_another: 3})
)
def test_one_look_takes_all_that_it_finds_or_one_rule_after_another(edition: str, rounds: int) -> None:
    """2006: 420.3; 2010: 704.3. The Aura is on nothing only after the creature has died."""
    table = Paper(TOGETHER, edition)
    looks = 0
    while checks.permanents_leave(table.game):
        looks += 1
    assert looks == rounds
    assert "Holy Strength" in table.drawn().split("graveyard: ")[-1]


@pytest.mark.parametrize("edition", ALL)
def test_a_position_at_rest_is_left_as_it_is(edition: str) -> None:
    """2006: 420.3; 2010: 704.3."""
    table = Paper("Bob controls Grizzly Bears, Karakas and Holy Strength on Grizzly Bears", edition)
    before = table.drawn()
    assert not check_state(table.game)
    assert table.drawn() == before


@pytest.mark.parametrize("edition", ALL)
def test_the_look_is_repeated_until_it_finds_nothing(edition: str) -> None:
    """2006: 420.3; 2010: 704.3."""
    table = Paper(TOGETHER, edition)
    assert check_state(table.game)
    assert not check_state(table.game)


@pytest.mark.parametrize("edition", ALL)
def test_what_deathtouch_did_counts_at_one_look(edition: str) -> None:
    """2010: 704.5h: since the last time that the state was looked at."""
    table = Paper("Bob controls Craw Wurm", edition)
    wurm = table.thing("Craw Wurm")
    wurm.damage, wurm.deathtouched = 1, True
    assert creature_death.dying_creatures(table.game) == [wurm]
    assert creature_death.dying_creatures(table.game) == []


@pytest.mark.parametrize(
    ("edition", "saved"),
    by_answer("dying.zero_toughness", {destruction.may_be_regenerated: True, destruction.cannot_be_regenerated: False}),
)
def test_a_creature_without_toughness_may_regenerate_or_not(edition: str, saved: bool) -> None:
    """Fifth Edition: New Math; 2006: 420.5b; 2010: 704.5f."""
    table = Paper("Bob controls Drudge Skeletons", edition)
    asked = table.game.edition.dying.zero_toughness(table.game, table.thing("Drudge Skeletons"))
    assert asked is saved


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
