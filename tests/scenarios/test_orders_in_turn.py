"""Which orders are tried of things that come together."""

from __future__ import annotations

from itertools import islice, permutations
from random import Random

from sandbox.scenarios.explore.unstated_orders import UnstatedOrder


def of_kinds(kinds: list[int]) -> UnstatedOrder:
    known: dict[int, int] = {}
    return UnstatedOrder(1, tuple(known.setdefault(kind, len(known)) for kind in kinds), tuple(map(str, kinds)))


def test_every_order_but_the_one_that_stands_comes_once_and_things_alike_stay_as_they_are() -> None:
    random = Random(5)
    for _ in range(200):
        order = of_kinds([random.randint(0, 3) for _ in range(random.randint(1, 6))])
        others = list(order.others())
        come_as = [tuple(order.alike[place] for place in places) for places in others]
        assert all(sorted(places) == list(range(len(order.alike))) for places in others)
        assert len(set(come_as)) == len(come_as)
        assert set(come_as) == set(permutations(order.alike)) - {order.alike}


def test_one_thing_among_many_alike_comes_at_every_place() -> None:
    order = of_kinds([0] * 30 + [1] + [0] * 30)
    assert len(list(order.others())) == 60


def test_of_many_things_the_first_orders_are_found_at_once() -> None:
    assert len(list(islice(of_kinds(list(range(60))).others(), 500))) == 500
