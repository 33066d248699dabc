"""A part of a question in its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sandbox.questions.said.things import PartSaid


@dataclass(frozen=True)
class Part:
    """Something said, its place in the normal form, and whether the join or break before it sets it off."""

    said: PartSaid
    first: int
    last: int
    begins: bool
    sentence: int
    joins: frozenset[str] = frozenset()
    """The words between it and the part before it."""
    past: bool = False
    """Whether it is told as over and done."""
    quoted: bool = False
    """Whether it has words that a card's text is said to have."""


def by_threes(parts: Sequence[Part], joined: Callable[[Sequence[Part]], Sequence[Part]]) -> Iterator[Part]:
    """The parts, each three in a row of which something is made together as that."""
    at = 0
    while at < len(parts):
        made = joined(parts[at : at + 3])
        yield from made or parts[at : at + 1]
        at += 3 if made else 1
