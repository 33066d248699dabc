"""The grammar of questions read fast: the templates of a phrase that begin alike are walked once, word by word.

It reads what `Reading` reads, from the same tables, where each word of a template is a whole word of the text. A
question has a hundred ways to go on at every word; here the next word says which of them there are. All ways together
are far too many to be made beforehand: a branch is made when a question comes to it. Other than in
`sandbox.wording.template_tree`, all options of fixed words are tried, and a step is counted for each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial
from typing import NamedTuple

from sandbox.wording.grammar import DEEPEST, Ends, Grammar, Native, Production, Reading, Unfit
from sandbox.wording.template_tree import Reads, in_order
from sandbox.wording.templates import Literal, Slot

MOST_STEPS = 200_000
"""Steps of one reading: some ten times those of a long question."""
MOST_BRANCHES = 40_000
"""Branches that are remembered: some ten times those of a thousand questions."""
_WORD = re.compile(r"\[[^\]]+\]\+?|[^ ]+")
_PIECE = re.compile(r" ?[^ ]+| ")


class Spot(NamedTuple):
    """A place in a template: before the part, in it before one of its choices, and what is left of an option begun."""

    template: int
    part: int = 0
    choice: int = 0
    begun: tuple[str, ...] = ()


class WordBranch:
    """Where templates of one phrase have come to. `ends`: those that are complete, with their place in the grammar and
    the names of their slots in order. What comes after is made when it is first asked for: most of it never is."""

    def __init__(self, tree: WordTree, spots: Iterable[Spot]) -> None:
        self.tree = tree
        self.ends: list[tuple[int, Production, tuple[str, ...]]] = []
        self._words: dict[str, list[Spot]] = {}
        self._after: dict[str, frozenset[Spot]] = {}
        self._slots: dict[str, list[Spot]] = {}
        for spot in spots:
            self._opened(spot)

    def _opened(self, spot: Spot) -> None:
        """What can come at the spot: a word, a slot, or nothing more."""
        if spot.begun:
            after = Spot(spot.template, spot.part, spot.choice, spot.begun[1:])
            self._words.setdefault(spot.begun[0], []).append(after)
            return
        known = self.tree.templates[spot.template]
        if spot.part == len(known.parts):
            self.ends.append((known.place, known.production, known.names))
            return
        part = known.parts[spot.part]
        if isinstance(part, Slot):
            self._slots.setdefault(part.phrase, []).append(Spot(spot.template, spot.part + 1))
        elif spot.choice == len(part.choices):
            self._opened(Spot(spot.template, spot.part + 1))
        else:
            self._spoken(Spot(spot.template, spot.part, spot.choice + 1), part.choices[spot.choice])

    def _spoken(self, after: Spot, options: tuple[str, ...]) -> None:
        for option in options:
            if option:
                pieces = _pieces(option)
                begun = Spot(after.template, after.part, after.choice, pieces[1:])
                self._words.setdefault(pieces[0], []).append(begun)
            else:
                self._opened(after)

    def after_word(self, piece: str) -> WordBranch | None:
        spots = self._after.get(piece)
        if spots is None:
            if piece not in self._words:
                return None
            spots = self._after[piece] = frozenset(self._words.pop(piece))
        return self.tree.branch(spots)

    @cached_property
    def slots(self) -> dict[str, WordBranch]:
        return {name: self.tree.branch(spots) for name, spots in self._slots.items()}


@cache
def _pieces(option: str) -> tuple[str, ...]:
    return tuple(_PIECE.findall(option))


class KnownTemplate(NamedTuple):
    """A template, and the production that it belongs to with its place among those of the phrase."""

    parts: tuple[Slot | Literal, ...]
    names: tuple[str, ...]
    place: int
    production: Production


class WordTree:
    """The templates of each phrase of a grammar, those that begin alike together."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.templates: list[KnownTemplate] = []
        self.begins: dict[str, list[Spot]] = {}
        self._branch = lru_cache(MOST_BRANCHES)(partial(WordBranch, self))
        self.natives = {
            name: [(at, each) for at, each in enumerate(productions) if isinstance(each, Native)]
            for name, productions in grammar.productions.items()
        }
        for name, productions in grammar.productions.items():
            known = len(self.templates)
            self.templates += _known(productions)
            self.begins[name] = [Spot(at) for at in range(known, len(self.templates))]

    @cached_property
    def roots(self) -> dict[str, WordBranch]:
        """Where every template of each phrase begins."""
        return {name: WordBranch(self, spots) for name, spots in self.begins.items()}

    @property
    def known(self) -> int:
        """How many branches are remembered."""
        return self._branch.cache_info().currsize

    def branch(self, spots: Iterable[Spot]) -> WordBranch:
        """The one branch for these places."""
        return self._branch(frozenset(spots))


def _known(productions: Sequence[Production | Native]) -> Iterator[KnownTemplate]:
    for place, production in enumerate(productions):
        if isinstance(production, Production) and production.reads:
            for template in production.templates:
                names = tuple(slot.field for slot in template.slots)
                yield KnownTemplate(template.parts, names, place, production)


@dataclass
class ChartReading(Reading):
    """One question being read. Raises nothing; what cannot be read has no end."""

    tree: WordTree | None = None
    steps: int = 0
    """Templates followed by a word so far, all in all."""

    @property
    def is_spent(self) -> bool:
        """Whether there is more to read than a question that a player asks has."""
        return self.steps > MOST_STEPS

    @cached_property
    def words(self) -> dict[int, str]:
        """The word that begins at each place, and with its space the one that comes next."""
        found = {match.start(): match[0] for match in _WORD.finditer(self.text)}
        return found | {at - 1: f" {word}" for at, word in found.items() if at}

    def _ends(self, name: str, at: int) -> Ends[object]:
        known = self._known.get((name, at))
        if known is None:
            self._known[name, at] = {}
            known = self._known[name, at] = self._fresh(name, at)
        return known

    def _fresh(self, name: str, at: int) -> Ends[object]:
        if self._depth >= DEEPEST or self.tree is None:
            return {}
        self._depth += 1
        read: list[Reads] = []
        for place, native in self.tree.natives[name]:
            read += [(place, end, value) for end, value in native.read(self, at).items()]
        self._walk(self.tree.roots[name], at, (), read)
        self._depth -= 1
        return in_order(read) if read else {}

    def _walk(self, branch: WordBranch, at: int, values: tuple[object, ...], read: list[Reads]) -> None:
        """Adds what the templates beyond the branch read here: their place in the grammar, the end, and the meaning."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            return
        for place, production, names in branch.ends:
            try:
                read.append((place, at, production.build(**dict(zip(names, values, strict=True)))))
            except Unfit:
                continue
        word = self.words.get(at, "")
        if word and (after := branch.after_word(word)) is not None:
            self._walk(after, at + len(word), values, read)
        if word[:1] == " " and (after := branch.after_word(" ")) is not None:
            self._walk(after, at + 1, values, read)
        for name, after in branch.slots.items():
            for end, value in self._ends(name, at).items():
                self._walk(after, end, (*values, value), read)
