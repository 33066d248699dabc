"""The entries that answer a question: one pass over the index with its words as the entries say them."""

from __future__ import annotations

import threading
from collections.abc import Iterator

from whoosh import query
from whoosh.searching import Hit as Result
from whoosh.searching import Searcher

from rulebook.question_words import in_our_words, weighed
from rulebook.search import PAGES_OF_EXAMPLES, SCHEMA, with_sound_index

WEIGHTS = {"title": 1.5, "keywords": 1.5, "text": 2.0, "scenarios": 0.2}
"""How much a word counts in each field, besides what the index weighs it with."""
THEIR_WEIGHT = 0.4
"""Pages that gather examples speak of everything and state nothing."""
LOOKED_AT = 20
_known = threading.local()


def entries_about(question: str, edition: str, most: int) -> list[tuple[str, str, str]]:
    """Edition, kind and slug of the entries that are nearest, best first."""
    return with_sound_index(lambda place: _entries_in(place, question, edition, most)) or []


def _entries_in(place: Searcher, question: str, edition: str, most: int) -> list[tuple[str, str, str]]:
    terms = list(_terms(in_our_words(question, vocabulary(place))))
    only = query.Term("edition", edition) if edition else None
    found = place.search(query.Or(terms), limit=LOOKED_AT, filter=only) if terms else ()
    best = sorted(found, key=lambda hit: -_score(hit))
    return [(hit["edition"], hit["kind"], hit["slug"]) for hit in best[:most]]


def _terms(words: list[str]) -> Iterator[query.Term]:
    for word in dict.fromkeys(words):
        for name, weight in WEIGHTS.items():
            for stem in SCHEMA[name].process_text(word, mode="query"):
                yield query.Term(name, stem, boost=weight)


def _score(hit: Result) -> float:
    return float(hit.score) * (THEIR_WEIGHT if hit["slug"].startswith(PAGES_OF_EXAMPLES) else 1)


def vocabulary(place: Searcher) -> dict[str, int]:
    """The words of the entries, remembered by this thread as long as the index stays as it is."""
    generation = place.reader().generation()
    if not hasattr(_known, "words") or _known.generation != generation:
        stored = list(place.reader().all_stored_fields())
        _known.words = weighed((fields["title"], fields["text"]) for fields in stored)
        _known.generation = generation
    words: dict[str, int] = _known.words
    return words
