"""What a rule or a definition refers to: numbers, sections, and terms of the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_DOTTED = re.compile(r"(?<![\d.])(\d{3}\.\d+[a-km-np-z]{0,2})\b(?!\.\d)")
"""A rule or subrule: nothing else in these texts is written so."""
_SUBSECTION = re.compile(
    r"\b[Rr]ules?\s+(\d{3})\b(?!\.\d)|(?<![\d.])(\d{3})(?=, “[A-Z])|(?<=rules \d{3} and )(\d{3})\b(?!\.\d)"
)
"""Three figures alone are one after the word, or before a heading in quotes."""
_SECTION = re.compile(r"\b[Ss]ections?\s+(\d)\b(?!\d)")


@dataclass(frozen=True, slots=True)
class RuleReference:
    """The number that a text names, and where: places of its first character and after its last."""

    number: str
    start: int
    end: int


def references_in(text: str) -> Iterator[RuleReference]:
    """In the order in which they stand. Of a range, `601.2a–i`, its first."""
    found = {one.start: one for form in (_SECTION, _SUBSECTION, _DOTTED) for one in _found(form, text)}
    return (found[start] for start in sorted(found))


def _found(form: re.Pattern[str], text: str) -> Iterator[RuleReference]:
    for match in form.finditer(text):
        group = match.lastindex or 1
        yield RuleReference(match[group], match.start(group), match.end(group))
