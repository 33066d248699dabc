"""Terms that a question asks about and that the edition asked does not have, or no edition here."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from rapidfuzz.distance import OSA
from whoosh.searching import Searcher

from rulebook.question_words import in_our_words, tables, words_of
from rulebook.search import PAGES_OF_EXAMPLES, with_sound_index
from rulebook.search_snippets import STEMMED

_known = threading.local()
Stems = frozenset[str]
LONGEST_EXACT = 6
"""Letters of a term up to which it must be spelt right."""


@dataclass(frozen=True)
class UnknownTerm:
    """A term, and the editions that have an entry of that name; none: it is in no edition here."""

    term: str
    elsewhere: tuple[str, ...]


def unknown_term(question: str, edition: str) -> UnknownTerm | None:
    """The term of the question that is the headword of an entry in other editions alone, or that came after all of
    them. Words that our tables translate are never unknown. Not found: what is no headword anywhere."""
    words = words_of(question)
    beyond = _beyond(words, edition)
    if beyond is not None:
        return beyond
    known = dict.fromkeys(words, 1) | dict.fromkeys(later_terms(), 1) | dict(words_of_entries())
    for word in in_our_words(question, {each: weight for each, weight in known.items() if each not in misspelt(words)}):
        have = tuple(key for key, titles in titles_by_edition().items() if stem_of(word) in titles)
        if word in translated() or _speaks_of(edition, word):
            continue
        if (edition and have and edition not in have) or (not have and word in later_terms()):
            return UnknownTerm(word, have)
    return None


def _beyond(words: list[str], edition: str) -> UnknownTerm | None:
    """What no edition here can speak of, whatever else is said: a later keyword, even misspelt by a letter, what is no
    rule of play, or words of which nobody knows any."""
    meaning = [word for word in words if word not in tables()["small"]["all"].split()]
    for word in meaning:
        for term in tables()["beyond"]["all"].split():
            wrong = OSA.distance(word, term, score_cutoff=1)
            if wrong <= (len(term) > LONGEST_EXACT) and not _has_title(edition, term):
                return UnknownTerm(term, ())
    nobody = misspelt(meaning) - frozenset(tables()["words"])
    if len(meaning) > 1 and nobody == frozenset(meaning) and not any(map(_is_near, meaning)):
        return UnknownTerm(" ".join(meaning), ())
    return None


def _is_near(word: str) -> bool:
    """Whether it is a word of the entries with one letter wrong, or in another form."""
    near = (known for known in words_of_entries() if abs(len(known) - len(word)) <= 1)
    return any(OSA.distance(word, known, score_cutoff=1) <= 1 for known in near)


def _has_title(edition: str, word: str) -> bool:
    have = titles_by_edition()
    return any(stem_of(word) in titles for key, titles in have.items() if edition in ("", key))


def misspelt(words: list[str]) -> frozenset[str]:
    """Words that neither an entry nor the table has: they stand for those that are nearest."""
    return frozenset(words) - later_terms() - frozenset(words_of_entries())


@cache
def translated() -> frozenset[str]:
    """Words that the table of shorthand and of other times has on either side: they are never unknown."""
    table = tables()["words"]
    return frozenset(" ".join([*table, *table.values()]).split())


@cache
def later_terms() -> frozenset[str]:
    """Keywords of later rules, and words of tournaments."""
    return frozenset(tables()["later"]["all"].split())


def stem_of(words: str) -> Stems:
    """Words without their endings, as the index keeps them."""
    return frozenset(token.text for token in STEMMED(words))


def _speaks_of(edition: str, word: str) -> bool:
    """Whether an entry of the edition, or of any, uses the word; pages that gather examples use words of every time."""
    _read()
    stems: Mapping[str, Stems] = getattr(_known, "stems", {})
    if not edition:
        return any(stem_of(word) <= each for each in stems.values())
    return stem_of(word) <= stems.get(edition, frozenset())


def words_of_entries() -> Mapping[str, int]:
    """The words of all entries: a word that is misspelt may be one of them."""
    _read()
    words: Mapping[str, int] = getattr(_known, "words", {})
    return words


def titles_by_edition() -> Mapping[str, frozenset[Stems]]:
    """The titles of each edition's entries."""
    _read()
    titles: Mapping[str, frozenset[Stems]] = getattr(_known, "titles", {})
    return titles


def _read() -> None:
    """Reads the index, unless this thread has read it as it is."""
    with_sound_index(_read_in)


def _read_in(place: Searcher) -> None:
    if getattr(_known, "generation", None) == place.reader().generation():
        return
    titles: dict[str, set[Stems]] = {}
    stems: dict[str, set[str]] = {}
    words: dict[str, int] = {}
    for fields in place.reader().all_stored_fields():
        titles.setdefault(fields["edition"], set()).update(_names(fields["title"]))
        words |= dict.fromkeys(words_of(f"{fields['title']} {fields['text']}"), 1)
        if not fields["slug"].startswith(PAGES_OF_EXAMPLES):
            stems.setdefault(fields["edition"], set()).update(stem_of(f"{fields['title']} {fields['text']}"))
    _known.titles = {edition: frozenset(found) for edition, found in titles.items()}
    _known.stems = {edition: frozenset(found) for edition, found in stems.items()}
    _known.words = words
    _known.generation = place.reader().generation()


def _names(title: str) -> Iterator[Stems]:
    """`Mana burn (obsolete)`: the words without what stands in brackets."""
    yield stem_of(title.split("(")[0])
