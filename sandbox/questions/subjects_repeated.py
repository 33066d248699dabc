"""What is asked of one subject twice, said of it each time: `do I gain 2 and lose the Bear?` as `do I gain 2 and do I
lose the Bear?` Only where what comes second is not understood."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.questions.normal_form import verbs
from sandbox.questions.thing_words import PEOPLE
from sandbox.questions.tokens import BREAKS, NormalToken

_JOINS = frozenset({"and", "but"})
_GOES_ON = frozenset({"lose", "take", "gain", "draw", "get", "keep", "die", "live", "survive", "win", "untap", "deal"})
"""Verbs of what may come about."""
STOPS = BREAKS | {",", "(", ")", "-", '"', "and", "but", "if", "when", "while", "because", "since", "so", "or", "then"}
"""Words and signs at which another clause begins."""
_ASKING = frozenset({"do", "can", "must"})
_LONGEST = 4
"""Words of a subject."""


def with_subjects_repeated(tokens: list[NormalToken], lost: frozenset[int]) -> list[NormalToken]:
    """The tokens, the subject before the first of two verbs put before the second as well. `lost`: what was not
    understood."""
    found = list(tokens)
    for at in range(len(found) - 1, 1, -1):
        goes_on = found[at].text in _GOES_ON and found[at - 1].text in _JOINS
        if goes_on and id(found[at]) in lost:
            found[at:at] = _subject(found[: at - 1], found[at])
    return found


def _subject(before: Sequence[NormalToken], verb: NormalToken) -> list[NormalToken]:
    """Of the clause that ends there, with `do` where it is asked so; none where that is not seen."""
    start = len(before)
    while start and before[start - 1].text not in STOPS:
        start -= 1
    clause = before[start:]
    end = next((at for at, token in enumerate(clause) if at and token.text in verbs() and token.text not in _ASKING), 0)
    asked = bool(clause) and clause[0].text in _ASKING
    named = clause[asked:end]
    if not end or not 0 < len(named) <= _LONGEST or not (asked or named[0].text in PEOPLE):
        return []
    begins = ["do"] if asked else []
    return [NormalToken(word, verb.start, verb.start) for word in (*begins, *(token.text for token in named))]
