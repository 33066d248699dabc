"""Names and sentences spelled nearly alike."""

from __future__ import annotations

from collections.abc import Iterable

MOST_NEAR = 3
LEAST_ALIKE = 60
"""Of a hundred: how much of two spellings is the same, at least, where nothing else is asked."""
LONGEST_COMPARED = 200
"""So many characters are compared."""


def spelled_nearly(words: str, known: Iterable[str], least: float = LEAST_ALIKE) -> list[str]:
    """Those of the known spellings that are most like the words, the nearest first; at most three."""
    from rapidfuzz import fuzz, process  # only what is misspelt needs it, and a ruling should begin soon

    wanted = words[:LONGEST_COMPARED]
    near = process.extract(wanted, list(known), scorer=fuzz.ratio, limit=MOST_NEAR, score_cutoff=least)
    return [name for name, _, _ in near]
