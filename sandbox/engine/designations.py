"""What a player, or the game itself, is or has besides objects: designations, counters, and numbers that rules keep.

Comprehensive Rules of 2026, 122.1, 701.54c, 702.179, 725 and 731; of 2010, 121.1.
"""

from __future__ import annotations


class Designations:
    """All of it for one holder. `words`: what a player is called or has, such as `the monarch`, or the game, `night`
    (see `sandbox.terms.designations`). `counters`: how many of each kind. `numbers`: a player's speed, and how often
    the Ring has tempted the player. What is absent is 0."""

    __slots__ = ("counters", "numbers", "words")

    def __init__(self) -> None:
        self.words: frozenset[str] = frozenset()
        self.counters: dict[str, int] = {}
        self.numbers: dict[str, int] = {}

    def number(self, name: str) -> int:
        """Such as the speed; 0 where there is none yet."""
        return self.numbers.get(name, 0)
