"""`just` where it says when: `the Giant I just cast`. Anywhere else it says nothing."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.questions.creature_words import creature_words
from sandbox.questions.thing_words import KINDS, PEOPLE, RELATIVE

BROUGHT = frozenset({"cast", "play", "summon", "drop", "make", "put", "flash", "bring", "get", "topdeck", "draw"})
"""Verbs with which somebody brings what is spoken of."""
_OBJECT = frozenset({"a", "an", "the", "my", "his", "her", "another", "1", "2", "3"})
"""Words with which something else begins that is brought."""


def says_when(words: Sequence[str], at: int) -> bool:
    """Whether the `just` there is said of something that somebody has cast, and that is named right before."""
    before = [word for word in words[max(at - 3, 0) : at] if word not in RELATIVE]
    after = [*words[at + 1 : at + 3], ".", "."]
    if len(before) < 2 or before[-1] not in PEOPLE or after[0] not in BROUGHT:
        return False
    thing = before[-2]
    named = thing[0] == "[" or thing in KINDS or thing in creature_words()
    return named and after[1] not in _OBJECT and after[1][0] != "["


_OPENS = frozenset({".", ",", ";", ":", "?", "!", "(", ")", "-", '"', "and", "but", "so"})
_ASKS = frozenset({"can", "do", "be", "must"})


def asks_of_card(words: Sequence[str]) -> bool:
    """`can my Giant then block it?`: whether a clause begins with a verb that asks, and has named a card last."""
    begins = max((at for at, word in enumerate(words) if word in _OPENS), default=-1) + 1
    return begins < len(words) and words[begins] in _ASKS and words[-1][-1] == "]"
