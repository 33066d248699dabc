"""`Some 2/2 of his`: one of which it does not matter which it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.creature_words import is_plural, types_meant
from sandbox.questions.tokens import NormalToken

_OF_NO_SORT = frozenset({"random", "other", "little", "stupid", "vanilla", "big", "old"})
_BETWEEN = frozenset({"random", "stupid", "silly", "dumb"})
"""Words that say nothing of what it is."""


def with_some(tokens: Sequence[NormalToken], question: str) -> Iterator[NormalToken]:
    """The tokens, `some` before one creature as `a`; before several it stays."""
    skipped = False
    for at, token in enumerate(tokens):
        if skipped and token.text in _BETWEEN:
            continue
        skipped = token.text == "some" and _is_one(tokens[at + 1 : at + 4], question)
        yield replace(token, text="a") if skipped else token


def _is_one(after: Sequence[NormalToken], question: str) -> bool:
    """Whether a creature in the singular stands there."""
    for token in after:
        if token.text in _OF_NO_SORT:
            continue
        raw = question[token.start : token.end].lower()
        size = "/" in raw and raw[-1].isdigit()
        word = token.text == "creature" or (bool(types_meant(token.text)) and not is_plural(token.text))
        return (size or word) and not raw.endswith("s")
    return False
