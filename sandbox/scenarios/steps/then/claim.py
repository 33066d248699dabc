"""What a claim is."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import ClaimCheck, Finding, QuestionClaim

__all__ = ["ClaimCheck", "Finding", "claimed"]


def claimed(
    pattern: str, read: Callable[..., ClaimCheck | QuestionClaim], example: str, about: str = ""
) -> StepDefinition:
    """A sentence that claims something."""
    return StepDefinition(pattern, read, about, example, "Claims", "claim")
