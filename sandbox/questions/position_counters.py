"""The counters with which a card comes into play by its text."""

from __future__ import annotations

import re

NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
_ENTERED_WITH = re.compile(
    r"^Modular (\d)|enters with (a|one|two|three|four|five|six|seven) ([+-]\d/[+-]\d|[a-z]+) counters? on it\.",
    re.MULTILINE,
)


def entered_with(text: str) -> tuple[int, str] | None:
    """How many counters of what kind something has that came into play with them; None where it came with none."""
    found = _ENTERED_WITH.search(text)
    if found is None:
        return None
    return (int(found[1]), "+1/+1") if found[1] else (NUMBERS[found[2]], found[3])
