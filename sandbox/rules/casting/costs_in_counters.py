"""Parts of a cost that are counters on the source itself, loyalty among them."""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning import costs
from sandbox.rules.casting.bill import Bill
from sandbox.rules.zones.doubling import counters_put
from sandbox.terms.errors import Refusal


def why_not_take_counters(bill: Bill, payment: costs.Loyalty | costs.RemoveCountersFromIt) -> Refusal | None:
    """Fewer counters are on it than are taken away."""
    match payment:
        case costs.Loyalty(amount, by_x):
            there = bill.source.counters.get("loyalty", 0)
            enough, words = there + amount - (bill.x if by_x else 0) >= 0, f"loyalty {there}"
        case costs.RemoveCountersFromIt(name, number, by_x):
            there = bill.source.counters.get(name, 0)
            enough, words = there >= (bill.x if by_x else number), f"{there} {name} counters"
    return None if enough else Refusal("paying costs", f"{named(bill.source)} has {words}")


def pay_with_its_counters(
    game: Game, bill: Bill, payment: costs.Loyalty | costs.PutCounterOnIt | costs.RemoveCountersFromIt
) -> None:
    """Counters that are put on the source, or taken from it."""
    match payment:
        case costs.Loyalty(amount, by_x):
            name, number = "loyalty", amount - (bill.x if by_x else 0)
        case costs.PutCounterOnIt(name):
            number = counters_put(game, bill.source, 1, name, by_effect=False)
        case costs.RemoveCountersFromIt(name, count, by_x):
            number = -(bill.x if by_x else count)
    put = _put_loyalty if isinstance(payment, costs.Loyalty) else _put
    put(game, bill.source, name, number)


def _put(game: Game, thing: Object, name: str, number: int) -> None:
    put_counters(game, thing, name, number)
    game.emit(CountersPut(thing, name, number))


@rule("loyalty abilities")
def _put_loyalty(game: Game, thing: Object, name: str, number: int) -> None:
    _put(game, thing, name, number)
