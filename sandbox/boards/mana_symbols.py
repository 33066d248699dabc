"""Mana and tap symbols in text: where they stand, and how each is read aloud."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

SYMBOL = re.compile(r"\{([^{}\s]{1,5})\}")
SPOKEN = {
    "W": "white mana",
    "U": "blue mana",
    "B": "black mana",
    "R": "red mana",
    "G": "green mana",
    "C": "colorless mana",
    "X": "X mana",
    "T": "tap",
    "Q": "untap",
    "S": "snow mana",
}
DRAWN = frozenset("WUBRGTQ")


@dataclass(frozen=True)
class Symbol:
    """What stands between braces."""

    text: str

    @property
    def is_drawn(self) -> bool:
        """Whether there is a picture of it; else it is set in letters."""
        return self.text.upper() in DRAWN

    @property
    def look(self) -> str:
        """The style sheet's name for it."""
        return self.text.lower() if self.is_drawn else "text"

    @property
    def shown(self) -> str:
        """Its text in the page: under a picture it keeps its braces, so that copied text has them."""
        return f"{{{self.text}}}" if self.is_drawn else self.text

    @property
    def spoken(self) -> str:
        """In words: ``W/U`` is white or blue mana, ``2`` is 2 mana."""
        return " or ".join(SPOKEN.get(half, f"{half} mana") for half in self.text.upper().split("/"))


def parts_of(text: str) -> Iterator[str | Symbol]:
    """A text in pieces, every ``{…}`` in it a symbol."""
    return (Symbol(piece) if odd % 2 else piece for odd, piece in enumerate(SYMBOL.split(text)))
