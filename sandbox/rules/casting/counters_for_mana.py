"""Abilities that make mana for as many counters as their player takes away: one way of using them for each number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Activated
from sandbox.meaning.amounts import X
from sandbox.meaning.costs import Payment, RemoveCountersFromIt
from sandbox.meaning.nodes import Meaning

M = TypeVar("M", bound=Meaning)
MOST = 20
"""More counters than that nobody takes away at once."""


def with_numbers(thing: Object, ability: Activated) -> Iterator[Activated]:
    """The ability as it is, or with each number that X can be."""
    names = [part.name for part in ability.cost if isinstance(part, RemoveCountersFromIt) and part.x]
    if not names:
        yield ability
        return
    for number in range(min(MOST, thing.counters.get(names[0], 0)) + 1):
        cost = tuple([_numbered(part, number) for part in ability.cost])
        yield _with_x(replace(ability, cost=cost), number)


def _numbered(part: Payment, number: int) -> Payment:
    counted = isinstance(part, RemoveCountersFromIt) and part.x
    return part.with_parts({"count": number, "x": False}) if counted else part


def _with_x(part: M, number: int) -> M:
    return part.with_parts({name: _found(each, number) for name, each in part.parts().items()})


def _found(part: object, number: int) -> object:
    if isinstance(part, X):
        return number
    if isinstance(part, tuple):
        return tuple([_found(each, number) for each in part])
    return _with_x(part, number) if isinstance(part, Meaning) else part
