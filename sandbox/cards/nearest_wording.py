"""The wording that is understood and is most like one that is not: the sentence with a clause put right, or one out of
the texts of the pool."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from sandbox.cards import pool_texts
from sandbox.terms.errors import NotUnderstood
from sandbox.wording.cards import read_card
from sandbox.wording.clause_phrases import clause_phrases
from sandbox.wording.normal_form import normal_form
from sandbox.wording.partly import paragraph_spans, sentence_and_place, sentence_spans

LONGEST_COMPARED = 300
LEAST_ALIKE = 55
LEAST_ALIKE_CLAUSE = 75
MOST_CLAUSES_TRIED = 4
WORDS_BEFORE = 3
AS_TEXT_OF = ({"types": "Instant"}, {"types": "Artifact Creature", "pt": "1/1"})
"""As whose text a sentence is tried: as what a spell says, and as what a permanent does."""


@cache
def _known() -> dict[str, str]:
    """Every sentence of the pool, as it is compared; the cards' own names are left open."""
    found: dict[str, str] = {}
    for name, text in pool_texts():
        plain = normal_form(text, name).text
        for start, end in paragraph_spans(plain):
            for begin, stop in sentence_spans(plain, start, end):
                sentence = " ".join(plain[begin:stop].split()).replace("~", "this card")
                found.setdefault(sentence.lower(), sentence)
    return found


def nearest_wording(text: str, position: int, name: str = "") -> str:
    """For the sentence of a text that stops being understood at a place: the same with a clause that is understood, or
    a sentence that is understood and has most of its words; empty where none is like it."""
    sentence, place = sentence_and_place(text, position)
    return _put_right(sentence, place, name) or _most_alike(sentence, name)


def _most_alike(sentence: str, name: str) -> str:
    from rapidfuzz import fuzz, process  # only what is not understood needs it

    plain = normal_form(sentence[:LONGEST_COMPARED], name).text.replace("~", "this card").lower()
    near = process.extractOne(plain, _known().keys(), scorer=fuzz.token_sort_ratio, score_cutoff=LEAST_ALIKE)
    return _known()[near[0]] if near else ""


def _put_right(sentence: str, place: int, name: str) -> str:
    """The sentence with another clause at the place, if it is understood so."""
    if len(sentence) > LONGEST_COMPARED:
        return ""
    tried = (f"{sentence[:start]}{clause}{sentence[end:]}" for clause, start, end in _clauses_like(sentence, place))
    return next((words for words in tried if _is_understood(words, name)), "")


def _clauses_like(sentence: str, place: int) -> Iterator[tuple[str, int, int]]:
    """The clauses most like words that begin at the place or a few words before it; and these words' two ends."""
    from rapidfuzz import fuzz

    words = [word.span() for word in re.finditer(r"[^\s.,;:]+", sentence)]
    at = sum(end <= place for _, end in words)
    found = [
        (fuzz.ratio(sentence[start:end].lower(), said), said, start, end)
        for first in range(max(at - WORDS_BEFORE, 0), min(at + 1, len(words)))
        for clause in clause_phrases()
        for last in range(first + max(clause.count(" ") - 1, 0), min(first + clause.count(" ") + 2, len(words)))
        for start, end in [(words[first][0], words[last][1])]
        for said in [_with_its_number(clause, sentence[start:end])]
    ]
    likeliest = sorted(found, reverse=True)[:MOST_CLAUSES_TRIED]
    yield from (each[1:] for each in likeliest if each[0] >= LEAST_ALIKE_CLAUSE)


def _with_its_number(clause: str, words: str) -> str:
    number = re.search(r"\d+", words)
    return clause.replace("2", number[0]) if number else clause


def _is_understood(sentence: str, name: str) -> bool:
    return any(_reads({"name": name or "It", "text": sentence, **lines}) for lines in AS_TEXT_OF)


def _reads(record: Mapping[str, str | int]) -> bool:
    try:
        read_card(record)
    except NotUnderstood:
        return False
    return True
