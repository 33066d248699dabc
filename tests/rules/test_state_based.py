"""What the rules find by looking at the state of the game: legends, attachments, tokens, counters."""

from __future__ import annotations

import pytest

from sandbox.rules.state_based import checks, counters, legends
from sandbox.rules.state_based.checks import check_state
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, answers, by_answer, chapter

CASES = (
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
