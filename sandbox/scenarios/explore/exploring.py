"""Exploring: answering every choice that a text leaves open, in every way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from sandbox.engine.choices import MOST_ORDERS, AnyChoice
from sandbox.scenarios.explore.unstated_orders import Places, Play, TooMany, UnstatedAnswers, Verdict
from sandbox.scenarios.values.changes import Changes
from sandbox.scenarios.values.ruling import Pick
from sandbox.terms.errors import Refusal

MOST_WAYS = 200


class WayTaken(Play, Protocol):
    """A way through the game that ends with the text, or at a choice that is open: question number `open_at`."""

    open_choice: AnyChoice | None
    open_at: int
    refusal: Refusal | None
    said: list[Pick]

    def changes(self) -> Changes: ...


W = TypeVar("W", bound=WayTaken)


@dataclass
class Explored:
    """Every outcome with the ways that lead there. `all_tried`: every way of choosing has been gone, and every order
    that nobody stated has been tried on each; there may be too many."""

    found: dict[tuple[Changes, Refusal | None], list[tuple[Pick, ...]]] = field(default_factory=dict)
    all_tried: bool = True


def explore_ways(
    first: W, along: Callable[[UnstatedAnswers], W], verdict: Callable[[W, UnstatedAnswers], Verdict]
) -> Explored:
    """`along` goes a way as decided, or raises TooMany; `verdict` says whether an order that was not said on it leads
    elsewhere."""
    explored, waiting, gone = Explored(), [dict[int, int | Places]()], 0
    while waiting:
        decided, gone = waiting.pop(), gone + 1
        try:
            if gone > MOST_WAYS:
                raise TooMany
            done = along(decided) if decided else first
        except TooMany:
            explored.all_tried = False
            break
        if done.open_choice is not None:
            waiting += [{**decided, done.open_at: option} for option in range(len(done.open_choice.listed()))]
            continue
        said = verdict(done, decided)
        explored.all_tried = explored.all_tried and said.every_order_tried
        if said.matters is None:
            explored.found.setdefault((done.changes(), done.refusal), []).append(tuple(done.said))
            continue
        ways = said.matters.ways
        explored.all_tried = explored.all_tried and ways <= MOST_ORDERS
        before = {number: one for number, one in decided.items() if number < said.matters.number}
        waiting += [{**before, said.matters.number: option} for option in range(min(ways, MOST_ORDERS))]
    return explored
