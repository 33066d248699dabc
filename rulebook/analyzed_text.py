"""Texts as the index has them: stems with their places, sentence by sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from whoosh.analysis import StemmingAnalyzer

STEMMED = StemmingAnalyzer(minsize=1)
TOKEN = re.compile(r"\w+(?:\.?\w+)*")
"""What the analyzer takes for one word."""
WORD = re.compile(r"[^\W_]+(?:['/-][^\W_]+)*")
"""What a reader does."""
SENTENCE_END = re.compile(r"(?<=[.!?:…])[)”’\"]*\s+(?=[^a-z])")
MOST_WORDS = 20_000


@dataclass(frozen=True, slots=True)
class AnalyzedSentence:
    """A sentence and its stems."""

    text: str
    stems: frozenset[str]


@lru_cache(maxsize=MOST_WORDS)
def stem_of(word: str) -> str:
    """The stem of one word; empty for a word that is not looked for, such as *the*."""
    return "".join(token.text for token in STEMMED(word))


def stems_in(text: str) -> Iterator[tuple[str, int, int]]:
    """Each stem with the place where its word begins and where it ends."""
    for match in TOKEN.finditer(text):
        if stem := stem_of(match[0]):
            yield stem, match.start(), match.end()


def stems_of(text: str) -> frozenset[str]:
    """The stems of a text's words."""
    return frozenset(stem for stem in map(stem_of, TOKEN.findall(text)) if stem)


def words_of(text: str) -> list[str]:
    """The words in small letters."""
    return [match[0].lower() for match in WORD.finditer(text.replace("\u2019", "'"))]


def sentences_in(text: str) -> list[str]:
    """A text in sentences."""
    return [sentence for sentence in map(str.strip, SENTENCE_END.split(text)) if sentence]


def analyzed(text: str) -> tuple[AnalyzedSentence, ...]:
    """A text's sentences with their stems."""
    return tuple(AnalyzedSentence(each, stems_of(each)) for each in sentences_in(text))
