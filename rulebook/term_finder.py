"""Finding the terms of a glossary in running text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .entry_files import Address

SHORTEST = 3
IN_BRACKETS = re.compile(r"\([^)]*\)")


def forms(headword: str) -> set[str]:
    """The words under which a text may use a headword: ``Life, Life Total`` is both; ``LIFO (Informal)`` is LIFO."""
    bare = IN_BRACKETS.sub("", headword)
    singles = {part.strip().lower() for part in bare.split(",")}
    return {form for single in singles if len(single) >= SHORTEST for form in (single, *plurals(single))}


def plurals(word: str) -> tuple[str, ...]:
    """The regular plural of a word."""
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return (word[:-1] + "ies",)
    return (word + "es",) if word.endswith(("s", "x", "z", "ch", "sh")) else (word + "s",)


@dataclass
class TermFinder:
    """The forms of one edition's terms. Each term is found once: a finder is used for one entry."""

    entries: dict[str, Address]
    pattern: re.Pattern[str] | None = None
    done: set[Address] = field(default_factory=set)

    @classmethod
    def over(cls, headwords: Iterable[tuple[str, Address]]) -> TermFinder:
        """A finder of these headwords; the longest that matches wins."""
        found = {form: address for headword, address in headwords for form in forms(headword)}
        longest_first = sorted(found, key=len, reverse=True)
        either = "|".join(re.escape(form) for form in longest_first)
        return cls(found, re.compile(rf"(?<![\w-])(?:{either})(?![\w-])", re.I) if either else None)

    def without(self, known: set[Address]) -> TermFinder:
        """A fresh finder for one entry, which leaves out itself and what it links to already."""
        return TermFinder(self.entries, self.pattern, known)

    def parted(self, text: str) -> Iterator[tuple[str, Address | None]]:
        """The text in pieces, each a term with its entry or plain words with None."""
        begin = 0
        for match in self.pattern.finditer(text) if self.pattern else ():
            address = self.entries[match[0].lower()]
            if address in self.done:
                continue
            self.done.add(address)
            if match.start() > begin:
                yield text[begin : match.start()], None
            yield match[0], address
            begin = match.end()
        if begin < len(text):
            yield text[begin:], None
