"""The lines of the paraphrases, followed word by word: those that begin alike together, and each only as far as a
question goes along with it. What a line is stands in `paraphrases`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache, partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

MOST_BRANCHES = 20_000
"""Branches that are remembered."""
_SLOT = re.compile(r"\{([a-z_]+)\d?\}")
_CHOICE = re.compile(r"\(([^()]*\|[^()]*)\)")
_STATED = re.compile(r"(\{[a-z_]+\d?\}) be (?=\S)")
_SUBJECT = re.compile(r"(\{[a-z_]+\d?\}) (?=\S)")
_GLUED = re.compile(r"[^ (|]\(|\)[^ )|]")
SayingWords = tuple[str, ...]
SayingLine = tuple[tuple[SayingWords, ...], ...]
"""What is said, one after the other any of the options."""


class SayingPlace(NamedTuple):
    """A place in a line: before one of its choices, what is left of an option begun, and the slots gone by."""

    line: int
    choice: int = 0
    begun: SayingWords = ()
    slots: SayingWords = ()


class Saying(NamedTuple):
    """A line that is complete: its slots in the order in which they were said, and what it means."""

    slots: SayingWords
    meant: SayingWords


class SayingBranch:
    """Where lines have come to. `complete`: the first of those that end there."""

    def __init__(self, tree: SayingTree, places: Iterable[SayingPlace]) -> None:
        self.tree = tree
        self._words: dict[str, list[SayingPlace]] = {}
        self._slots: dict[str, list[SayingPlace]] = {}
        self._ends: list[SayingPlace] = []
        for place in places:
            self._opened(place)
        first = min(self._ends, default=None)
        self.complete = None if first is None else Saying(first.slots, tree.meant[first.line])

    def _opened(self, place: SayingPlace) -> None:
        if place.begun:
            self._stepped(place)
        elif place.choice == len(self.tree.lines[place.line]):
            self._ends.append(place)
        else:
            for option in self.tree.lines[place.line][place.choice]:
                self._opened(place._replace(choice=place.choice + 1, begun=option))

    def _stepped(self, place: SayingPlace) -> None:
        word, rest = place.begun[0], place.begun[1:]
        slot = _SLOT.fullmatch(word)
        if slot is None:
            self._words.setdefault(word, []).append(place._replace(begun=rest))
        else:
            self._slots.setdefault(slot[1], []).append(place._replace(begun=rest, slots=(*place.slots, word)))

    def after_word(self, word: str) -> SayingBranch | None:
        places = self._words.get(word)
        return None if places is None else self.tree.branch(places)

    @cached_property
    def after_slots(self) -> dict[str, SayingBranch]:
        return {name: self.tree.branch(places) for name, places in self._slots.items()}


class SayingTree:
    """All lines, in their order: of two that say the same, the first counts."""

    def __init__(self, lines: Iterable[tuple[str, str]]) -> None:
        told = [(said, meant) for row in lines for said, meant in with_asked(*row)]
        self.lines: list[SayingLine] = []
        self.meant: list[SayingWords] = []
        for said, meant in told:
            for line in choices_of(said):
                self.lines.append(line)
                self.meant.append(tuple(meant.split()))
        self._branch = lru_cache(MOST_BRANCHES)(partial(SayingBranch, self))

    @cached_property
    def root(self) -> SayingBranch:
        return SayingBranch(self, map(SayingPlace, range(len(self.lines))))

    def branch(self, places: Iterable[SayingPlace]) -> SayingBranch:
        """The one branch for these places."""
        return self._branch(frozenset(places))


def lines_in(folder: Path) -> Iterator[tuple[str, str]]:
    """What is said and what it means, of each line. Raises ValueError for a line without an arrow."""
    for file in sorted(folder.glob("*.txt")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if line and not line.startswith("#"):
                said, arrow, meant = line.partition("=>")
                if not arrow or not said.strip():
                    raise ValueError(f"{file.name}, line {number}: expected `said => meant`, found {line!r}")
                yield said.strip(), meant.strip()


def with_asked(said: str, meant: str) -> Iterator[tuple[str, str]]:
    """What is said, and asked as well where it is said with `be`: `{thing} be toast`, `be {thing} toast`."""
    yield said, meant
    stated, same = _STATED.match(said), _SUBJECT.match(meant)
    if stated is not None and same is not None and same[1] == stated[1]:
        rest = meant[same.end() :]
        asked = f"be {same[1]} {rest[3:]}" if rest.startswith("be ") else f"do {same[1]} {rest}"
        yield f"be {stated[1]} {said[stated.end() :]}", asked


def choices_of(said: str) -> Iterator[SayingLine]:
    """The line as choices; where alternatives are parts of words, a line for each of them."""
    if _GLUED.search(said):
        yield from (tuple(((word,),) for word in row.split()) for row in alternatives(said))
        return
    yield tuple(tuple(tuple(option.split()) for option in row) for row in _options(said) if row != [""])


def alternatives(said: str) -> Iterator[str]:
    """What is said with each of its alternatives."""
    return (" ".join("".join(row).split()) for row in product(*_options(said)))


def _options(said: str) -> list[list[str]]:
    """What can stand at each place of the line."""
    return [piece.split("|") if at % 2 else [piece] for at, piece in enumerate(_CHOICE.split(said))]
