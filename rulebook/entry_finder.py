"""The entries that answer a question: one pass over the index with its words as the entries say them."""

from __future__ import annotations

from heapq import nlargest

from rulebook.analyzed_text import stems_in
from rulebook.loaded_index import LoadedIndex
from rulebook.question_words import in_our_words
from rulebook.search_index import with_sound_index


def entries_about(question: str, edition: str, most: int) -> list[tuple[str, str, str]]:
    """Edition, kind and slug of the entries that are nearest, best first."""
    return with_sound_index(lambda place: _entries_in(place, question, edition, most)) or []


def _entries_in(place: LoadedIndex, question: str, edition: str, most: int) -> list[tuple[str, str, str]]:
    words = " ".join(in_our_words(question, place.vocabulary))
    scores = place.added_up(map(place.postings, dict.fromkeys(stem for stem, *_ in stems_in(words))))
    found = (at for at in sorted(place.places_of(edition)) if scores[at])
    best = (place.entries[at] for at in nlargest(most, found, key=scores.__getitem__))
    return [(each.edition, each.kind, each.slug) for each in best]
