"""One version of the search index in memory: its entries, and of each word that was asked for the postings, read once.

Whoosh keeps the index, analyzes texts and answers phrases. Its matchers weigh one posting after the other whenever they
are asked; here the weights of a word's postings are worked out once, and a search adds them up.
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log
from pathlib import Path

from whoosh.filedb.filestore import FileStorage, copy_to_ram
from whoosh.query import Query
from whoosh.reading import IndexReader, TermNotFound

from .analyzed_text import AnalyzedSentence, analyzed, stems_of, words_of

PAGES_OF_EXAMPLES = "examples-"
"""How the slugs of pages begin that gather examples: they speak of everything and state nothing."""
THEIR_WEIGHT = 0.4
NAMED = 0.3
"""How much it counts that a question has an entry's title word for word."""
WEIGHTS = {"title": 6.0, "keywords": 2.0, "links": 3.0, "text": 1.0, "examples": 0.5, "scenarios": 0.1}
"""How much a word counts in each field."""
LENGTH_COUNTS = {"title": 0.9, "keywords": 0.6, "links": 0.3, "text": 0.45, "examples": 0.5, "scenarios": 0.9}
"""How far a long field makes a word in it count less: from 0, not at all, to 1."""
SATURATION = 2.0
"""The larger it is, the more it counts that a word is said again."""


@dataclass(frozen=True, slots=True)
class IndexedEntry:
    """An entry as the index holds it."""

    edition: str
    kind: str
    slug: str
    title: str
    numbers: str
    text: str


@dataclass(frozen=True, slots=True)
class Postings:
    """The places of the entries that have a word, in order, and how much the word weighs in each."""

    entries: array[int]
    weights: array[float]

    @classmethod
    def of(cls, weighed: Mapping[int, float]) -> Postings:
        """Places with their weights."""
        places = sorted(weighed)
        return cls(array("I", places), array("f", (weighed[at] for at in places)))

    def scaled(self, by: float) -> Postings:
        """The same where they count for more or less."""
        return self if by == 1 else Postings(self.entries, array("f", (weight * by for weight in self.weights)))


class LoadedIndex:
    """A version of the index. It never changes and may be asked by several threads."""

    def __init__(self, folder: Path) -> None:
        shelf = copy_to_ram(FileStorage(str(folder))).open_index()
        self.searcher = shelf.searcher()
        self._reader: IndexReader = self.searcher.reader()
        stored = self._reader.all_stored_fields()
        self.entries = tuple(IndexedEntry(**{name: each[name] for name in IndexedEntry.__slots__}) for each in stored)
        self._postings: dict[str, Postings] = {}
        self._sentences: dict[int, tuple[AnalyzedSentence, ...]] = {}
        self._reading = threading.Lock()

    def postings(self, stem: str) -> Postings:
        """Where a stem stands; nowhere, if no entry has it. Such stems are not remembered."""
        found = self._postings.get(stem)
        if found is None:
            with self._reading:
                found = self._weighed(stem)
            if found.entries:
                self._postings[stem] = found
        return found

    def added_up(self, parts: Iterable[Postings]) -> list[float]:
        """For each place, what the parts of a question weigh there together."""
        scores = [0.0] * len(self.entries)
        for part in parts:
            for at, weight in zip(part.entries, part.weights, strict=True):
                scores[at] += weight
        return scores

    def _weighed(self, stem: str) -> Postings:
        """BM25F (Robertson, Zaragoza): fields added up before how often a word stands there is dampened."""
        often: dict[int, float] = {}
        for name, weight in WEIGHTS.items():
            for at, times in self._in_field(name, stem):
                length = self._reader.doc_field_length(at, name) / self._mean_length[name]
                often[at] = often.get(at, 0) + weight * times / (1 + LENGTH_COUNTS[name] * (length - 1))
        rare = self._rarity(len(often))
        return Postings.of({at: rare * n / (SATURATION + n) * self._counts[at] for at, n in often.items()})

    def rarity(self, stem: str) -> float:
        """How much it says that an entry has the stem: more, the fewer have it."""
        return self._rarity(len(self.postings(stem).entries))

    def _rarity(self, having: int) -> float:
        return log(1 + (len(self.entries) - having + 0.5) / (having + 0.5))

    def _in_field(self, name: str, stem: str) -> Iterator[tuple[int, float]]:
        try:
            matcher = self._reader.postings(name, stem)
        except TermNotFound:
            return
        while matcher.is_active():
            yield matcher.id(), matcher.weight()
            matcher.next()

    @cached_property
    def _mean_length(self) -> Mapping[str, float]:
        return {name: max(self._reader.field_length(name) / len(self.entries), 1) for name in WEIGHTS}

    @cached_property
    def _counts(self) -> tuple[float, ...]:
        return tuple(THEIR_WEIGHT if each.slug.startswith(PAGES_OF_EXAMPLES) else 1 for each in self.entries)

    def places_of(self, edition: str) -> frozenset[int]:
        """The places of an edition's entries; without one, of all."""
        return self._by_edition.get(edition, frozenset())

    @cached_property
    def _by_edition(self) -> Mapping[str, frozenset[int]]:
        places = range(len(self.entries))
        found = {"": frozenset(places)}
        for edition in {each.edition for each in self.entries}:
            found[edition] = frozenset(at for at in places if self.entries[at].edition == edition)
        return found

    def matching(self, asked: Query) -> dict[int, float]:
        """What Whoosh itself finds, with its scores."""
        with self._reading:
            return dict(self.searcher.search(asked, limit=None).items())

    def sentences(self, at: int) -> tuple[AnalyzedSentence, ...]:
        """The sentences of an entry's text, analyzed once."""
        found = self._sentences.get(at)
        if found is None:
            found = self._sentences[at] = analyzed(self.entries[at].text)
        return found

    def title_stems(self, at: int) -> frozenset[str]:
        """The stems of an entry's title."""
        return self._titles[at]

    @cached_property
    def _titles(self) -> tuple[frozenset[str], ...]:
        return tuple(stems_of(each.title) for each in self.entries)

    def named_in(self, words: frozenset[str]) -> Iterator[int]:
        """The places of the entries all of whose title's words are among these as they stand: *phasing* does not name
        *Phase*."""
        for word in words:
            for at, title in self._by_first_word.get(word, ()):
                if title <= words:
                    yield at

    @cached_property
    def _by_first_word(self) -> Mapping[str, Sequence[tuple[int, frozenset[str]]]]:
        found: dict[str, list[tuple[int, frozenset[str]]]] = {}
        for at, each in enumerate(self.entries):
            if words := words_of(each.title):
                found.setdefault(words[0], []).append((at, frozenset(words)))
        return found

    @cached_property
    def vocabulary(self) -> Mapping[str, int]:
        """The words of titles and texts, and how much each weighs: one in a title as much as a hundred in texts."""
        found: dict[str, int] = {}
        for entry in self.entries:
            for text, weight in ((entry.title, 100), (entry.text, 1)):
                for word in words_of(text):
                    found[word] = found.get(word, 0) + weight
        return found
