"""Costs that leave open what is paid: one of several, and mana in whose place artifacts and creatures may be tapped.

Comprehensive Rules of 2026, 118.12, 601.2b and 701.67.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product

from sandbox.engine.choices import Choice
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions.choices import WhichOption
from sandbox.meaning.costs import Cost, OneOf, PayMana, Payment, TapIt, Waterbend
from sandbox.rules.casting.bill import Bill
from sandbox.rules.lookup.choosing import choose_some
from sandbox.rules.lookup.mana_abilities import has_mana_ability
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import CardType

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
HELPERS = frozenset({CardType.ARTIFACT, CardType.CREATURE})
OPEN = frozenset({OneOf, Waterbend})
WhyNot = Callable[[Game, Bill], Refusal | None]


class TapThese(Payment):
    """Tap what was chosen in place of generic mana."""


def is_open(cost: Cost) -> bool:
    """Whether something of it is still to be chosen."""
    return not OPEN.isdisjoint(map(type, cost))


def why_not_open(game: Game, bill: Bill, why_not: WhyNot) -> Refusal | None:
    """What forbids a cost of which something is still to be chosen, if every choice does."""
    if any(isinstance(part, OneOf) for part in bill.cost):
        return why_not_any_way(game, bill, why_not)
    return why_no_help(game, bill, why_not)


def asks_to_waterbend(cost: Cost) -> bool:
    return any(isinstance(part, Waterbend) for part in cost)


def has_x_in_mana(cost: Cost) -> bool:
    """Whether mana of it has an X."""
    return any(
        isinstance(part, PayMana | Waterbend) and part.cost.x_symbols > 0
        for way in (ways_of(cost) if is_open(cost) else [cost])
        for part in way
    )


def ways_of(cost: Cost) -> list[Cost]:
    """The cost once for each selection of what may be paid."""
    parts = [part.costs if isinstance(part, OneOf) else ((part,),) for part in cost]
    return [tuple([payment for part in way for payment in part]) for way in product(*parts)]


def in_each_way(cost: Cost, changed: Callable[[Cost], Cost]) -> Cost:
    """Each way of paying with what else changes the total; which it is is chosen before the total is known."""
    if OneOf not in map(type, cost):
        return changed(cost)
    return (OneOf(tuple([changed(with_mana_in_one_sum(way)) for way in ways_of(cost)])),)


def with_mana_in_one_sum(cost: Cost) -> Cost:
    """The cost with all of its mana in one sum."""
    mana = [part.cost for part in cost if isinstance(part, PayMana)] if cost[1:] else []
    if not mana[1:]:
        return cost
    generic, x = sum(part.generic for part in mana), sum(part.x_symbols for part in mana)
    exact = [symbol for part in mana for symbol in part.exact]
    total = ManaCost((*["X"] * x, *([str(generic)] if generic else []), *exact))
    return (PayMana(total), *[part for part in cost if not isinstance(part, PayMana)])


def why_not_any_way(game: Game, bill: Bill, why_not: WhyNot) -> Refusal | None:
    """What forbids the first way, if every way is forbidden."""
    refusals = [why_not(game, replace(bill, cost=way)) for way in ways_of(bill.cost)]
    return None if None in refusals else refusals[0]


def why_no_help(game: Game, bill: Bill, why_not: WhyNot) -> Refusal | None:
    """A waterbend cost can be paid with so many things tapped, or it cannot with any number of them."""
    refusals = [why_not(game, _helped(bill, these)) for these in _helpings(game, bill)]
    return None if None in refusals else refusals[0]


def settle(game: Game, bill: Bill, why_not: WhyNot) -> Cost:
    """What is paid, as the player chooses; raises Illegal where none of it can be."""
    cost = _choose_way(game, bill, why_not)
    if not any(isinstance(part, Waterbend) for part in cost):
        return cost
    chosen = replace(bill, cost=cost)
    found = next((each for each in _helpings(game, chosen) if why_not(game, _helped(chosen, each)) is None), None)
    if found is None:
        raise Illegal(why_not(game, chosen) or Refusal("paying costs", "that cannot be paid"))
    if found and not _named(bill, found):
        text = f"what is tapped for {named(bill.source)}"
        found = choose_some(game, bill.player, text, able_to_help(game, chosen), len(found), bill.source)
    bill.helping = tuple(found)
    return _helped(chosen, found).cost


def _choose_way(game: Game, bill: Bill, why_not: WhyNot) -> Cost:
    ways = ways_of(bill.cost)
    words = [f"the {ordinal} cost" for ordinal in ORDINALS[: len(ways)]]
    legal = [word for word, way in zip(words, ways, strict=True) if why_not(game, replace(bill, cost=way)) is None]
    if len(ways) == 1 or not legal:
        return ways[0]
    if game.goes_without_saying(legal):
        return ways[words.index(legal[0])]
    text = f"which cost is paid for {named(bill.source)}"
    return ways[words.index(game.ask(Choice(bill.player, WhichOption(bill.source), text, legal, must_say=True)))]


def able_to_help(game: Game, bill: Bill) -> list[Object]:
    """Untapped artifacts and creatures of the player's, those first that make no mana."""
    own = [
        thing
        for thing in game.permanents(bill.player)
        if not thing.tapped and not game.characteristics(thing).types.isdisjoint(HELPERS)
    ]
    if any(isinstance(part, TapIt) for part in bill.cost):
        own = [thing for thing in own if thing is not bill.source]
    return sorted(own, key=lambda thing: has_mana_ability(game.characteristics(thing)))


def _named(bill: Bill, able: Sequence[Object]) -> list[Object]:
    return [thing for thing in bill.with_these or () if thing in able]


def _helpings(game: Game, bill: Bill) -> list[list[Object]]:
    """What may be tapped: what is named; else ever more, up to as many as there is generic mana in the cost."""
    able = able_to_help(game, bill)
    if these := _named(bill, able):
        return [these]
    generic = sum(_generic(part.cost, bill.x) for part in bill.cost if isinstance(part, Waterbend))
    return [able[:number] for number in range(min(generic, len(able)) + 1)]


def _generic(cost: ManaCost, x: int) -> int:
    return cost.generic + cost.x_symbols * x


def _helped(bill: Bill, these: Sequence[Object]) -> Bill:
    """The bill with so much less generic mana in its waterbend costs, and with all mana in one sum."""
    left, parts = len(these), list[Payment]()
    for part in bill.cost:
        if isinstance(part, Waterbend):
            generic = _generic(part.cost, bill.x)
            left, less = max(0, left - generic), min(left, generic)
            rest = generic - less
            parts.append(PayMana(ManaCost((*([str(rest)] if rest else []), *part.cost.exact))))
        else:
            parts.append(part)
    cost = with_mana_in_one_sum(tuple(parts))
    return replace(bill, cost=(*cost, TapThese()), helping=tuple(these))
