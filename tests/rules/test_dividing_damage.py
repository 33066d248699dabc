"""Dividing combat damage, freely or in an order."""

from __future__ import annotations

import pytest

from sandbox.engine.combat import DamageToDivide, Parts
from sandbox.engine.objects import Object, Player
from sandbox.rules.combat import (
    damage_division,
    damage_order,
)
from sandbox.rules.combat.damage_division import divides_freely, lethal_damage_in_order
from sandbox.rules.combat.lethal_damage import lethal
from sandbox.terms.errors import Refusal
from tests.rules.tables import ALL, NEW, Paper, by_answer, played

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
