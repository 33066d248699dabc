"""Terms that a question asks about and that the edition asked does not have, or no edition here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from rapidfuzz.distance import OSA

from rulebook.analyzed_text import stems_of, words_of
from rulebook.loaded_index import PAGES_OF_EXAMPLES, LoadedIndex
from rulebook.question_words import in_our_words, instead, tables
from rulebook.search_index import with_sound_index
from sandbox.questions.card_names import mentions
from sandbox.questions.normal_form import known_words

Stems = frozenset[str]
FEW_WORDS = 2
"""Words of a question that is nothing but a term: each of them must be spoken of."""
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
    named = _named_nowhere(question)
    if named:
        return UnknownTerm(named, ())
    beyond = _beyond(words, edition)
    if beyond is not None:
        return beyond
    known = dict.fromkeys(words, 1) | dict.fromkeys(later_terms(), 1) | dict(words_of_entries())
    asked = in_our_words(question, {each: weight for each, weight in known.items() if each not in misspelt(words)})
    row = _row_elsewhere(asked, edition)
    if row is not None:
        return row
    for word in asked:
        alike = tuple(key for key, titles in titles_by_edition().items() if stems_of(word) in titles)
        have = headed_by(word) or alike
        if word in translated() or _speaks_of(edition, word):
            continue
        if edition and not have and len(asked) <= FEW_WORDS:
            have = tuple(key for key in titles_by_edition() if key != edition and _speaks_of(key, word))
        if (edition and have and edition not in have) or (not have and word in later_terms()):
            return UnknownTerm(word, have)
    return None


_NAMED = re.compile(r"(?<![.?!:] )(?<!^)\b[A-Z][a-z'-]{2,}(?: (?:of |the |from |to )?[A-Z][a-z'-]{2,})+")
_PART_OF_A_BOOK = re.compile(r"\b(?:appendix|page|chapter) (?:[A-Z]\b|\d+)", re.IGNORECASE)


def _named_nowhere(question: str) -> str:
    """A name in capital letters with a word that neither an entry nor a card here has, nor one a letter away; or a part
    of a book that no entry is called."""
    for part in _PART_OF_A_BOOK.findall(question):
        if not any(stems_of(part) <= title for titles in titles_by_edition().values() for title in titles):
            return str(part)
    for name in _NAMED.findall(question):
        words = words_of(name)
        if nearest_name(name) is None and any(_is_nobodys(word) for word in words):
            return str(name)
    return ""


def _is_nobodys(word: str) -> bool:
    return word not in words_of_entries() and word not in known_words() and not _is_near(word)


def nearest_name(name: str) -> str | None:
    """The card of that name, even misspelt."""
    found = mentions(name.split(), frozenset())
    return found[0].card if found else None


def _row_elsewhere(words: list[str], edition: str) -> UnknownTerm | None:
    """A row of words that is the headword of an entry in other editions, and of which this one does not speak."""
    if not edition:
        return None
    for row in (words[at : at + length] for length in (3, 2) for at in range(len(words) - length + 1)):
        have = tuple(key for key, titles in titles_by_edition().items() if stems_of(" ".join(row)) in titles)
        if have and edition not in have and not _speaks_of_row(edition, row):
            return UnknownTerm(" ".join(row), have)
    return None


def _speaks_of_row(edition: str, row: list[str]) -> bool:
    """Whether the edition uses all of the words, or one of them stands for another time's."""
    return any(word in translated() for word in row) or all(_speaks_of(edition, word) for word in row)


def _beyond(words: list[str], edition: str) -> UnknownTerm | None:
    """What no edition here can speak of, whatever else is said: a later keyword, even misspelt by a letter, what is no
    rule of play, or words of which nobody knows any."""
    meaning = [word for word in words if word not in tables()["small"]["all"].split()]
    for word in meaning:
        for term in tables()["beyond"]["all"].split():
            wrong = OSA.distance(word, term, score_cutoff=1)
            if wrong <= (len(term) > LONGEST_EXACT) and not _has_title(edition, term):
                return UnknownTerm(term, tuple(key for key in titles_by_edition() if _has_title(key, term)))
    nobody = misspelt(meaning) - frozenset(instead())
    if len(meaning) > 1 and nobody == frozenset(meaning) and not any(map(_is_near, meaning)):
        return UnknownTerm(" ".join(meaning), ())
    return None


def _is_near(word: str) -> bool:
    """Whether it is a word of the entries with one letter wrong, or in another form."""
    near = (known for known in words_of_entries() if abs(len(known) - len(word)) <= 1)
    return any(OSA.distance(word, known, score_cutoff=1) <= 1 for known in near)


def _has_title(edition: str, word: str) -> bool:
    """Whether an entry of the edition, or of any, is headed by it, or by it and other words."""
    titles = (title for key, each in titles_by_edition().items() if edition in ("", key) for title in each)
    return any(stems_of(word) <= title for title in titles)


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


def _speaks_of(edition: str, word: str) -> bool:
    """Whether an entry of the edition, or of any, uses the word; pages that gather examples use words of every time.
    A headword of another edition must stand there as it is: *phasing* is not spoken of where *phases* are."""
    stems, texts = _spoken().stems, _spoken().texts
    if not edition:
        return any(stems_of(word) <= each for each in stems.values())
    if headed_by(word) and word not in texts.get(edition, ""):
        return False
    return stems_of(word) <= stems.get(edition, frozenset())


def headed_by(word: str) -> tuple[str, ...]:
    """The editions with an entry of exactly that name."""
    return tuple(key for key, words in _spoken().headwords.items() if word in words)


def editions_headed_by(term: str) -> tuple[str, ...]:
    """The editions with an entry of that title."""
    return tuple(key for key, titles in titles_by_edition().items() if stems_of(term) in titles)


def words_of_entries() -> Mapping[str, int]:
    """The words of all entries: a word that is misspelt may be one of them."""
    return _spoken().words


def titles_by_edition() -> Mapping[str, frozenset[Stems]]:
    """The titles of each edition's entries."""
    return _spoken().titles


@dataclass(frozen=True, slots=True)
class SpokenWords:
    """What entries speak of: by edition the stems of titles, and what is said outside pages of examples, as stems and
    in small letters; the words of all, each with its weight; by edition the titles that are one word."""

    titles: Mapping[str, frozenset[Stems]]
    stems: Mapping[str, Stems]
    texts: Mapping[str, str]
    words: Mapping[str, int]
    headwords: Mapping[str, frozenset[str]]


def _spoken() -> SpokenWords:
    return with_sound_index(_spoken_in) or SpokenWords({}, {}, {}, {}, {})


@lru_cache(maxsize=1)
def _spoken_in(place: LoadedIndex) -> SpokenWords:
    titles: dict[str, set[Stems]] = {}
    texts: dict[str, str] = {}
    for entry in place.entries:
        titles.setdefault(entry.edition, set()).add(_name(entry.title))
        if not entry.slug.startswith(PAGES_OF_EXAMPLES):
            texts[entry.edition] = f"{texts.get(entry.edition, '')} {entry.title} {entry.text}".lower()
    return SpokenWords(
        {edition: frozenset(found) for edition, found in titles.items()},
        {edition: stems_of(text) for edition, text in texts.items()},
        texts,
        place.vocabulary,
        {key: frozenset(each.lower() for each in _titles_of(place, key) if " " not in each) for key in titles},
    )


def _titles_of(place: LoadedIndex, edition: str) -> list[str]:
    return [place.entries[at].title for at in place.places_of(edition)]


def _name(title: str) -> Stems:
    """`Mana burn (obsolete)`: the words without what stands in brackets."""
    return stems_of(title.split("(")[0])
