"""The trace: every event, stamped with the rule at work when it happened, as a tree under the steps of the turn."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import wraps
from typing import Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast

from sandbox.engine.events import Event

P = ParamSpec("P")
R = TypeVar("R")


class Traced(Protocol):
    """A game, as far as the trace knows it."""

    @property
    def trace(self) -> Trace: ...


T = TypeVar("T", bound=Traced)


class Node:
    """An event, the rule that caused it (a key in words, or None), the scenario's line, and what happened within it.

    The sentence is taken when the event happens: names and numbers are those of that moment.
    """

    __slots__ = ("event", "rule", "also", "line", "children", "text", "position")

    def __init__(self, event: Event, rule: str | None, line: int | None) -> None:
        self.event = event
        self.rule = rule
        self.also: tuple[str, ...] = ()
        """The wider rules that it stands under as well."""
        self.line = line
        self.children: list[Node] = []
        self.text = event.sentence()
        self.position: int | None = None
        """The number of the position recorded after it, where positions are recorded."""


class Trace:
    """`rules` is the stack of rules at work; `inside` the stack of nodes under which events are put."""

    __slots__ = (
        "roots",
        "rules",
        "wider",
        "inside",
        "line",
        "heading",
        "section",
        "watch",
        "count",
        "choices",
        "held",
        "awaited",
    )

    def __init__(self) -> None:
        self.roots: list[Node] = []
        self.rules: list[str] = []
        self.wider: list[str] = []
        """Rules that decide about what is under way, while each step of it has a rule of its own."""
        self.inside: list[Node] = []
        self.line: int | None = None
        self.heading: Event | None = None
        """The step that has begun; it shows in the trace once something happens in it."""
        self.section: Node | None = None
        self.count = 0
        """How many events there have been."""
        self.choices = 0
        """How many of them were choices alone."""
        self.held: list[tuple[Event, int]] = []
        """The steps that have begun, each with how many events there had been."""
        self.awaited = ""
        """A part of the sentence that somebody waits for; empty: nobody does."""
        self.watch: Callable[[Node], None] | None = None
        """Told of every node as it is added."""

    def begin_step(self, event: Event) -> None:
        """What happens from now on happens in the step; it shows once something does."""
        self.heading = event
        self.held.append((event, self.count))

    def events_in(self, place: int) -> int:
        """How many events there have been in a step of `held`."""
        ends = [count for _, count in self.held[place + 1 :][:1]] or [self.count]
        return ends[0] - self.held[place][1]

    def add(self, event: Event) -> Node:
        if self.heading is not None:
            self.section = Node(self.heading, None, None)
            self.roots.append(self.section)
            self.heading = None
        node = Node(event, self.rules[-1] if self.rules else None, self.line)
        place = self.inside[-1] if self.inside else self.section
        if self.wider:
            node.also = self._wider_than(node.rule, place.also if place else ())
        (place.children if place else self.roots).append(node)
        self.count += 1
        if self.watch is not None:
            self.watch(node)
        return node

    def beneath(self, rule: str, applies: bool = True) -> AbstractContextManager[object]:
        """While it lasts, the rule is at work beside those of the steps, if it applies."""
        return Within[str](self.wider, rule) if applies else nullcontext()

    def _wider_than(self, rule: str | None, said: tuple[str, ...]) -> tuple[str, ...]:
        """Each once, and none that the step itself or the one around it names."""
        return tuple(dict.fromkeys(one for one in self.wider if one != rule and one not in said))

    def deeds(self) -> int:
        """How much has happened: a choice alone does nothing."""
        return self.count - self.choices

    def all_nodes(self) -> list[Node]:
        """Depth first, in the order in which things happened."""
        found: list[Node] = []
        waiting = list(reversed(self.roots))
        while waiting:
            node = waiting.pop()
            found.append(node)
            waiting.extend(reversed(node.children))
        return found


class Within(Generic[R]):
    """While it lasts, the thing is the innermost of those under way, the last of the list."""

    __slots__ = ("under_way", "thing")

    def __init__(self, under_way: list[R], thing: R) -> None:
        self.under_way = under_way
        self.thing = thing

    def __enter__(self) -> R:
        self.under_way.append(self.thing)
        return self.thing

    def __exit__(self, *_: object) -> None:
        self.under_way.pop()


def rule(key: str) -> Callable[[Callable[Concatenate[T, P], R]], Callable[Concatenate[T, P], R]]:
    """Marks the function that carries the rule out. Its first argument is the game."""

    def mark(function: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
        @wraps(function)
        def at_work(game: T, /, *args: P.args, **named: P.kwargs) -> R:
            rules = game.trace.rules
            rules.append(key)
            try:
                return function(game, *args, **named)
            finally:
                rules.pop()

        return cast("Callable[Concatenate[T, P], R]", at_work)

    return mark
