"""Changing words: `Forest` read as `Island`, `black` as `blue`, through a whole meaning."""

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any


@lru_cache(maxsize=4096)
def with_words_changed(meaning: Any, old: str, new: str) -> Any:
    """`meaning` with every color or land type `old` standing as `new`. Whatever does not hold the word is returned
    as it is.
    """
    return _changed(meaning, old, new)


def _changed(part: Any, old: str, new: str) -> Any:
    if isinstance(part, str):
        return type(part)(new) if part == old else part
    if isinstance(part, tuple):
        return tuple(_changed(item, old, new) for item in part)
    if isinstance(part, frozenset):
        return frozenset(_changed(item, old, new) for item in part)
    if is_dataclass(part) and not isinstance(part, type):
        before = {field.name: getattr(part, field.name) for field in fields(part)}
        after = {name: _changed(value, old, new) for name, value in before.items()}
        return replace(part, **after) if after != before else part
    return part
