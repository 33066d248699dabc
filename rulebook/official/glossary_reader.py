"""Reading the glossary of a rules text: terms, and the paragraphs that define them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulebook.official.structure import GlossaryEntry

LONGEST_TERM = 90
"""Characters."""
INDENT = " " * 5
"""Until 2008 the second paragraph of a definition begins with it, and may stand after a blank line."""
_ENDS = re.compile(r"[.!?:;,)\]”\"’]$|^\d+\. |^Examples?:|^See |^     ")
"""How a line ends or begins that is a part of a definition."""
_TERM_ENDING_OTHERWISE = re.compile(r"\((?:Obsolete|obsolete)\)$|\[[^\]]*\],?”?$")


def glossary_of(lines: Sequence[str]) -> list[GlossaryEntry]:
    """A blank line comes before each term, but not in every text: a short line that ends as no sentence does, with a
    definition after it, is a term as well."""
    entries: list[GlossaryEntry] = []
    for block in blocks_of(lines):
        for place, line in enumerate(block):
            if (place == 0 and not line.startswith(INDENT)) or (place + 1 < len(block) and is_term(line)):
                entries.append(GlossaryEntry(line.strip()))
            elif entries:
                entries[-1].paragraphs.append(line.strip())
    return entries


def is_term(line: str) -> bool:
    """Whether a line looks like a term and not like a part of a definition."""
    if len(line) > LONGEST_TERM or (not line[:1].isalnum() and line[:1] not in "“{"):
        return False
    return bool(_TERM_ENDING_OTHERWISE.search(line)) or not _ENDS.search(line)


def blocks_of(lines: Sequence[str]) -> Iterator[list[str]]:
    """Runs of lines between blank ones."""
    block: list[str] = []
    for line in lines:
        if line.strip():
            block.append(line)
        elif block:
            yield block
            block = []
    if block:
        yield block
