"""Words for a kind of creature that are part of a name as well, and mean several cards that the question names."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.questions.creature_words import is_plural, types_meant
from sandbox.questions.named_cards import card_named
from sandbox.terms.colors import Color

_COLORS = frozenset(map(str, Color))
_ONES = frozenset({"one", "ones", "creature", "guy"})
"""Words before which a color is no part of a name."""
_BOTH = frozenset({"both", "either", "neither"})
_BETWEEN = frozenset({"of", "the", "my", "his", "her", "these", "those", "their"})


def is_sort_of_several(words: Sequence[str], first: int, last: int, card: str, named: Sequence[str]) -> bool:
    """`both elves`, where two elves are named and one of them is Llanowar Elves: the kind is meant. Without `both`,
    only where the name of the card has the word in the singular. So are the kind and the color in `the other elf` and
    `the black one`."""
    if first != last:
        return False
    word = words[first].lower()
    before, after = (words[at].lower() if 0 <= at < len(words) else "" for at in (first - 1, last + 1))
    if word in _COLORS and after in _ONES and card.lower() != word:
        return True
    several = sum(_is_of_kind(name, types_meant(word)) for name in named) > 1
    if before == "other" and types_meant(word):
        return several
    if not is_plural(word) or card.lower() == word:
        return False
    return several and (_after_both(words, first) or card.lower().split()[-1] != word)


def _after_both(words: Sequence[str], at: int) -> bool:
    before = at - 1
    while before >= 0 and words[before].lower() in _BETWEEN:
        before -= 1
    return before >= 0 and words[before].lower() in _BOTH


def _is_of_kind(name: str, types: frozenset[str]) -> bool:
    return not types.isdisjoint(kind.lower() for kind in card_named(name).subtypes)
