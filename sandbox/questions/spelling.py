"""Ordinary words misspelt: a letter too many, one missing, or two exchanged, and in long words one vowel for another.

Any other letter that is another one is no misspelling here: `slays` and `stays` are both words. Of short words only
one of three letters is mended that lacks a vowel, and none is that could have been meant to be two words.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

SHORTEST_MENDED = 4
"""Letters of a word that is mended, and of one that it can have been meant to be."""
LONG_WORD = 7
"""Letters of a word in which a vowel may be another one."""
_VOWELS = frozenset("aeiouy")
_ALIKE = {"c": "sk", "s": "cz", "z": "s", "k": "c"}
"""Letters that sound alike."""


class Vocabulary:
    """Words, and each of them by what is left of it without one of its letters."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = frozenset(word for word in words if word.isalpha() and len(word) >= SHORTEST_MENDED)
        self.by_rest: dict[str, set[str]] = defaultdict(set)
        for word in self.words:
            for rest in _rests(word):
                self.by_rest[rest].add(word)


def nearest_word(word: str, vocabulary: Vocabulary, meaning: Callable[[str], str] = str) -> str:
    """The one word of the vocabulary that this one was meant to be, or one of several that mean the same; else the
    word itself."""
    if not word.isalpha() or not (len(word) >= SHORTEST_MENDED or _lacks_vowel(word)):
        return word
    near = {each for each in _exchanged(word) if each in vocabulary.words}
    if not near:
        near = vocabulary.by_rest.get(word, set()) | {rest for rest in _rests(word) if rest in vocabulary.words}
    if not near and len(word) > SHORTEST_MENDED:
        near = {each for each in _sounding_alike(word) if each in vocabulary.words}
    if not near and len(word) >= LONG_WORD:
        near = {each for each in _other_vowels(word) if each in vocabulary.words}
    return min(near) if len({meaning(each) for each in near}) == 1 else word


def _other_vowels(word: str) -> Iterator[str]:
    places = (at for at in range(1, len(word)) if word[at] in _VOWELS)
    return (word[:at] + vowel + word[at + 1 :] for at in places for vowel in sorted(_VOWELS - {word[at]}))


def _sounding_alike(word: str) -> Iterator[str]:
    """`twise`, `attaks`: one letter for another that sounds as it does."""
    places = ((at, other) for at in range(1, len(word)) for other in _ALIKE.get(word[at], ""))
    return (word[:at] + other + word[at + 1 :] for at, other in places)


def _rests(word: str) -> Iterator[str]:
    """The word without one of its letters; the first letter is always right."""
    return (word[:at] + word[at + 1 :] for at in range(1, len(word)))


def _exchanged(word: str) -> Iterator[str]:
    return (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(1, len(word) - 1))


def _lacks_vowel(word: str) -> bool:
    """`ovr`, `wth`: three letters, and no vowel after the first."""
    return len(word) == SHORTEST_MENDED - 1 and _VOWELS.isdisjoint(word[1:])


_QUOTED = re.compile(r"""(?<=[,:-] )(?P<sign>['"])(?P<words>[\w+/-]+(?: [\w'+/-]+){2,30})(?P=sign)(?=[\s,.;:!?)]|$)""")


def text_in_brackets(question: str) -> str:
    """A card's text quoted after its name, as in brackets: as long as it was."""
    return _QUOTED.sub(lambda found: f"({found['words']})", question)
