"""Full-text search over the entries: forgiving questions, answered with pages of results."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from heapq import nlargest
from itertools import compress
from math import ceil

from django.utils.safestring import SafeString
from rapidfuzz import process
from rapidfuzz.distance import OSA
from whoosh import query

from sandbox.editions.rule_numbers import NUMBER, parents_of

from .analyzed_text import stem_of, stems_in, stems_of, words_of
from .loaded_index import NAMED, LoadedIndex, Postings
from .search_index import with_sound_index
from .search_snippets import marked, snippet

LONGEST_QUESTION = 200
MOST_DIGITS = 5
PAGE_SIZE = 20
FEW = 3
RULE_NUMBER = re.compile(rf"(?:(?:rule|cr|section)s? ?|§ ?)?(?P<number>{NUMBER.pattern})\.?")
PHRASE = re.compile(r'"([^"]*)"')
PHRASES_IN = ("title", "keywords", "text", "scenarios")
ASKING = frozenset(
    stem_of(word) for word in ("what", "how", "why", "who", "whose", "where", "do", "does", "did", "mean")
)
"""Words of a question that say nothing of what it is about."""
MOST_WRONG = 2
"""Letters that may be wrong in a word for which another is proposed."""


@dataclass(frozen=True)
class Hit:
    """One entry found. ``shown_title`` and ``excerpt`` are HTML with the words found marked."""

    edition: str
    kind: str
    slug: str
    title: str
    shown_title: SafeString
    excerpt: SafeString
    numbers: tuple[str, ...] = ()
    """The numbers of rules that it states."""

    def as_json(self) -> dict[str, str]:
        """The hit as the API gives it."""
        return {
            "edition": self.edition,
            "kind": self.kind,
            "slug": self.slug,
            "title": self.title,
            "numbers": " ".join(self.numbers),
            "excerpt": self.excerpt,
        }


@dataclass(frozen=True)
class SearchResults:
    """A page of hits, of which ``whole`` have every part of the question. ``suggestion`` is another spelling of a
    question that found nothing."""

    question: str
    edition: str = ""
    total: int = 0
    whole: int = 0
    page: int = 1
    pages: int = 1
    hits: Sequence[Hit] = field(default=())
    suggestion: str = ""


def search(question: str, edition: str = "", page: int = 1) -> SearchResults:
    """Entries that answer a question, best first: with all of its words, or, where those are few, with some of them.
    Nothing is found where there is no index and none can be built.
    """
    question = " ".join(question.replace("\0", " ")[:LONGEST_QUESTION].split())
    if not re.search(r"\w", question):
        return SearchResults(question, edition)
    asked = SearchResults(question, edition, page=page)
    return with_sound_index(lambda place: found_in(place, asked)) or SearchResults(question, edition)


def found_in(place: LoadedIndex, asked: SearchResults) -> SearchResults:
    """What the index has: the entries of a rule's number, or of words."""
    number = RULE_NUMBER.fullmatch(asked.question.lower())
    parts = [Postings.of(place.matching(numbered(number["number"])))] if number else []
    within = place.places_of(asked.edition)
    if not parts or within.isdisjoint(parts[0].entries):
        parts = [*word_postings(place, PHRASE.sub(" ", asked.question)), *phrase_postings(place, asked.question)]
    scores = place.added_up(parts)
    whole = having_every(parts, within)
    if found := worth_showing(whole, within, scores):
        return results_page(place, found, scores, replace(asked, whole=len(whole)))
    return replace(asked, page=1, suggestion=suggestion(place, asked.question))


def having_every(parts: Sequence[Postings], within: frozenset[int]) -> frozenset[int]:
    """The entries that have every part of a question."""
    whole = within if parts else frozenset[int]()
    for part in sorted(parts, key=lambda one: len(one.entries)):
        whole = whole.intersection(part.entries)
    return whole


def worth_showing(whole: frozenset[int], within: frozenset[int], scores: Sequence[float]) -> list[int]:
    """The entries that have every part of a question, or, where those are few, the ones that have some; in order of
    their places."""
    if len(whole) >= FEW:
        return sorted(whole)
    some = compress(range(len(scores)), scores)
    return list(some) if len(within) == len(scores) else [at for at in some if at in within]


def word_postings(place: LoadedIndex, words: str) -> Iterator[Postings]:
    """Of each word once; of those that only ask, where there are others, none."""
    stems = dict.fromkeys(stem for stem, *_ in stems_in(words))
    yield from map(place.postings, [stem for stem in stems if stem not in ASKING] or stems)


def phrase_postings(place: LoadedIndex, question: str) -> Iterator[Postings]:
    """Of what stands between quotation marks: the entries where the words stand so together."""
    for phrase in PHRASE.findall(question):
        if stems := [stem for stem, *_ in stems_in(phrase)]:
            yield Postings.of(place.matching(query.Or([query.Phrase(name, stems) for name in PHRASES_IN])))


def numbered(number: str) -> query.Query:
    """The entries that state a rule of that number, or one under it, or speak of it; then those of what it is a part
    of."""
    wider = [query.Term("numbers", one, boost=0.1) for one in parents_of(number)]
    under = query.Prefix("numbers", f"{number}." if "." not in number else number, boost=2.0)
    return query.Or([query.Term("numbers", number, boost=20.0), under, query.Term("text", number), *wider])


def results_page(place: LoadedIndex, found: list[int], scores: list[float], asked: SearchResults) -> SearchResults:
    """A page of what was found, the last one where there are fewer."""
    pages = ceil(len(found) / PAGE_SIZE)
    page = min(max(asked.page, 1), pages)
    for at in place.named_in(frozenset(words_of(asked.question))):
        scores[at] += NAMED
    best = nlargest(page * PAGE_SIZE, found, key=scores.__getitem__)[(page - 1) * PAGE_SIZE :]
    stems = stems_of(asked.question)
    hits = tuple(hit_of(place, at, stems) for at in best)
    return replace(asked, total=len(found), page=page, pages=pages, hits=hits)


def hit_of(place: LoadedIndex, at: int, stems: frozenset[str]) -> Hit:
    """One entry with the words found marked."""
    entry = place.entries[at]
    return Hit(
        edition=entry.edition,
        kind=entry.kind,
        slug=entry.slug,
        title=entry.title,
        numbers=tuple(entry.numbers.split()),
        shown_title=marked(entry.title, stems),
        excerpt=snippet(place.sentences(at), stems),
    )


def suggestion(place: LoadedIndex, question: str) -> str:
    """The question with unknown words replaced by near ones that the entries use; empty if there are none."""
    corrected = re.sub(r"\w+", lambda word: nearest_word(place, word[0]), question)
    return corrected if corrected != question else ""


def nearest_word(place: LoadedIndex, word: str) -> str:
    """The weightiest of the nearest words that the entries use and that begin with the same letter; the word itself
    where they use it, or none."""
    stem, asked = stem_of(word), word.lower()
    if not stem or place.postings(stem).entries:
        return word
    near = process.extract(asked, place.vocabulary.keys(), scorer=OSA.distance, score_cutoff=MOST_WRONG, limit=None)
    fits = [(away, -place.vocabulary[known], known) for known, away, _ in near if known[0] == asked[0]]
    return min(fits)[2] if fits else word


def page_number(asked: str) -> int:
    """The page asked for; anything that is no number is the first."""
    return int(asked) if asked.isascii() and asked.isdigit() and len(asked) <= MOST_DIGITS else 1
