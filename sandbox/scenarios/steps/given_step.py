"""What a sentence of the position is."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.step_definition import StepDefinition

Given = Callable[[Setup], None]
"""What it does with the position that is being set up."""


def given(
    pattern: str, read: Callable[..., Given], example: str, about: str, group: str = "The position"
) -> StepDefinition:
    return StepDefinition(pattern, read, about, example, group, "given")
