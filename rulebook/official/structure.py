"""A text of the Comprehensive Rules as a value."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum


class Level(StrEnum):
    """How deep a numbered paragraph stands: `1.`, `100.`, `100.1.`, `100.1a`."""

    SECTION = "section"
    SUBSECTION = "subsection"
    RULE = "rule"
    SUBRULE = "subrule"


@dataclass
class Numbered:
    """A heading or rule. `occurrence` counts from 1 where a text gives the same number twice. Paragraphs without a
    number that follow belong to it; `examples` stand under it."""

    number: str
    level: Level
    text: str
    occurrence: int = 1
    more: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)

    @property
    def words(self) -> str:
        """All its paragraphs."""
        return "\n\n".join((self.text, *self.more))


@dataclass
class GlossaryEntry:
    """A term and the paragraphs that define it."""

    term: str
    paragraphs: list[str] = field(default_factory=list)

    @property
    def words(self) -> str:
        """All its paragraphs."""
        return "\n\n".join(self.paragraphs)


@dataclass
class RulesText:
    """A text by the date from which it is in effect. `notes` are oddities of the original, in words. `counted`: the
    original has no numbers, and its paragraphs were counted here."""

    effective: date
    numbered: list[Numbered]
    glossary: list[GlossaryEntry]
    notes: list[str] = field(default_factory=list)
    counted: bool = False

    def count(self, level: Level) -> int:
        """How many of that level."""
        return sum(one.level is level for one in self.numbered)

    @property
    def examples(self) -> int:
        """How many, all told."""
        return sum(len(one.examples) for one in self.numbered)
