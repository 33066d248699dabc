"""Casting spells."""

from __future__ import annotations

import pytest

from sandbox.engine.acts import Cast
from sandbox.rules.casting.announced_division import _ways
from sandbox.rules.casting.casting import why_not_cast
from tests.rules.tables import ALL, Case, Paper, answers, chapter


@pytest.mark.parametrize(
    ("amount", "among", "ways"),
    [
        (3, 1, [(3,)]),
        (3, 2, [(1, 2), (2, 1)]),
        (2, 2, [(1, 1)]),
        (1, 2, []),
        (0, 1, []),
        (4, 3, [(1, 1, 2), (1, 2, 1), (2, 1, 1)]),
    ],
)
def test_each_target_gets_at_least_one_of_what_is_divided(amount: int, among: int, ways: list[tuple[int, ...]]) -> None:
    """2006: 409.1e; 2010: 601.2d."""
    assert _ways(amount, among) == ways


CASES = (
    Case(
        "a spell is paid for as it is announced",
        "The Duel: Basic Spellcasting; 2006: 409.1h; 2010: 601.2g",
        """
        Bob controls 2 Forests
        Bob holds Grizzly Bears

        Bob casts Grizzly Bears
        """,
        "Bob 20: 2 Forest tapped / Sue 20 / waiting: Grizzly Bears",
    ),
    Case(
        "what cannot be paid cannot be cast",
        "The Duel: Basic Spellcasting; 2006: 409.1h; 2010: 117.3",
        """
        Bob controls Forest
        Bob holds Grizzly Bears

        Bob casts Grizzly Bears
        """,
        "Bob 20: Forest; hand: Grizzly Bears / Sue 20 / refused: paying costs",
    ),
    Case(
        "a creature that resolves comes into play, and is new to its controller",
        "The Duel: Summon Spells; 2006: 413.2h; 2010: 608.3",
        """
        Bob has {G}{G}
        Bob holds Grizzly Bears

        Bob casts Grizzly Bears
        it resolves
        Bob attacks with Grizzly Bears
        """,
        "Bob 20: Grizzly Bears 2/2 / Sue 20 / refused: summoning sickness",
    ),
    Case(
        "a spell that is no permanent goes to the graveyard once it has resolved",
        "The Duel: The Graveyard; 2006: 413.2h; 2010: 608.2k",
        """
        Bob has {G}
        Bob holds Giant Growth
        Bob controls Grizzly Bears

        Bob casts Giant Growth targeting Grizzly Bears
        it resolves
        """,
        "Bob 20: Grizzly Bears 5/5; graveyard: Giant Growth / Sue 20",
    ),
    Case(
        "X is what was paid for it",
        "The Duel: Casting Cost; 2006: 409.1b; 2010: 107.3a",
        """
        Bob controls 5 Mountains
        Bob holds Blaze

        Bob casts Blaze with X = 3 targeting Sue
        it resolves
        """,
        "Bob 20: 4 Mountain tapped, Mountain; graveyard: Blaze / Sue 17",
    ),
    Case(
        "X can be no more than can be paid",
        "The Duel: Casting Cost; 2006: 409.1b; 2010: 117.3",
        """
        Bob controls 3 Mountains
        Bob holds Blaze

        Bob casts Blaze with X = 3 targeting Sue
        """,
        "Bob 20: 3 Mountain; hand: Blaze / Sue 20 / refused: paying costs",
    ),
    Case(
        "where only one color of mana pays for X",
        "2006: 409.1f; 2010: 601.2e",
        """
        Bob controls 3 Swamps and 3 Forests
        Bob holds Drain Life

        Bob casts Drain Life with X = 3 targeting Sue
        """,
        "Bob 20: 3 Swamp, 3 Forest; hand: Drain Life / Sue 20 / refused: paying costs",
    ),
    Case(
        "each target beyond the first costs more",
        "2006: 409.1f; 2010: 601.2e",
        """
        Bob controls 3 Mountains
        Bob holds Fireball
        Sue controls Llanowar Elves

        Bob casts Fireball with X = 2 targeting Sue and Llanowar Elves
        """,
        "Bob 20: 3 Mountain; hand: Fireball / Sue 20: Llanowar Elves 1/1 / refused: paying costs",
    ),
    Case(
        "where X stands twice and only one color pays for it",
        "2006: 409.1f; 2010: 601.2e",
        """
        Bob controls 4 Swamps and Forest
        Bob holds Deep Drain

        Bob casts Deep Drain with X = 2 targeting Sue
        """,
        "Bob 20: 4 Swamp, Forest; hand: Deep Drain / Sue 20 / refused: paying costs",
        ALL,
        ("Deep Drain {X}{X}{B} // Sorcery // Spend only black mana on X. // Deep Drain deals X damage to any target.",),
    ),
    Case(
        "the first target costs nothing more",
        "2006: 409.1f; 2010: 601.2e",
        """
        Bob controls 3 Mountains
        Bob holds Fireball

        Bob casts Fireball with X = 2 targeting Sue
        it resolves
        """,
        "Bob 20: 3 Mountain tapped; graveyard: Fireball / Sue 18",
    ),
    Case(
        "whether a spell may be given up before it is paid for",
        "The Duel: Basic Spellcasting; 2006: 409.1; 2010: 601.2",
        """
        Bob controls 2 Forests
        Bob holds Grizzly Bears

        Bob begins to cast Grizzly Bears and gives it up
        """,
        answers(
            "spell_given_up",
            {
                True: "Bob 20 {G}{G}: 2 Forest tapped; hand: Grizzly Bears / Sue 20",
                False: "Bob 20: 2 Forest; hand: Grizzly Bears / Sue 20 / refused: casting spells",
            },
        ),
    ),
)


@chapter(CASES)
def test_a_spell_is_cast_and_resolves(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize("edition", ALL)
def test_a_land_is_not_cast(edition: str) -> None:
    """The Duel: Land; 2006: 212.6a; 2010: 305.9."""
    table = Paper("Bob holds Forest", edition)
    refusal = why_not_cast(table.game, table.bob, Cast(table.thing("Forest")))
    assert refusal is not None
    assert refusal.rule == "playing lands"
