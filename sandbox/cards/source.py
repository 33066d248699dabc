"""Cards besides the pool: what a site has imported. The engine alone has none.

A source is in use for as long as somebody says, a request or a command, and for the thread that says it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Protocol

from sandbox.cards.records import CardRecord, RecordReading, read_record

MOST_READ = 500
"""So many imported cards are kept compiled; the least recently wanted is forgotten first."""


class CardSource(Protocol):
    """Where cards come from that the pool has not. Keys are spelt as `sandbox.cards.names` does."""

    @property
    def stamp(self) -> str:
        """Another one whenever a card may have become another."""

    def named(self, key: str) -> CardRecord | None:
        """The card whose whole name, or whose face, is spelt so."""

    def short(self, key: str) -> Sequence[str]:
        """The names of the cards of whose names this stands before the comma."""

    def among(self, keys: Collection[str]) -> Mapping[str, str]:
        """Of these keys, those that are the whole name of a card, a face of one, or what stands before the comma of one
        alone, each with the card's name."""

    def like(self, key: str) -> Sequence[str]:
        """A few names that are most like it."""


class NoCards:
    """The source of a program that has imported nothing."""

    stamp = ""

    def named(self, key: str) -> CardRecord | None:
        return None

    def short(self, key: str) -> Sequence[str]:
        return ()

    def among(self, keys: Collection[str]) -> Mapping[str, str]:
        return {}

    def like(self, key: str) -> Sequence[str]:
        return ()


NO_CARDS: CardSource = NoCards()
_IN_USE: ContextVar[CardSource] = ContextVar("card source", default=NO_CARDS)


def card_source() -> CardSource:
    """The source in use here."""
    return _IN_USE.get()


@contextmanager
def using(source: CardSource) -> Iterator[None]:
    """Cards that the pool has not come from this source meanwhile."""
    before = _IN_USE.set(source)
    try:
        yield
    finally:
        _IN_USE.reset(before)


@lru_cache(maxsize=MOST_READ)
def compiled(record: CardRecord) -> RecordReading:
    """The reading of an imported card, worked out when it is first asked for."""
    return read_record(record)
