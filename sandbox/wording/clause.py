"""One of the clauses that can follow the head of a description."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from sandbox.meaning.kinds import Kind


@dataclass(frozen=True)
class Clause:
    """`narrow` gets the description and what stood in the first group of the pattern, and gives None where they do not
    go together; `show` gives its words."""

    words: str
    narrow: Callable[[Kind, str], Kind | None]
    show: Callable[[Kind], list[str]]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Compiled when a text is first read that could have such a clause."""
        return re.compile(rf" (?:{self.words})(?![A-Za-z])", re.IGNORECASE)
