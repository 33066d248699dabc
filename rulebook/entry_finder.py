"""The entries that answer a question: one pass over the index with its words as the entries say them, then a closer
look at the best: their titles, and whether one sentence has many of the words."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nlargest

from rulebook.analyzed_text import words_of
from rulebook.loaded_index import NAMED, IndexedEntry, LoadedIndex
from rulebook.question_words import weighed_stems
from rulebook.search_index import with_sound_index

LOOKED_AT = 60
IN_ONE_SENTENCE, IN_THE_TITLE = 0.2, 1.5
"""How much it counts that one sentence has the words, and that the question has the words of the title."""
LONG_SENTENCE = 0.02
"""How much less each word of a sentence makes the words found in it count."""


def entries_about(question: str, edition: str, most: int) -> list[tuple[str, str, str]]:
    """Edition, kind and slug of the entries that are nearest, best first."""
    return [key for key, _ in entries_weighed(question, edition, most)]


def entries_weighed(question: str, edition: str, most: int) -> list[tuple[tuple[str, str, str], float]]:
    """The same, each with how near it is."""
    return with_sound_index(lambda place: _entries_in(place, question, edition, most)) or []


def _entries_in(place: LoadedIndex, question: str, edition: str, most: int) -> list[tuple[tuple[str, str, str], float]]:
    asked = weighed_stems(question, place.vocabulary)
    scores = place.added_up(place.postings(stem).scaled(counts) for stem, counts in asked.items())
    found = (at for at in sorted(place.places_of(edition)) if scores[at])
    near = nlargest(LOOKED_AT, found, key=scores.__getitem__)
    rare = {stem: place.rarity(stem) * counts for stem, counts in asked.items()}
    named = frozenset(place.named_in(frozenset(words_of(question))))

    def worth(at: int) -> float:
        return scores[at] + _in_a_sentence(place, at, rare) + _in_title(place, at, rare) + NAMED * (at in named)

    best = nlargest(most, [(worth(at), at) for at in near], key=lambda each: each[0])
    return [(_key(place.entries[at]), worthy) for worthy, at in best]


def _key(entry: IndexedEntry) -> tuple[str, str, str]:
    return entry.edition, entry.kind, entry.slug


def _in_a_sentence(place: LoadedIndex, at: int, rare: Mapping[str, float]) -> float:
    """How much of the question the entry's best sentence has."""
    said = (
        sum(rare[stem] for stem in sentence.stems & rare.keys()) / (1 + LONG_SENTENCE * len(sentence.stems))
        for sentence in place.sentences(at)
    )
    return IN_ONE_SENTENCE * max(said, default=0)


def _in_title(place: LoadedIndex, at: int, rare: Mapping[str, float]) -> float:
    """How much of the entry's title the question has."""
    title = place.title_stems(at)
    every = sum(map(place.rarity, title))
    return IN_THE_TITLE * sum(place.rarity(stem) for stem in title & rare.keys()) / every if every else 0
