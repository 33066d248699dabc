"""A word of a question in its normal form."""

from __future__ import annotations

from dataclasses import dataclass

BREAKS = frozenset({".", "?", "!", ";", ":"})
"""Signs between sentences."""


@dataclass(frozen=True)
class NormalToken:
    """A word of the normal form and where it stood in the question."""

    text: str
    start: int
    end: int

    @property
    def card(self) -> str:
        """The card that it stands for; empty for an ordinary word."""
        return self.text.rstrip("+")[1:-1] if self.text.startswith("[") else ""
