"""What a claim is."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import Claim, Found

__all__ = ["Claim", "Found", "claimed"]


def claimed(pattern: str, read: Callable[..., Claim], example: str, about: str = "") -> StepDefinition:
    """A sentence that claims something."""
    return StepDefinition(pattern, read, about, example, "Claims", "claim")
