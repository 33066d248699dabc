"""What a sentence of the table is, and what it becomes when a step matches it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sandbox.scenarios.language.document import GherkinStep
from sandbox.terms import designations
from sandbox.terms.designations import DESIGNATIONS

SLOTS = {
    "player": r"[A-Z][\w-]{0,29}",
    "total": r"-?\d{1,6}|no",
    "number": r"\d{1,4}|no|an?|one|two|three|four|five|six|seven|eight|nine|ten",
    "mana": r"(?:\{[^{}]{1,6}\})+",
    "size": r"-?\d{1,3}/-?\d{1,3}",
    "color": r"white|blue|black|red|green",
    "counter": r"[+-]\d/[+-]\d|[\w-]+(?: [\w-]+)?",
    "quoted": r'"[^"]{1,200}"',
    "zone": r"hand|graveyard|library",
    "fight": r"attacking|blocking|blocked",
    "amount": r"no|\d{1,3}|an?|one|two|three|four|five",
    "format": r"Constructed|Limited|Vintage|Legacy",
    "pool": r"Standard|Extended|Block Constructed|Vintage|Legacy",
    "banned": r"banned|restricted",
    "day": r"\d{1,2} [A-Z][a-z]{2,8} \d{4}|[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{4}-\d\d-\d\d",
    "place": r"top|bottom",
    "scope": r"local|global",
    "designation": "|".join(DESIGNATIONS),
    "daytime": f"{designations.DAY}|{designations.NIGHT}",
    "title": "|".join(designations.OF_PLAYERS),
    "playercounter": "|".join(designations.PLAYER_COUNTERS),
    "negation": r"(?:not )?",
}
_OPEN = re.compile(r"\{\w+\}|\[[^][]*\]|\([^()]*\)")
_SLOT = re.compile(r"\{(\w+?)(\d?)\}")


@dataclass(frozen=True, eq=False)
class StepDefinition:
    """One sentence of the language. `pattern` shows its slots in braces, its optional parts in brackets and its
    alternatives with a stroke; `read` turns the slots into what the step means."""

    pattern: str
    read: Callable[..., object]
    about: str
    example: str
    group: str
    kind: str

    def match(self, text: str) -> re.Match[str] | None:
        """The text as this sentence. The words that the sentence always has are looked for first, for the regular
        expression of a sentence is compiled when it is first needed."""
        return self.matcher.fullmatch(text) if all(words in text for words in self.fixed_words) else None

    @property
    def takes_block(self) -> bool:
        """Whether a text between triple quotes follows it."""
        return self.pattern.endswith(":")

    @cached_property
    def fixed_words(self) -> tuple[str, ...]:
        """What stands in every such sentence: what is neither a slot nor optional nor an alternative."""
        plain = self.pattern
        while (shorter := _OPEN.sub("\0", plain)) != plain:
            plain = shorter
        return () if "|" in plain else tuple(filter(None, plain.split("\0")))

    @cached_property
    def longest_words(self) -> str:
        """Most texts that are not this sentence lack these; empty where it has no fixed words."""
        return max(self.fixed_words, key=len, default="")

    @cached_property
    def matcher(self) -> re.Pattern[str]:
        return _compiled(self.pattern)


def _compiled(pattern: str) -> re.Pattern[str]:
    """`{player} casts {things}[ targeting {targets}]` as a regular expression."""
    text = re.escape(pattern)
    text = text.replace(r"\[", "(?:").replace(r"\]", ")?").replace(r"\|", "|").replace(r"\(", "(?:").replace(r"\)", ")")
    text = text.replace(r"\{", "{").replace(r"\}", "}").replace(r"\ ", " ")
    return re.compile(_SLOT.sub(lambda m: f"(?P<{m[1]}{m[2]}>{SLOTS.get(m[1], '.{1,2000}?')})", text))


@dataclass(frozen=True, eq=False)
class BoundStep:
    """A step that has been understood: the sentence, and what its `read` made of it (see `step_values`)."""

    step: GherkinStep
    sentence: StepDefinition
    value: Any
    edition: tuple[str, ...] | None = None
    """The editions that the step speaks of (`in mirage, …`); None: all."""

    def is_for(self, edition: str) -> bool:
        """Whether it speaks of the edition."""
        return self.edition is None or edition in self.edition

    @property
    def kind(self) -> str:
        return self.sentence.kind
