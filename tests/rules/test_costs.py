"""Costs that are not mana, and what costs come to."""

from __future__ import annotations

import pytest

from sandbox.meaning.costs import DiscardA, PayLife, PayMana, SacrificeA, TapIt
from sandbox.meaning.kinds import CREATURE
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import why_not_pay
from sandbox.rules.lookup.mana_value import mana_value
from sandbox.rules.turn.upkeep_costs import counts_age_counters, counts_payments, multiplied
from sandbox.terms.mana import ManaCost
from tests.rules.tables import ALL, Case, Paper, by_answer, chapter


@pytest.mark.parametrize(("life", "payable"), [(1, False), (2, True), (3, True)])
def test_life_can_be_paid_by_who_has_as_much(life: int, payable: bool) -> None:
    """2010: 118.4."""
    table = Paper(f"Bob has {life} life\nBob controls Forest", "m11")
    assert (why_not_pay(table.game, Bill(table.bob, table.thing("Forest"), (PayLife(2),))) is None) is payable


@pytest.mark.parametrize(("creatures", "payable"), [("Grizzly Bears", False), ("2 Grizzly Bears", True)])
def test_what_is_sacrificed_is_ones_own_and_there(creatures: str, payable: bool) -> None:
    """Fifth Edition: Sacrifices; 2010: 701.13a."""
    table = Paper(f"Bob controls {creatures} and Forest\nSue controls 3 Hill Giants", "m11")
    bill = Bill(table.bob, table.thing("Forest"), (SacrificeA(CREATURE, 2),))
    assert (why_not_pay(table.game, bill) is None) is payable
    bill.with_these = (table.thing("Hill Giant"),)
    assert why_not_pay(table.game, bill) is not None


def test_a_card_does_not_pay_for_itself_unless_the_text_says_so() -> None:
    """2010: 601.2a: it is on its way already."""
    table = Paper("Bob holds Grizzly Bears", "m11")
    bears = table.thing("Grizzly Bears")
    assert why_not_pay(table.game, Bill(table.bob, bears, (DiscardA(CREATURE),))) is not None
    assert why_not_pay(table.game, Bill(table.bob, bears, (DiscardA(itself=True),))) is None


def test_what_is_tapped_for_a_cost_makes_no_mana_for_it() -> None:
    """2010: 117.1 and 602.2b: one permanent is tapped once."""
    table = Paper("Bob controls Llanowar Elves", "m11")
    elves = table.thing("Llanowar Elves")
    green = PayMana(ManaCost(("G",)))
    assert why_not_pay(table.game, Bill(table.bob, elves, (green,))) is None
    assert why_not_pay(table.game, Bill(table.bob, elves, (green, TapIt()))) is not None


@pytest.mark.parametrize(
    ("edition", "expected"),
    by_answer("cumulative_upkeep", {counts_payments: "{1}{1}{1}", counts_age_counters: "{1}{1}{1}"}),
)
def test_a_cost_is_multiplied_part_by_part(edition: str, expected: str) -> None:
    """Mirage: Cumulative Upkeep; 2006: 502.13a; 2010: 702.21a."""
    cost = (PayMana(ManaCost(("1",))), PayLife(2), SacrificeA(CREATURE), DiscardA(CREATURE, 2), TapIt())
    mana, life, creatures, cards, tap = multiplied(cost, 3)
    assert isinstance(mana, PayMana)
    assert (str(mana.cost), life, creatures, cards, tap) == (
        expected, PayLife(6), SacrificeA(CREATURE, 3), DiscardA(CREATURE, 6), TapIt(),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("card", "value"),
    [("Grizzly Bears", 2), ("Fireball", 1), ("Forest", 0), ("Boros Guildmage", 2), ("Black Lotus", 0)],
)
@pytest.mark.parametrize("edition", ALL)
def test_the_value_of_a_cost_counts_every_symbol_and_x_as_nothing(edition: str, card: str, value: int) -> None:
    """2006: 203.3; 2010: 202.3."""
    assert mana_value(Paper(f"Bob holds {card}", edition).thing(card)) == value


COSTS = (
    Case(
        "a sacrifice is an additional cost",
        "Fifth Edition: Sacrifices; 2006: 409.1f; 2010: 117.8",
        """
        Bob has {R}{C}
        Bob controls Hill Giant
        Bob holds Fling

        Bob casts Fling targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Hill Giant, Fling / Sue 17",
    ),
    Case(
        "without anything to sacrifice the spell cannot be cast",
        "Fifth Edition: Sacrifices; 2006: 409.1h; 2010: 117.3",
        """
        Bob has {R}{C}
        Bob holds Fling
        Sue controls Hill Giant

        Bob casts Fling targeting Sue
        """,
        "Bob 20 {C}{R}; hand: Fling / Sue 20: Hill Giant 3/3 / refused: paying costs",
    ),
    Case(
        "a cost that has been paid is not given back for a countered spell",
        "2006: 414.2; 2010: 701.5b",
        """
        Bob has {R}{C}
        Bob controls Hill Giant
        Bob holds Fling
        Sue has {U}{U}
        Sue holds Counterspell

        Bob casts Fling targeting Sue
        Sue casts Counterspell targeting Fling
        everything resolves
        """,
        "Bob 20; graveyard: Hill Giant, Fling / Sue 20; graveyard: Counterspell",
    ),
    Case(
        "another cost is paid instead of the mana cost",
        "2006: 409.1b; 2010: 117.9",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue holds Force of Will and Air Elemental

        Bob casts Lightning Bolt targeting Sue
        Sue casts Force of Will targeting Lightning Bolt for its other cost
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 19; graveyard: Force of Will; removed: Air Elemental",
    ),
)


@chapter(COSTS)
def test_other_costs_are_paid_with_the_mana_or_instead_of_it(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
