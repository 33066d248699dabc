"""Fenced ``gherkin`` blocks: the scenarios that stand in a Markdown text, with the lines on which they begin."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sandbox.terms.values import Value

if TYPE_CHECKING:
    from markdown_it.token import Token

EXAMPLE = re.compile(r"^\s*(?:Example|Scenario):\s*(?P<name>\S.*?)\s*$", re.M)
TAG_LINE = re.compile(r"^\s*@\S.*$", re.M)
GHERKIN = "gherkin"


class ScenarioBlock(Value):
    """Text that scenarios stand in. ``line`` is the line of the file on which it begins."""

    text: str
    line: int = 1

    @property
    def name(self) -> str:
        """The name of its first example; empty if it has none."""
        found = EXAMPLE.search(self.text)
        return found["name"] if found else ""

    @property
    def tags(self) -> tuple[str, ...]:
        """The words after @, in order."""
        lines = TAG_LINE.findall(self.text)
        return tuple(word.lstrip("@") for line in lines for word in line.split() if word.startswith("@"))


def is_scenario(token: Token) -> bool:
    """Whether a piece of Markdown is a fenced block of Gherkin."""
    return token.type == "fence" and token.info.split(None, 1)[:1] == [GHERKIN]


def block_of(token: Token, first_line: int = 1) -> ScenarioBlock:
    """The block that a fence holds, in a text that begins on ``first_line`` of its file."""
    begins = token.map[0] if token.map else 0
    return ScenarioBlock(text=token.content, line=first_line + begins + 1)


def blocks_in(text: str, markdown: bool = False) -> list[ScenarioBlock]:
    """The scenarios of a file: its fenced blocks, or the whole of it if it has none and is not said to be Markdown."""
    fenced = fenced_blocks(text) if f"```{GHERKIN}" in text else []
    return fenced if fenced or markdown else [ScenarioBlock(text)]


def fenced_blocks(text: str) -> list[ScenarioBlock]:
    """Those of a Markdown text. Its parser is loaded here, for most files of scenarios are plain Gherkin."""
    from markdown_it import MarkdownIt

    return [block_of(token) for token in MarkdownIt("commonmark").parse(text) if is_scenario(token)]
