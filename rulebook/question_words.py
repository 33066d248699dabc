"""The words of a question as the entries say them: spelling put right, shorthand and words of another time replaced."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from rapidfuzz.distance import OSA

from rulebook.analyzed_text import stem_of, stems_in, words_of

SHORTEST_MISSPELT = 4
LONG, LONGER = 6, 9
"""Letters from which on a word may have two letters wrong, and three."""
IN_A_TITLE = 100
"""What a word weighs in a vocabulary that stands in a title."""
ALSO_CALLED = 0.35


@cache
def tables() -> dict[str, dict[str, str]]:
    """The tables of `question_words.toml`."""
    return tomllib.loads((Path(__file__).parent / "question_words.toml").read_text(encoding="utf-8"))


@cache
def instead() -> dict[str, str]:
    """What is said for shorthand, for words of another time and for rows of players' talk."""
    return tables()["shorthand"] | tables()["words"] | tables()["talk"]


def in_our_words(question: str, vocabulary: Mapping[str, int]) -> list[str]:
    """The words to look for. `vocabulary`: the words of the entries, and how much they weigh."""
    words = list(said_otherwise(list(_as_written(words_of(question), vocabulary))))
    asked = [word for word in words if word not in _said_by_nobody()]
    return [put_right(word, vocabulary) for word in asked or words]


def weighed_stems(question: str, vocabulary: Mapping[str, int]) -> dict[str, float]:
    """The stems to look for and how much each counts: what is asked for whole, what it is also called less."""
    found = dict.fromkeys((stem for word in in_our_words(question, vocabulary) for stem, *_ in stems_in(word)), 1.0)
    for word in words_of(question):
        for stem in _also_called().get(stem_of(word) or word, ()):
            found.setdefault(stem, ALSO_CALLED)
    return found


@cache
def _also_called() -> dict[str, tuple[str, ...]]:
    """The stems of what players say to those of what entries say."""
    found: dict[str, tuple[str, ...]] = {}
    for said, called in tables()["besides"].items():
        stems = tuple(stem for stem, *_ in stems_in(called))
        for word in said.split():
            key = stem_of(word) or word
            found[key] = found.get(key, ()) + stems
    return found


def _as_written(words: list[str], vocabulary: Mapping[str, int]) -> Iterator[str]:
    """Words that the entries write as one or as several: *life link*, *firststrike*, *until-EOT*."""
    at = 0
    while at < len(words):
        joined = "".join(words[at : at + 2])
        if at + 1 < len(words) and vocabulary.get(joined, 0) >= IN_A_TITLE:
            at += 1
            yield joined
        elif "-" in words[at] and words[at] not in vocabulary and words[at] not in instead():
            yield from words[at].split("-")
        else:
            yield from _parted(words[at], vocabulary)
        at += 1


def _parted(word: str, vocabulary: Mapping[str, int]) -> Iterator[str]:
    """Two words of titles that were written as one, or the word as it stands."""
    if word not in vocabulary and word not in _everyday() and word not in instead():
        for cut in range(SHORTEST_MISSPELT, len(word) - SHORTEST_MISSPELT + 1):
            if min(vocabulary.get(word[:cut], 0), vocabulary.get(word[cut:], 0)) >= IN_A_TITLE:
                yield from (word[:cut], word[cut:])
                return
    yield word


@cache
def _everyday() -> frozenset[str]:
    return frozenset(tables()["english"]["all"].split())


@cache
def _said_by_nobody() -> frozenset[str]:
    return frozenset(tables()["small"]["all"].split())


def said_otherwise(words: list[str]) -> Iterator[str]:
    """Shorthand and words of another time, each with what the entries call it; the longest rows of words first."""
    at = 0
    while at < len(words):
        for length in (3, 2, 1):
            row = " ".join(words[at : at + length])
            if length <= len(words) - at and row in instead():
                yield from instead()[row].split()
                at += length
                break
        else:
            yield words[at]
            at += 1


def put_right(word: str, vocabulary: Mapping[str, int]) -> str:
    """The word of the entries that is nearest to one that none of them has; of several as near, the weightiest. Words
    of everyday talk are right as they stand."""
    if len(word) < SHORTEST_MISSPELT or "'" in word or _is_known(word, vocabulary):
        return word
    most = 1 if len(word) < LONG else 2 if len(word) < LONGER else 3
    sound, near = _sound(word), list[tuple[int, int, str]]()
    for known, weight in vocabulary.items():
        if abs(len(known) - len(word)) <= most and (known[0] == word[0] or _sound(known)[0] == sound[0]):
            spelled = OSA.distance(word, known, score_cutoff=most)
            heard = OSA.distance(sound, _sound(known), score_cutoff=most - 1)
            if spelled <= most or heard < most:
                near.append((min(spelled, heard), -weight, known))
    return min(near)[2] if near else word


def _is_known(word: str, vocabulary: Mapping[str, int]) -> bool:
    return word in vocabulary or word in _everyday() or any(stem in vocabulary for stem in _stems(word))


def _stems(word: str) -> Iterator[str]:
    for ending in ("s", "es", "ed", "d", "ing", "'s", "er", "ers"):
        if word.endswith(ending):
            yield word.removesuffix(ending)
            yield word.removesuffix(ending) + "e"


_SOUNDS = (("ph", "f"), ("ck", "k"), ("sh", "s"), ("ch", "s"), ("tion", "sun"), ("c", "k"), ("z", "s"), ("y", "i"))


@cache
def _sound(word: str) -> str:
    """A word as it sounds, roughly: letters that are mistaken for each other are one, doubled ones stand once."""
    for letters, instead in _SOUNDS:
        word = word.replace(letters, instead)
    return re.sub(r"(.)\1+", r"\1", word)
