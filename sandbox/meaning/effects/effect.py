"""The root of all effects."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Effect:
    """One instruction of a text. Effects of a text are performed in the order in which they are written."""
