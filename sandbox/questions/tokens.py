"""A word of a question in its normal form."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class NormalToken:
    """A word of the normal form and where it stood in the question."""

    text: str
    start: int
    end: int
