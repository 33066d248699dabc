"""Changing words: `Forest` read as `Island`, `black` as `blue`, through a whole meaning."""

from functools import lru_cache
from typing import TypeVar, cast

from sandbox.meaning.nodes import Meaning

M = TypeVar("M")


def with_words_changed(meaning: M, old: str, new: str) -> M:
    """`meaning` with every color or land type `old` standing as `new`. Whatever does not hold the word is returned
    as it is.
    """
    return cast(M, _changed_once(meaning, old, new))


@lru_cache(maxsize=512)
def _changed_once(meaning: object, old: str, new: str) -> object:
    return _changed(meaning, old, new)


def _changed(part: object, old: str, new: str) -> object:
    if isinstance(part, str):
        return type(part)(new) if part == old else part
    if isinstance(part, tuple):
        return tuple(_changed(item, old, new) for item in part)
    if isinstance(part, frozenset):
        return frozenset(_changed(item, old, new) for item in part)
    if isinstance(part, Meaning):
        before = part.parts()
        after = {name: _changed(value, old, new) for name, value in before.items()}
        return part.with_parts(after) if after != before else part
    return part
