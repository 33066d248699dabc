"""The rest of a card's name that stands after what it is cast on: `he Swords my Angel to Plowshares`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandbox.questions.tokens import BREAKS, NormalToken

_TO = "to"
_FARTHEST = 5
"""Words between the verb and the rest of the name."""


def without_rest_of_names(tokens: Sequence[NormalToken], question: str) -> Iterator[NormalToken]:
    """The tokens, without such a rest: it is said with the card's first word already."""
    asked = [question[token.start : token.end].lower() for token in tokens]
    left: set[int] = set()
    for at, token in enumerate(tokens):
        _, _, rest = token.card.lower().partition(f" {_TO} ") if token.card else ("", "", "")
        if rest and _TO not in asked[at].split():
            left |= _rest_at(asked, at + 2, [_TO, *rest.split()])
    yield from (token for at, token in enumerate(tokens) if at not in left)


def _rest_at(asked: Sequence[str], first: int, rest: Sequence[str]) -> set[int]:
    """Where the rest of the name stands in the same clause; empty where it does not."""
    for at in range(first, min(first + _FARTHEST, len(asked) - len(rest) + 1)):
        if asked[at - 1] in BREAKS:
            break
        if list(asked[at : at + len(rest)]) == list(rest):
            return set(range(at, at + len(rest)))
    return set()
