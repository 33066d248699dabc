"""Signs that were set otherwise in older files, and mean the same."""

from __future__ import annotations

_SIGNS = str.maketrans({"“": '"', "”": '"', "’": "'", "‘": "'", "_": None, "®": None, "™": None})


def plain_signs(words: str) -> str:
    """The words in the signs of a plain file."""
    return words.replace("--", "—").replace("(r)", "").replace("(tm)", "").translate(_SIGNS)
