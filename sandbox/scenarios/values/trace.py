"""A trace as a value: a tree of steps, each with the rule that caused it and the entry that states the rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field

from sandbox.editions.citations import cited
from sandbox.scenarios.values.described import about
from sandbox.terms.values import Value


class EntryReference(Value):
    """An entry of the site: ``kind`` is `rules` or `glossary`. The title is the rule's name here."""

    edition: str
    kind: str
    slug: str
    title: str


def entry_of(rule_key: str | None, edition: str) -> EntryReference | None:
    """Where the edition states the rule; the title is the site's to know."""
    found = cited(rule_key, edition)
    if rule_key is None or found is None:
        return None
    return EntryReference(edition, found.kind, found.slug, rule_key)


class WiderRule(Value):
    """A rule that a step stands under beside its own, and where the edition states it."""

    rule: str
    entry: EntryReference


def wider_rules(keys: Iterable[str], edition: str) -> tuple[WiderRule, ...]:
    """Those that the edition states."""
    return tuple([WiderRule(key, entry) for key in keys if (entry := entry_of(key, edition)) is not None])


class TraceStep(Value):
    """Something that happened, and within it whatever it caused."""

    text: str
    rule: str | None
    entry: EntryReference | None
    line: int | None = field(metadata=about("The line of the text that brought it about"))
    position: int | None = field(metadata=about("The place among the frames of the position after it", "frame"))
    children: tuple[TraceStep, ...]
    also: tuple[WiderRule, ...] = field(default=(), metadata=about("The wider rules that it stands under as well"))


def in_order(trace: Iterable[TraceStep]) -> Iterator[tuple[int, TraceStep]]:
    """Every step with its depth, a cause before what it caused."""
    waiting = [(0, step) for step in reversed(tuple(trace))]
    while waiting:
        depth, step = waiting.pop()
        yield depth, step
        waiting.extend((depth + 1, child) for child in reversed(step.children))


def how_many(trace: Iterable[TraceStep]) -> int:
    """The number of steps of a trace."""
    return sum(1 for _ in in_order(trace))
