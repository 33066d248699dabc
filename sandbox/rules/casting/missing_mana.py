"""What a payment lacks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

from sandbox.terms.mana import ManaCost

CanPay = Callable[[ManaCost], bool]


def missing_mana(cost: ManaCost, x: int, can_pay: CanPay) -> ManaCost:
    """The part of the cost that is left when as much of it as can be is paid, particular mana first."""
    paid, missing = list[str](), list[str]()
    for symbol in cost.exact:
        (paid if can_pay(ManaCost((*paid, symbol))) else missing).append(symbol)
    generic = cost.generic + cost.x_symbols * x
    payable = bisect_left(range(1, generic + 1), True, key=lambda number: not can_pay(ManaCost((str(number), *paid))))
    return ManaCost((*([str(generic - payable)] if generic > payable else []), *missing))


def what_is_missing(cost: ManaCost, x: int, can_pay: CanPay) -> str:
    """The same as the end of a refusal that has named the cost."""
    missing = missing_mana(cost, x, can_pay)
    return f": {'all of it' if missing == cost else missing} is missing"
