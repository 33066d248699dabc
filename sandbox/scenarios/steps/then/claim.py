"""What a claim is."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.scenarios.language.context import Playing
from sandbox.scenarios.language.step_definition import Sentence

Found = tuple[bool, str]
Claim = Callable[[Playing], Found]
"""Whether it holds, and what was found."""


def claimed(pattern: str, read: Callable[..., Claim], example: str, about: str = "") -> Sentence:
    """A sentence that claims something."""
    return Sentence(pattern, read, about, example, "Claims", "claim")
