"""The notation of templates: how a production writes a sentence once for reading and for printing.

{what:thing}   a slot: the field `what`, read and printed as the phrase `thing`
<gets|get>     agreement: after one thing, after several (or after `you`)
(a|b|)         alternatives, all of them read and the first one printed; an empty one makes the others optional
anything else  itself; capitals do not matter when reading
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

_TOKEN = re.compile(r"\{([a-z_]+):([a-z_]+)\}|<([^<>|]*)\|([^<>|]*)>|\(([^()]*\|[^()]*)\)")

WHOLE_WORDS = r"(?:(?<![A-Za-z])|(?![A-Za-z]))"
"""Ends a pattern that must not stop inside a word."""


@dataclass(frozen=True)
class Slot:
    """A part of the sentence that another phrase reads."""

    field: str
    phrase: str


@dataclass(frozen=True)
class Words:
    """Fixed words. `one` is printed after a single subject, `many` after several."""

    pattern: str
    one: str
    many: str


@dataclass(frozen=True)
class Literal:
    """Adjoining words as one pattern; `shown` is what an error says was expected."""

    pattern: str
    shown: str

    @cached_property
    def regex(self) -> re.Pattern[str]:
        """Compiled when a text is first read against it."""
        return re.compile(self.pattern, re.IGNORECASE)


@dataclass(frozen=True)
class Template:
    """`parts` are for reading, `pieces` for printing."""

    parts: tuple[Slot | Literal, ...]
    pieces: tuple[Slot | Words, ...]

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(part for part in self.parts if isinstance(part, Slot))


def compiled(notation: str) -> Template:
    pieces = tuple(_pieces(notation))
    return Template(tuple(_merged(pieces)), pieces)


def _pieces(notation: str) -> Iterator[Slot | Words]:
    place = 0
    for match in _TOKEN.finditer(notation):
        if plain := notation[place : match.start()]:
            yield _plain(plain)
        place = match.end()
        yield _special(match)
    if rest := notation[place:]:
        yield _plain(rest)


def _plain(text: str) -> Words:
    return Words(re.escape(text), text, text)


def _special(match: re.Match[str]) -> Slot | Words:
    field, phrase, one, many, choices = match.groups()
    if field:
        return Slot(field, phrase)
    if choices is None:
        return Words(_either([one, many]), one, many)
    options = choices.split("|")
    return Words(_either(options), options[0], options[0])


def _either(options: list[str]) -> str:
    longest_first = sorted(options, key=len, reverse=True)
    return "(?:" + "|".join(re.escape(option) for option in longest_first) + ")"


def _merged(pieces: tuple[Slot | Words, ...]) -> Iterator[Slot | Literal]:
    run: list[Words] = []
    for piece in pieces:
        if isinstance(piece, Words):
            run.append(piece)
            continue
        if run:
            yield _literal(run)
        run = []
        yield piece
    if run:
        yield _literal(run)


def _literal(run: list[Words]) -> Literal:
    pattern = "".join(words.pattern for words in run)
    shown = "".join(words.one for words in run)
    return Literal(pattern + WHOLE_WORDS, f"`{shown.strip()}`")
