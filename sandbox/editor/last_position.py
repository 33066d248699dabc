"""The last scenario of a text that somebody edits, read as far as its position."""

from __future__ import annotations

from sandbox.editor.gherkin_lines import position_only
from sandbox.scenarios.evaluation import LONGEST_TEXT
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.parsing import parse_text
from sandbox.terms.errors import Malformed


def last_position(text: str) -> ParsedScenario:
    """Raises Malformed where it cannot be read, and for a text that is too long to be looked at."""
    if len(text) > LONGEST_TEXT:
        raise Malformed(f"the text has {len(text):,} characters, and {LONGEST_TEXT:,} is the most")
    return parse_text(position_only(text))[-1]
