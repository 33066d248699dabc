"""The forms in which a card's name stands in a sentence: as a plural, or as a verb."""

from __future__ import annotations

import re
from functools import lru_cache

ENDINGS = (
    ("s", ""),
    ("es", ""),
    ("ed", ""),
    ("ing", ""),
    ("ies", "y"),
    ("d", ""),
    ("ed", "e"),
    ("ing", "e"),
    ("z", ""),
    ("fs", "ves"),
)

KEYS_REMEMBERED = 5_000
"""Rows of words of which the forms are remembered: those of a long question."""


@lru_cache(KEYS_REMEMBERED)
def bare(key: str) -> tuple[tuple[str, bool], ...]:
    """The words, and without the ending of a plural or a verb."""
    forms = [(key, False)]
    if key.endswith("fs"):
        forms.append((f"{key[:-2]}ves", False))
    for ending, instead in ENDINGS:
        if key.endswith(ending) and len(key) > len(ending) + 2:
            forms.append((key[: -len(ending)] + instead, True))
    if len(key) > 6 and (doubled := re.sub(r"(.)\1(?:ed|ing)$", r"\1", key)) != key:
        forms.append((doubled, True))
    return tuple(forms)
