"""What a sentence about the whole game is: decks, how it begins, what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from sandbox.scenarios.language.step_definition import StepDefinition

AND = re.compile(r", and |, | and ")
"""What parts a list."""


def whole_game(pattern: str, read: Callable[..., object], example: str, kind: str, about: str = "") -> StepDefinition:
    return StepDefinition(pattern, read, about, example, "The whole game", kind)
