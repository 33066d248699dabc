"""What a claim is."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_definition import StepDefinition

Found = tuple[bool, str]
Claim = Callable[[StepContext], Found]
"""Whether it holds, and what was found."""


def claimed(pattern: str, read: Callable[..., Claim], example: str, about: str = "") -> StepDefinition:
    """A sentence that claims something."""
    return StepDefinition(pattern, read, about, example, "Claims", "claim")
