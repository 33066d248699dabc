"""A text's scenarios: names, tags, and steps with their places. What the steps say is not looked at here."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.terms.errors import Malformed
from sandbox.terms.values import Value

MOST_CHARACTERS = 20_000
MOST_STEPS = 200
"""Of one scenario."""
LONGEST_NAME, LONGEST_SENTENCE = 200, 2_000
"""Characters of a name or a tag, and of a sentence."""


class GherkinStep(Value):
    """One sentence. `role` is `given`, `when` or `then`; `block` what stands between triple quotes under it."""

    role: str
    text: str
    line: int
    column: int
    block: str | None = None


@dataclass(frozen=True)
class Scenario:
    name: str
    line: int
    tags: tuple[str, ...] = ()
    rule: str | None = None
    steps: tuple[GherkinStep, ...] = ()
    text: str = field(default="", compare=False)
    """The lines of the scenario itself, tags included."""


@dataclass
class Document:
    """The scenarios of a text that can be read as such, and what is wrong with the others."""

    scenarios: list[Scenario] = field(default_factory=list)
    faults: list[Malformed] = field(default_factory=list)
