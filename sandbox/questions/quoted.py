"""What a question says over again of what stands on one of its cards: `to tap it`, `for R`, `so my guys get +0/+2`.

It says nothing new of the position, and is taken so only where nothing else reads the words: each of them that carries
meaning stands in one line of a card's text, or they are its cost, and what is denied is denied there as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

SMALL = frozenset({
    "a", "an", "the", "it", "its", "that", "this", "all", "be", "have", "get", "give", "gain", "and", "with", ",", "-",
    ".", ":", '"', "to", "for", "also", "which", "who", "do", "of", "your", "my", "his", "i", "say", "effect",
    "old", "printed", "wording", "text", "original", "here",
})  # fmt: skip
"""Words of which a text and what is said of it may have others."""
NOT = frozenset({"not", "no", "unless", "without", "except", "non"})
LONGEST = 14
"""Words of such a clause."""
FEWEST = 2
"""Words that carry meaning in a clause of its own."""
_MANA = re.compile(r"\d*[wubrg]{1,6}|\d+")
_CHANGE = re.compile(r"[+-]\d+/[+-]\d+")
_LOYALTY = re.compile(r"[+-]\d+")
_ENDING = re.compile(r"(?<=..)(?:ing|ed|es|s|e)$")
_DOUBLED = re.compile(r"(?<=..)([a-z])\1$")
_LIGHT = (SMALL - {"all"}) | {
    "so", "they", "them", "him", "her", "she", "he", "me", "whole", "each", "single", "just", "their", "since",
    "because", "make", "let", "can", "while", "as", "long", "from", "by", "when", "one", "ones", "guy", "out", "up",
    "off", "back", "away", "in",
}  # fmt: skip
"""Words of which a text and what is said of it may have others."""
_OPENS_PURPOSE = frozenset({"to", "for"})
_OPENS_RESULT = frozenset({"it", "they", "he", "she", "which"})
"""Subjects of what comes of an act: `he taps them, so they are tapped`."""


def ends_of_purpose(
    words: Sequence[str], at: int, stops: frozenset[str], lines: Sequence[Sequence[str]], of_result: bool = True
) -> list[int]:
    """Where what something is said to be done for, or with `of_result` what comes of it, may end, if that stands on a
    card."""
    opens = _OPENS_PURPOSE | _OPENS_RESULT if of_result else _OPENS_PURPOSE
    if words[at] not in opens and not _CHANGE.fullmatch(words[at]):
        return []
    begun = at + (words[at] in opens)
    end = next((each for each in range(begun, len(words)) if words[each] in stops), len(words))
    said = words[begun:end]
    return [end] if said and len(said) <= LONGEST and stands_on(said, lines, of_cost=words[at] == "for") else []


def stands_on(said: Sequence[str], lines: Sequence[Sequence[str]], of_cost: bool = False) -> bool:
    """Whether one line says all of it; `of_cost`: or it is mana that a line speaks of."""
    mana = [word for word in said if word not in ("the", "just", "only", "a", "mana")]
    if of_cost and len(mana) == 1 and _MANA.fullmatch(mana[0]):
        return any(_marks(mana[0]) == sorted(run) for line in lines for run in _runs(line)) or _is_said(mana, lines)
    return _is_said([word for word in said if word not in _LIGHT], lines)


def is_said_of_card(said: Sequence[str], lines: Sequence[Sequence[str]]) -> bool:
    """Whether a clause says so much as a line does, and no more."""
    weighty = [word for word in said if word not in _LIGHT]
    if any(map(_LOYALTY.fullmatch, said)):
        return False  # the cost of what is done
    return len(weighty) >= FEWEST and len(said) <= LONGEST and _is_said(weighty, lines)


def _is_said(weighty: Sequence[str], lines: Sequence[Sequence[str]]) -> bool:
    stems = {_stem(word) for word in weighty if word not in NOT}
    denied = not NOT.isdisjoint(weighty)
    return bool(stems) and any(
        stems <= set(map(_stem, line)) and denied == (not NOT.isdisjoint(line)) for line in lines
    )


def _stem(word: str) -> str:
    """`untap` of `untapped` and `untaps`."""
    return "fly" if word == "flying" else _DOUBLED.sub(r"\1", _ENDING.sub("", word))


def _marks(mana: str) -> list[str]:
    return sorted(f"{{{mark}}}" for mark in re.findall(r"\d+|[wubrg]", mana))


def _runs(line: Sequence[str]) -> Iterator[list[str]]:
    """Mana symbols that stand in a row."""
    run: list[str] = []
    for word in (*line, ""):
        if word.startswith("{") and word != "{t}":
            run.append(word)
        elif run:
            yield run
            run = []
