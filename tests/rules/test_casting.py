"""Casting spells, activating abilities, playing lands, and paying for all of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from sandbox.engine.acts import Cast
from sandbox.meaning.costs import DiscardA, PayLife, PayMana, SacrificeA, TapIt
from sandbox.meaning.kinds import CREATURE, LAND
from sandbox.rules.casting.announced_division import _ways
from sandbox.rules.casting.casting import why_not_cast
from sandbox.rules.casting.casting_costs import with_mana_in_one_sum
from sandbox.rules.casting.costs import Bill, why_not_pay
from sandbox.rules.casting.mana import pool_words
from sandbox.rules.casting.mana_payment import pay_plan, plan_mana
from sandbox.rules.casting.mana_plan import Plan
from sandbox.rules.casting.mana_production import could_produce
from sandbox.rules.casting.suspend import it_may_be_cast, it_must_be_cast
from sandbox.rules.lookup.mana_value import mana_value
from sandbox.rules.turn.upkeep_costs import counts_age_counters, counts_payments, multiplied
from sandbox.terms.mana import ManaCost, read_mana
from tests.rules.tables import ALL, NEW, Case, Paper, answers, by_answer, chapter

# paying mana


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


# other costs


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


# casting, activating, playing lands

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
    Case(
        "kicker is paid in addition",
        "2006: 502.21b; 2010: 702.30d",
        """
        Bob has {G}{G}{C}{C}{C}
        Bob holds Kavu Titan

        Bob casts Kavu Titan with kicker
        it resolves
        """,
        "Bob 20: Kavu Titan 5/5 3 +1/+1 / Sue 20",
        NEW,
    ),
    Case(
        "a spell with buyback returns to the hand",
        "2006: 502.16a; 2010: 702.24a",
        """
        Bob has {U}{U}{C}{C}{C}{C}
        Bob holds Capsize
        Sue controls Hill Giant

        Bob casts Capsize with buyback targeting Hill Giant
        it resolves
        """,
        "Bob 20; hand: Capsize / Sue 20; hand: Hill Giant",
        NEW,
    ),
    Case(
        "what was cast with flashback is removed from the game",
        "2006: 502.22a; 2010: 702.31a",
        """
        Bob has {R}{C}{C}{C}{C}
        Firebolt is in Bob's graveyard

        Bob casts Firebolt with flashback targeting Sue
        it resolves
        """,
        "Bob 20; removed: Firebolt / Sue 18",
        NEW,
    ),
    Case(
        "a discarded card with madness may be played for another cost",
        "2006: 502.24b; 2010: 702.32a",
        """
        Bob has {R}
        Bob controls Wild Mongrel
        Bob holds Fiery Temper

        Bob activates Wild Mongrel by discarding Fiery Temper
        Bob removes Fiery Temper from the game instead
        it resolves
        Bob casts Fiery Temper targeting Sue
        Fiery Temper resolves
        """,
        "Bob 20: Wild Mongrel 2/2; graveyard: Fiery Temper / Sue 17 / waiting: the effect of Wild Mongrel",
        NEW,
    ),
    Case(
        "nothing but mana abilities answers split second",
        "2006: 502.58a; 2010: 702.58a",
        """
        Bob has {R}{C}
        Bob holds Sudden Shock
        Sue has {U}{U}
        Sue holds Counterspell

        Bob casts Sudden Shock targeting Sue
        Sue casts Counterspell targeting Sudden Shock
        """,
        "Bob 20 / Sue 20 {U}{U}; hand: Counterspell / waiting: Sudden Shock at Sue / refused: timing of spells",
        NEW,
    ),
    Case(
        "a suspended card is cast without paying when its last counter has gone",
        "2006: 502.59a; 2010: 702.59a; 2026: 702.62a",
        """
        Bob has {R}
        Bob holds Rift Bolt

        Bob suspends Rift Bolt
        it is Bob's next upkeep
        Bob targets Sue
        everything resolves
        """,
        answers(
            "casting.suspended",
            {
                it_must_be_cast: "Bob 20; graveyard: Rift Bolt / Sue 17; hand: ?",
                it_may_be_cast: "Bob 20; removed: Rift Bolt / Sue 20; hand: ?",
            },
        ),
        NEW,
    ),
    Case(
        "one land a turn",
        "The Duel: Land; 2006: 408.2d; 2010: 115.2a",
        """
        Bob holds Forest and Mountain

        Bob plays Forest
        Bob plays Mountain
        """,
        "Bob 20: Forest; hand: Mountain / Sue 20 / refused: playing lands",
    ),
    Case(
        "no land in another's turn",
        "The Duel: Land; 2006: 408.2d; 2010: 115.2a",
        """
        Sue holds Forest

        Sue plays Forest
        """,
        "Bob 20 / Sue 20; hand: Forest / refused: playing lands",
        NEW,
    ),
    Case(
        "an ability with the tap symbol waits until its creature is no longer new",
        "The Duel: Summoning Sickness; 2006: 403.4; 2010: 302.6",
        """
        Bob controls Prodigal Sorcerer
        Prodigal Sorcerer came under Bob's control this turn

        Bob activates Prodigal Sorcerer targeting Sue
        """,
        "Bob 20: Prodigal Sorcerer 1/1 / Sue 20 / refused: summoning sickness",
    ),
    Case(
        "a new artifact may be tapped at once",
        "The Duel: Summoning Sickness; 2006: 403.4; 2010: 302.6",
        """
        Bob controls Rod of Ruin
        Bob has {C}{C}{C}
        Rod of Ruin came under Bob's control this turn

        Bob activates Rod of Ruin targeting Sue
        it resolves
        """,
        "Bob 20: Rod of Ruin tapped / Sue 19",
    ),
    Case(
        "an ability works though its source has gone",
        "The Duel: Activated Effects; 2006: 402.6; 2010: 112.7a",
        """
        Bob controls Prodigal Sorcerer
        Sue has {R}
        Sue holds Shock

        Bob activates Prodigal Sorcerer targeting Sue
        Sue casts Shock targeting Prodigal Sorcerer
        everything resolves
        """,
        "Bob 20; graveyard: Prodigal Sorcerer / Sue 19; graveyard: Shock",
    ),
    Case(
        "only its controller uses a permanent",
        "The Duel: Activated Effects; 2006: 403.2; 2010: 602.2",
        """
        Sue controls Prodigal Sorcerer

        Bob activates Prodigal Sorcerer targeting Sue
        """,
        "Bob 20 / Sue 20: Prodigal Sorcerer 1/1 / refused: activating abilities",
    ),
    Case(
        "once each turn is once",
        "2006: 403.3; 2010: 602.5b",
        """
        Bob has {G}{G}{C}{C}
        Bob controls Basking Rootwalla

        Bob activates Basking Rootwalla
        it resolves
        Bob activates Basking Rootwalla
        """,
        "Bob 20 {C}{G}: Basking Rootwalla 3/3 / Sue 20 / refused: activating abilities",
    ),
    Case(
        "a loyalty ability costs or brings loyalty, and only one of them a turn",
        "2010: 606.3 and 606.4",
        """
        Bob controls Garruk Wildspeaker and 2 Forests

        Bob activates the second ability of Garruk Wildspeaker
        it resolves
        Bob activates the second ability of Garruk Wildspeaker
        """,
        "Bob 20: Garruk Wildspeaker 2 loyalty, 2 Forest, Beast 3/3 / Sue 20 / refused: loyalty abilities",
        ("m11",),
    ),
    Case(
        "a loyalty ability is used when a sorcery could be cast",
        "2010: 606.3",
        """
        it is Bob's upkeep
        Bob controls Garruk Wildspeaker

        Bob activates the second ability of Garruk Wildspeaker
        """,
        "Bob 20: Garruk Wildspeaker 3 loyalty / Sue 20 / refused: timing of spells",
        ("m11",),
    ),
    Case(
        "a creature face down is a 2/2 without a name and costs three",
        "2006: 502.26a and 504.2; 2010: 702.34b and 707.2",
        """
        Bob has {C}{C}{C}
        Bob holds Exalted Angel

        Bob casts Exalted Angel face down
        it resolves
        """,
        "Bob 20: the face-down Exalted Angel 2/2 / Sue 20",
        NEW,
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
def test_spells_abilities_and_lands(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize("edition", ALL)
def test_a_land_is_not_cast(edition: str) -> None:
    """The Duel: Land; 2006: 212.6a; 2010: 305.9."""
    table = Paper("Bob holds Forest", edition)
    refusal = why_not_cast(table.game, table.bob, Cast(table.thing("Forest")))
    assert refusal is not None
    assert refusal.rule == "playing lands"
