"""Which rule of one text is which of another: numbers are given anew with every edition, and words are polished."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz

from rulebook.official.signs import plain_signs

LEAST_ALIKE = 62
"""Of a hundred: below this two rules are two rules, whatever their numbers."""
MOST_TRIED = 8
"""How many rules that share rare words are compared with one."""
_WORD = re.compile(r"[a-z]{4,}")
_NUMBERS = re.compile(r"\b\d{3}(?:\.\d+[a-z]{0,2})?\b")
NumberKey = tuple[str, int]
"""A number and which occurrence of it."""


@dataclass(frozen=True)
class Worded:
    """A rule as it is compared: by its key, with the numbers that it refers to left out and signs set alike."""

    key: NumberKey
    words: str

    @property
    def compared(self) -> str:
        return _NUMBERS.sub("#", plain_signs(self.words))


def matched(older: Sequence[Worded], newer: Sequence[Worded]) -> Iterator[tuple[Worded, Worded]]:
    """Pairs of the same rule, each at most once: the same words first, then the same number with words alike, then
    words alike that few rules have."""
    open_older, open_newer = dict.fromkeys(older), dict.fromkeys(newer)
    for find in (_same_words, _same_number, _alike):
        for old, new in list(find(list(open_older), list(open_newer))):
            if old in open_older and new in open_newer:
                del open_older[old], open_newer[new]
                yield old, new


def _same_words(older: Iterable[Worded], newer: Iterable[Worded]) -> Iterator[tuple[Worded, Worded]]:
    """Of several with the same words, those with the same number, then in their order."""
    known: defaultdict[str, list[Worded]] = defaultdict(list)
    for old in older:
        known[old.compared].append(old)
    for new in newer:
        same = known.get(new.compared, [])
        if same:
            old = next((one for one in same if one.key == new.key), same[0])
            same.remove(old)
            yield old, new


def _same_number(older: Iterable[Worded], newer: Iterable[Worded]) -> Iterator[tuple[Worded, Worded]]:
    by_key = {old.key: old for old in older}
    for new in newer:
        old = by_key.get(new.key)
        if old is not None and likeness(old, new) >= LEAST_ALIKE:
            yield old, new


def _alike(older: Sequence[Worded], newer: Sequence[Worded]) -> Iterator[tuple[Worded, Worded]]:
    """The likest pairs first."""
    places: defaultdict[str, list[Worded]] = defaultdict(list)
    for old in older:
        for word in set(_WORD.findall(old.words.lower())):
            places[word].append(old)
    found = [(likeness(old, new), old, new) for new in newer for old in _sharing(new, places)]
    for alike, old, new in sorted(found, key=lambda one: -one[0]):
        if alike >= LEAST_ALIKE:
            yield old, new


def _sharing(new: Worded, places: dict[str, list[Worded]]) -> list[Worded]:
    """Those that share its rarest words with it."""
    shared: Counter[Worded] = Counter()
    for word in set(_WORD.findall(new.words.lower())):
        having = places.get(word, [])
        for old in having if len(having) < 200 else ():
            shared[old] += 1_000 // len(having)
    return [old for old, _ in shared.most_common(MOST_TRIED)]


def likeness(old: Worded, new: Worded) -> float:
    """Of a hundred."""
    return fuzz.token_sort_ratio(old.compared, new.compared)
