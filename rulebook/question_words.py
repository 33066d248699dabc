"""The words of a question as the entries say them: spelling put right, shorthand and words of another time replaced."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from rapidfuzz.distance import OSA

from rulebook.analyzed_text import words_of

SHORTEST_MISSPELT = 4
LONG, LONGER = 6, 9
"""Letters from which on a word may have two letters wrong, and three."""


@cache
def tables() -> dict[str, dict[str, str]]:
    """The tables of `question_words.toml`."""
    return tomllib.loads((Path(__file__).parent / "question_words.toml").read_text(encoding="utf-8"))


def in_our_words(question: str, vocabulary: Mapping[str, int]) -> list[str]:
    """The words to look for. `vocabulary`: the words of the entries, and how much they weigh."""
    words = list(said_otherwise(words_of(question)))
    asked = [word for word in words if word not in _said_by_nobody()]
    return [put_right(word, vocabulary) for word in asked or words]


@cache
def _said_by_nobody() -> frozenset[str]:
    return frozenset(tables()["small"]["all"].split())


def said_otherwise(words: list[str]) -> Iterator[str]:
    """Shorthand and words of another time, each with what the entries call it; the longest rows of words first."""
    at = 0
    while at < len(words):
        for length in (3, 2, 1):
            row = " ".join(words[at : at + length])
            if length <= len(words) - at and row in tables()["words"]:
                yield from tables()["words"][row].split()
                at += length
                break
        else:
            yield words[at]
            at += 1


def put_right(word: str, vocabulary: Mapping[str, int]) -> str:
    """The word of the entries that is nearest to one that none of them has; of several as near, the weightiest."""
    if word in vocabulary or len(word) < SHORTEST_MISSPELT or any(stem in vocabulary for stem in _stems(word)):
        return word
    most = 1 if len(word) < LONG else 2 if len(word) < LONGER else 3
    near: list[tuple[int, int, str]] = []
    for known, weight in vocabulary.items():
        if abs(len(known) - len(word)) <= most and (known[0] == word[0] or _sound(known)[0] == _sound(word)[0]):
            spelled = OSA.distance(word, known, score_cutoff=most)
            away = min(spelled, OSA.distance(_sound(word), _sound(known), score_cutoff=most))
            if away <= most:
                near.append((away, -weight, known))
    return min(near)[2] if near else word


def _stems(word: str) -> Iterator[str]:
    for ending in ("s", "es", "ed", "d", "ing", "'s"):
        if word.endswith(ending):
            yield word.removesuffix(ending)


_SOUNDS = (("ph", "f"), ("ck", "k"), ("sh", "s"), ("ch", "s"), ("tion", "sun"), ("c", "k"), ("z", "s"), ("y", "i"))


@cache
def _sound(word: str) -> str:
    """A word as it sounds, roughly: letters that are mistaken for each other are one, doubled ones stand once."""
    for letters, instead in _SOUNDS:
        word = word.replace(letters, instead)
    return re.sub(r"(.)\1+", r"\1", word)
