"""Paying mana."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from sandbox.meaning.costs import PayMana
from sandbox.meaning.kinds import LAND
from sandbox.rules.casting.costs_with_a_choice import with_mana_in_one_sum
from sandbox.rules.casting.mana import pool_words
from sandbox.rules.casting.mana_payment import pay_plan, plan_mana
from sandbox.rules.casting.mana_plan import Plan
from sandbox.rules.casting.mana_production import could_produce
from sandbox.terms.mana import read_mana
from tests.rules.tables import ALL, Paper


def plan(table: Paper, cost: str, x: int = 0) -> Plan | None:
    return plan_mana(table.game, table.bob, read_mana(cost), x)


PAYABLE = (
    ("2 Forests", "{G}", True),
    ("2 Forests", "{G}{G}", True),
    ("2 Forests", "{G}{G}{G}", False),
    ("2 Forests", "{R}", False),
    ("2 Forests", "{1}{G}", True),
    ("2 Forests", "{2}", True),
    ("2 Forests", "{3}", False),
    ("2 Forests", "{0}", True),
    ("Taiga", "{R}", True),
    ("Taiga", "{G}", True),
    ("Taiga", "{R}{G}", False),
    ("Taiga and Forest", "{R}{G}", True),
    ("Forest and Taiga", "{G}{R}", True),
    ("Taiga and Mountain", "{R}{G}", True),
    ("Taiga and Badlands", "{R}{G}", True),
    ("Taiga and Badlands", "{B}{G}", True),
    ("Taiga and Badlands", "{B}{R}{G}", False),
    ("Taiga, Badlands and Tundra", "{U}{B}{G}", True),
    ("Taiga, Badlands and Tundra", "{U}{W}", False),
    ("Sol Ring", "{2}", True),
    ("Sol Ring", "{1}", True),
    ("Sol Ring", "{3}", False),
    ("Sol Ring", "{G}", False),
    ("Sol Ring and Forest", "{2}{G}", True),
    ("Birds of Paradise and Forest", "{U}{G}", True),
    ("Mountain", "{R/W}", True),
    ("Plains", "{R/W}", True),
    ("Forest", "{R/W}", False),
    ("Taiga and Plains", "{R/W}{R/W}", True),
    ("Snow-Covered Forest", "{S}", True),
    ("Forest", "{S}", False),
    ("Snow-Covered Forest and Mountain", "{S}{R}", True),
    ("Snow-Covered Forest and Mountain", "{S}{G}", False),
    ("Adarkar Wastes", "{W}", False),
)


@pytest.mark.parametrize(("lands", "cost", "payable"), PAYABLE)
@pytest.mark.parametrize("edition", ALL)
def test_whether_a_cost_can_be_paid_is_found_whatever_pays_which_part(
    edition: str, lands: str, cost: str, payable: bool
) -> None:
    """The Duel: Casting Cost; 2006: 104.3; 2010: 107.4 and 117.3a.

    What does more than make mana is not tapped unasked.
    """
    assert (plan(Paper(f"Bob controls {lands}", edition), cost) is not None) is payable


@pytest.mark.parametrize(("lands", "cost"), [(lands, cost) for lands, cost, payable in PAYABLE if payable])
def test_a_plan_pays_exactly_what_is_asked(lands: str, cost: str) -> None:
    """2010: 117.3 and 117.3a: what is over stays in the pool."""
    table, asked = Paper(f"Bob controls {lands}", "m11"), read_mana(cost)
    found = plan(table, cost)
    assert found is not None
    made = Counter(kind for _, mana in found.taps for kind in mana)
    pay_plan(table.game, table.bob, found)
    assert len(found.spends) == asked.total
    assert Counter(found.spends) <= made
    assert Counter(table.bob.pool) == made - Counter(found.spends)
    assert [ability.source.tapped for ability, _ in found.taps] == [True] * len(found.taps)
    assert all(table.bob.pool.values())


@pytest.mark.parametrize(
    ("pool", "lands", "cost", "tapped", "left"),
    [
        ("{G}", "Forest", "{G}", 0, ""),
        ("{R}", "Forest", "{G}", 1, "{R}"),
        ("{G}", "Forest", "{1}{G}", 1, ""),
        ("{R}{C}", "Forest", "{1}", 0, "{R}"),
        ("{R}{G}", "Forest", "{1}{G}", 0, ""),
        ("{C}{C}", "2 Forests", "{2}{G}", 1, ""),
    ],
)
def test_the_pool_is_spent_first_and_colorless_mana_before_colors(
    pool: str, lands: str, cost: str, tapped: int, left: str
) -> None:
    """2010: 117.3a."""
    table = Paper(f"Bob has {pool}\nBob controls {lands}", "m11")
    found = plan(table, cost)
    assert found is not None
    pay_plan(table.game, table.bob, found)
    assert (len(found.taps), pool_words(table.bob)) == (tapped, left)


@pytest.mark.parametrize(
    ("lands", "cost", "tapped"),
    [
        ("Taiga and Mountain", "{R}", ["Mountain"]),
        ("Taiga and Forest", "{R}", ["Taiga"]),
        ("Birds of Paradise and Taiga", "{R}", ["Taiga"]),
        ("Sol Ring and 2 Forests", "{2}", ["Forest", "Forest#2"]),
        ("Sol Ring and Forest", "{2}", ["Sol Ring"]),
    ],
)
def test_lands_are_tapped_before_others_and_the_plainest_first(lands: str, cost: str, tapped: list[str]) -> None:
    """What the site promises of a payment that nobody has spelled out."""
    found = plan(Paper(f"Bob controls {lands}", "m11"), cost)
    assert found is not None
    assert [ability.source.label or ability.source.card.name for ability, _ in found.taps] == tapped


@pytest.mark.parametrize(("x", "payable"), [(0, True), (2, True), (3, False)])
@pytest.mark.parametrize("edition", ALL)
def test_x_is_paid_with_any_mana(edition: str, x: int, payable: bool) -> None:
    """The Duel: Casting Cost; 2006: 104.3; 2010: 107.3."""
    assert (plan(Paper("Bob controls 2 Forests and Mountain", edition), "{X}{R}", x) is not None) is payable


@pytest.mark.parametrize("edition", ALL)
def test_two_x_are_paid_twice(edition: str) -> None:
    """2010: 107.3."""
    table = Paper("Bob controls 5 Mountains", edition)
    assert plan(table, "{X}{X}{R}", 2) is not None
    assert plan(table, "{X}{X}{R}", 3) is None


@pytest.mark.parametrize("edition", ALL)
def test_a_tapped_land_and_a_new_creature_make_no_mana(edition: str) -> None:
    """The Duel: Summoning Sickness; 2006: 403.4; 2010: 302.6."""
    table = Paper(
        "Bob controls Forest and Llanowar Elves\nForest is tapped\nLlanowar Elves came under Bob's control this turn",
        edition,
    )
    assert plan(table, "{G}") is None


@pytest.mark.parametrize("edition", ALL)
def test_more_mana_of_one_land_counts_when_a_text_adds_it(edition: str) -> None:
    """Mirage: Modifying Mana Production; 2006: 411.3; 2010: 605.1b."""
    table = Paper("Bob controls Forest and Mana Flare", edition)
    assert plan(table, "{G}{G}") is not None
    assert plan(table, "{G}{G}{G}") is None


@pytest.mark.parametrize("edition", ALL)
def test_lands_that_look_at_each_other_could_make_nothing(edition: str) -> None:
    """2006: 406.6; 2010: 106.5 and 106.7."""
    table = Paper("Bob controls Reflecting Pool and Reflecting Pool#2\nSue controls Forest", edition)
    own_lands = replace(LAND, controller="you")
    assert could_produce(table.game, own_lands, table.bob) == []
    assert could_produce(table.game, own_lands, table.sue) == ["G"]


@pytest.mark.parametrize(
    ("lands", "cost", "payable"), [("Forest", "{G}", True), ("Forest", "{R}", False), ("Sol Ring", "{1}", False)]
)
@pytest.mark.parametrize("edition", ALL)
def test_what_copies_the_mana_of_other_lands_makes_no_other(edition: str, lands: str, cost: str, payable: bool) -> None:
    """2006: 406.6; 2010: 106.7."""
    table = Paper(f"Bob controls Fellwar Stone\nSue controls {lands}", edition)
    assert (plan(table, cost) is not None) is payable


@pytest.mark.parametrize(
    ("costs", "total"),
    [
        (("{1}{G}", "{2}{G}"), "{3}{G}{G}"),
        (("{X}{R}", "{3}"), "{X}{3}{R}"),
        (("{G}", "{0}"), "{G}"),
        (("{R}",), "{R}"),
    ],
)
def test_all_mana_of_a_cost_is_paid_in_one_sum(costs: tuple[str, ...], total: str) -> None:
    """2006: 409.1f; 2010: 601.2e."""
    (found,) = with_mana_in_one_sum(tuple(PayMana(read_mana(cost)) for cost in costs))
    assert isinstance(found, PayMana)
    assert str(found.cost) == total
