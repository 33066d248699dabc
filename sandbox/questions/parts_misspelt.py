"""Nicknames and parts of names misspelt by one letter, where no word of the language is as near."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache

from rapidfuzz.distance import OSA

from sandbox.questions.name_forms import bare
from sandbox.questions.spelling import Vocabulary, nearest_word

SHORTEST = 5
"""Letters of a word that is taken for a misspelt part of a name that the question has."""
SHORTEST_CALLED = 7
"""Letters of a word that is taken for a misspelt nickname."""


@cache
def _vocabulary(ordinary: frozenset[str]) -> Vocabulary:
    return Vocabulary(ordinary)


def misspelt_part(
    words: Sequence[str], named: Sequence[str], called: Mapping[str, str], ordinary: frozenset[str]
) -> tuple[str, bool] | None:
    """`Serra Angel ... the agnel`, `his baneslayr`: the one card that is meant, and whether the word ends as a plural
    or a verb does."""
    low = words[0].lower()
    if len(words) != 1 or len(low) < SHORTEST or not low.isalpha() or low in ordinary:
        return None
    if nearest_word(low, _vocabulary(ordinary)) != low:
        return None
    of_names = {(card, plural) for part, card in _parts(named) for plural in _near(low, part)}
    nicknames = called.items() if len(low) >= SHORTEST_CALLED - 1 else ()
    near = of_names or {(card, plural) for name, card in nicknames if _long(name) for plural in _near(low, name)}
    return near.pop() if len({card for card, _ in near}) == 1 else None


def _parts(named: Collection[str]) -> Iterator[tuple[str, str]]:
    """The words of the names that the question has, and whose they are."""
    for card in named:
        for part in card.lower().replace(",", "").split():
            if len(part) >= SHORTEST and part.isalpha():
                yield part, card


def _long(name: str) -> bool:
    return len(name) >= SHORTEST_CALLED and name.isalpha()


def _near(low: str, wanted: str) -> Iterator[bool]:
    """Whether it is one letter away, as it is or without an ending."""
    for form, plural in bare(low):
        if form[0] == wanted[0] and OSA.distance(form, wanted, score_cutoff=1) <= 1:
            yield plural
            return
