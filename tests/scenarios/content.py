"""Every scenario that stands in an entry, with the editions that it speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sandbox.editions import EDITIONS, NEWEST
from sandbox.scenarios.language.markdown import blocks_in
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.parsing import parse_text

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT / "rulebook" / "content", ROOT / "glossary" / "content")


@dataclass(frozen=True)
class Shown:
    """A scenario of an entry."""

    file: str
    parsed: ParsedScenario

    @property
    def name(self) -> str:
        return f"{self.file}: {self.parsed.scenario.name}"

    @property
    def editions(self) -> list[str]:
        return [tag for tag in self.parsed.scenario.tags if tag in EDITIONS] or [NEWEST]


def files() -> list[Path]:
    """Every entry, in order."""
    return [path for folder in FOLDERS for path in sorted(folder.glob("*/*.md"))]


@cache
def scenarios() -> tuple[Shown, ...]:
    """All of them, read. Raises Malformed with the file where one cannot be."""
    return tuple(
        Shown(f"{path.parents[2].name}/{path.parent.name}/{path.stem}", parsed)
        for path in files()
        for block in blocks_in(path.read_text(encoding="utf-8"), markdown=True)
        for parsed in parse_text(block.text)
    )


def ids(shown: list[tuple[Shown, str]]) -> list[str]:
    """Readable names of tests."""
    return [f"{one.name}, {edition}" for one, edition in shown]


TOLD = [(shown, edition) for shown in scenarios() for edition in shown.editions]
UNTOLD = [(shown, edition) for shown in scenarios() for edition in EDITIONS if edition not in shown.editions]
