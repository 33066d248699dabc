"""What a sentence of the table is, and what it becomes when a step matches it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandbox.scenarios.language.document import Step

SLOTS = {
    "player": r"[A-Z][\w-]{0,29}",
    "total": r"-?\d{1,6}",
    "number": r"\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten",
    "mana": r"(?:\{[^{}]{1,6}\})+",
    "size": r"-?\d{1,3}/-?\d{1,3}",
    "color": r"white|blue|black|red|green",
    "counter": r"[+-]\d/[+-]\d|[\w-]+(?: [\w-]+)?",
    "quoted": r'"[^"]{1,200}"',
    "zone": r"hand|graveyard|library",
    "fight": r"attacking|blocking|blocked",
    "amount": r"no|\d{1,3}|an?|one|two|three|four|five",
    "format": r"Constructed|Limited",
    "place": r"top|bottom",
    "scope": r"local|global",
    "negation": r"(?:not )?",
}
_SLOT = re.compile(r"\{(\w+?)(\d?)\}")


@dataclass(frozen=True)
class StepDefinition:
    """One sentence of the language. `pattern` shows its slots in braces and its optional parts in brackets,
    alternatives
    with a stroke; `read` turns the slots into what the step means."""

    pattern: str
    read: Callable[..., Any]
    about: str
    example: str
    group: str
    kind: str

    def matcher(self) -> re.Pattern[str]:
        return _compiled(self.pattern)


def _compiled(pattern: str) -> re.Pattern[str]:
    """`{player} casts {things}[ targeting {targets}]` as a regular expression."""
    text = re.escape(pattern)
    text = text.replace(r"\[", "(?:").replace(r"\]", ")?").replace(r"\|", "|").replace(r"\(", "(?:").replace(r"\)", ")")
    text = text.replace(r"\{", "{").replace(r"\}", "}").replace(r"\ ", " ")
    return re.compile(_SLOT.sub(lambda m: f"(?P<{m[1]}{m[2]}>{SLOTS.get(m[1], '.{1,2000}?')})", text))


@dataclass
class BoundStep:
    """A step that has been understood: the sentence, and what its `read` made of it."""

    step: Step
    sentence: StepDefinition
    value: Any
    edition: tuple[str, ...] | None = None
    """The editions that the step speaks of (`in mirage, …`); None: all."""
    extra: dict[str, Any] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        return self.sentence.kind
