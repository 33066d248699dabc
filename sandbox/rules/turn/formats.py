"""Formats by date: from which sets cards may be taken on a day. Magic 2011 basic rulebook, Constructed Formats."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from sandbox.terms.expansions import CARD_SETS, CardSet

STANDARD_OCTOBERS, EXTENDED_OCTOBERS = 2, 7
BLOCK = 3
"""The October expansion and the two that follow it."""


def sets_of(format: str, day: date) -> list[CardSet]:
    """The sets whose cards the format allows on that day, of those that are known; the oldest first."""
    return POOLS[format]([each for each in CARD_SETS if each.released <= day])


def _since_october(octobers: int, out: list[CardSet]) -> list[CardSet]:
    """From the first of the latest so many October expansions on, core sets too."""
    first = [each for each in out if each.is_october][-octobers:][:1]
    return [each for each in out if first and each.released >= first[0].released]


def _block(out: list[CardSet]) -> list[CardSet]:
    """The latest October expansion and up to two expansions after it; no core set."""
    return [each for each in _since_october(1, out) if not each.is_core][:BLOCK]


POOLS: dict[str, Callable[[list[CardSet]], list[CardSet]]] = {
    "Standard": lambda out: _since_october(STANDARD_OCTOBERS, out),
    "Extended": lambda out: _since_october(EXTENDED_OCTOBERS, out),
    "Block Constructed": _block,
    "Legacy": lambda out: out,
    "Vintage": lambda out: out,
}
