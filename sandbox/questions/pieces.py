"""The cards of a position that a question tells, and how it is said that its words are not clear."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from sandbox.meaning.card import Card
from sandbox.terms.types import AURA, PERMANENT_TYPES, CardType


class NotClear(Exception):
    """Words that could mean several things here, or nothing: there is no ruling."""


class NothingHelped(NotClear):
    """What somebody might have brought about has not come about in this way of choosing."""


class NotDone(NotClear):
    """What may be done, and what comes of it is asked, is not done in this telling."""


class NotThisWay(NotClear):
    """What is told does not go with one of the ways in which what came before can be told. `ways`: how many there are
    at each place up to here."""

    ways: tuple[int, ...] = ()


UNSURE = "?"


@dataclass(eq=False)
class Piece:
    """A card of the position. `zone`: `play` or `hand` at the beginning; `text`: what a creature without a card is."""

    label: str
    card: Card
    owner: str
    zone: str
    text: str = ""
    host: Piece | None = None
    state: list[str] = field(default_factory=list)
    cast: bool = False
    face_down: bool = False
    """Whether it has been cast face down."""
    cast_free: bool = False
    """Whether it is cast with its aim for nothing, as what found it resolves."""
    suspended: bool = False
    comes_off: bool = False
    """Whether its last time counter has been taken off, so that it is cast."""
    x: int = 0
    """The X it has been cast for."""
    entered: bool = False
    """Whether it has come into play, and what triggered as it did waits to resolve."""
    animated: bool = False
    """Whether it has been made a creature."""
    taken: str = ""
    """The player who has taken control of it and attacked with it."""
    copied: Card | None = None
    """What it has come into play as a copy of."""
    taken_by: str = ""
    """Who has gained control of it; UNSURE where that may be over."""
    taken_with: str = ""
    """The label of what that was done with."""
    made: bool = False
    """Whether it is a token that what is told makes."""
    token: str = ""
    """What it is, where it is a token that is there from the beginning."""
    like_token: bool = False
    """Whether it is told as a creature and is a token."""

    @property
    def works_as(self) -> Card:
        """The card whose abilities it has."""
        return self.copied or self.card

    @property
    def controller(self) -> str:
        """Who controls it now. Raises NotClear where that is not certain."""
        if self.taken_by == UNSURE:
            raise NotClear(f"who controls {self.label}")
        return self.taken_by or self.owner

    @property
    def is_permanent(self) -> bool:
        return not self.card.types.isdisjoint(PERMANENT_TYPES)

    @property
    def is_creature(self) -> bool:
        return CardType.CREATURE in self.card.types

    @property
    def is_land(self) -> bool:
        return CardType.LAND in self.card.types

    @property
    def is_aura(self) -> bool:
        return AURA in self.card.subtypes


def size_of(piece: Piece) -> str:
    """Its printed power and toughness."""
    return f"{piece.card.power}/{piece.card.toughness}"


_COUNTERS = re.compile(r"([+-]\d/[+-]\d|\b[a-z]+) counters?\b")
_NO_KIND = frozenset({
    "a", "an", "the", "that", "those", "these", "all", "each", "any", "no", "of", "its", "more", "to", "may", "this",
    "one", "two", "three", "four", "five", "six", "ten", "many", "would", "cannot", "another", "x", "or", "and",
})  # fmt: skip
"""Words before `counter` that name no kind of it."""


def kind_of_counters(piece: Piece) -> str:
    """The one kind of counters that its text speaks of. Raises NotClear where there is none, or several are."""
    if CardType.PLANESWALKER in piece.card.types:
        return "loyalty"
    text = piece.card.text.lower()
    found = {"+1/+1"} if re.search(r"^modular \d|^graft \d|^bloodthirst \d", text, re.MULTILINE) else set()
    found |= set(_COUNTERS.findall(text)) - _NO_KIND
    if len(found) != 1:
        raise NotClear(f"what counters are on {piece.label}")
    return found.pop()


UNBLOCKABLE = re.compile(r"can't be blocked(?= and\b|\.|$)", re.MULTILINE)


def has_word(piece: Piece, keyword: str) -> bool:
    """Whether its text says the keyword."""
    text = (piece.text or piece.card.text).lower()
    return keyword in text or (keyword == "unblockable" and UNBLOCKABLE.search(text) is not None)


def easiest_of_band(band: Sequence[Piece]) -> list[Piece]:
    """With one of a band all of it is blocked: one that does not fly, if there is one."""
    return sorted(band, key=lambda piece: has_word(piece, "flying"))[:1]
