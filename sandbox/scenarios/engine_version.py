"""Which engine decided: a stored ruling remembers it."""

from __future__ import annotations

from functools import cache

from sandbox.cards.reader_version import digest_of_sources

FLOORS = ("terms", "meaning", "wording", "engine", "rules", "editions", "cards", "scenarios")


@cache
def engine_version() -> str:
    """The beginning of a hash over everything that a ruling depends on: the engine's code, the cards, the editions."""
    return digest_of_sources(FLOORS)
