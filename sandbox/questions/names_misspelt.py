"""Names of cards that are misspelt, or cut short word by word.

A misspelt name is taken for a card only where no other card fits as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rapidfuzz.distance import OSA

from sandbox.questions.pool_names import ALSO_WORDS, LISTS, LONG_WORD, SHORTEST_PART, joined, key_of, names

MISSPELT_FROM, MOST_WRONG = 5, 2
"""Letters from which on a name may be misspelt; wrong letters in all."""
_NEAR_WORDS = frozenset(LISTS["near"]["all"].split())
"""Words of ordinary English that are a letter or two away from the name of a card."""
_HEADS = frozenset(LISTS["heads"]["all"].split())
"""Words of names of cards that are no other card misspelt."""


@cache
def _beginning_with(letter: str, length: int) -> tuple[tuple[str, str], ...]:
    """The names of so many words that begin with the letter."""
    return tuple((key, card) for key, card in names().items() if key[0] == letter and key.count(" ") + 1 == length)


@cache
def _forms_beginning_with(letter: str, length: int) -> tuple[tuple[int, str, bool, tuple[str, ...]], ...]:
    """The same names, with the endings of several and of verbs: the letters of the name, the card, whether an ending
    was put to it, and the words."""
    return tuple(
        (len(key), card, bool(ending), tuple((key + ending).split()))
        for key, card in _beginning_with(letter, length)
        for ending in ("", "s", "es", "ed")
    )


def _forms_like(parts: Sequence[str], ordinary: frozenset[str]) -> Sequence[tuple[int, str, bool, tuple[str, ...]]]:
    """Those that have the ordinary and the short words of these where they stand: such words must be right."""
    forms = _forms_beginning_with(parts[0][0], len(parts))
    for at, part in enumerate(parts):
        if len(part) < SHORTEST_PART or part in ordinary:
            forms = tuple(form for form in forms if form[3][at] == part)
    return forms


def misspelt(words: Sequence[str], ordinary: frozenset[str]) -> tuple[str, bool] | None:
    """The one name that is nearest word by word, if it is near enough and no other is as near."""
    key = joined(words)
    parts = key.split()
    if len(key) < MISSPELT_FROM or (len(parts) == 1 and key in ordinary) or not parts:
        return None
    if len(parts) == 1 and (key in _HEADS or (key in _NEAR_WORDS and words[0].islower())):
        return None
    near: dict[str, tuple[int, bool]] = {}
    for letters, card, ending, form in _forms_like(parts, ordinary):
        if abs(letters - len(key)) > MOST_WRONG + 2:
            continue
        away = _away(parts, form)
        if away is not None and away < near.get(card, (MOST_WRONG + 1, False))[0]:
            near[card] = (away, ending)
    if not near:
        return None
    least = min(away for away, _ in near.values())
    nearest = [(card, plural) for card, (away, plural) in near.items() if away == least]
    if len(nearest) != 1 or (words[0].islower() and key_of(nearest[0][0]) in ALSO_WORDS):
        return None  # an ordinary word that is misspelt
    return nearest[0]


def abbreviated(words: Sequence[str], ordinary: frozenset[str]) -> tuple[str, bool] | None:
    """The one name of several words that these words begin, word by word; one of them must be there whole."""
    parts = key_of(" ".join(words)).split()
    if len(parts) < 2 or min(map(len, parts)) < SHORTEST_PART - 1:
        return None
    found = {card for name, card in _beginning_with(parts[0][0], len(parts)) if _begins(parts, name.split(), ordinary)}
    return (found.pop(), False) if len(found) == 1 else None


def _begins(parts: Sequence[str], name: Sequence[str], ordinary: frozenset[str]) -> bool:
    pairs = list(zip(parts, name, strict=True))
    short = [part for part, wanted in pairs if part != wanted]
    begun = all(wanted.startswith(part) for part, wanted in pairs)
    return begun and len(short) < len(parts) and ordinary.isdisjoint(short)


def _away(parts: Sequence[str], name: Sequence[str]) -> int | None:
    """How many letters are wrong in all; None where a word is not near enough."""
    changed = [(part, wanted) for part, wanted in zip(parts, name, strict=True) if part != wanted]
    long = LONG_WORD if len(parts) - len(changed) < MOST_WRONG else MISSPELT_FROM
    wrong = 0
    for part, wanted in changed:
        most = 2 if len(part) >= long else 1
        away = OSA.distance(part, wanted, score_cutoff=most)
        if away > most:
            return None
        wrong += away
    return wrong if wrong <= MOST_WRONG else None
