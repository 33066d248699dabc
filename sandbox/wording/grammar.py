"""Productions, and how one grammar reads and prints.

A phrase is a name for what can stand in a slot. Reading finds, for each phrase at each place, every end that it can
have (the longest first) and one value for each end; results are kept, so the work grows with the text and not with
the number of ways to read it. Printing takes the first production of a phrase that fits the value.
"""

import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import singledispatch
from typing import Any

from sandbox.wording.templates import Literal, Slot, Template, Words, compiled

Ends = dict[int, Any]
"""Where a phrase can end, and what it then means."""

DEEPEST = 60
"""Phrases inside phrases; no printed text comes near it."""


class Unfit(Exception):
    """A build says that the words are right and the combination is not."""


@dataclass(frozen=True)
class Production:
    """`fields` takes a value apart for printing; None: this production does not print that value."""

    template: Template
    build: Callable[[dict[str, Any]], Any]
    fields: Callable[[Any], dict[str, Any] | None]
    reads: bool = True


@dataclass(frozen=True)
class Native:
    """A phrase written in Python because no template says it: reads at a place, prints a value."""

    read: "Callable[[Reading, int], Ends]"
    show: Callable[[Any, bool], str | None]


@dataclass
class Phrase:
    about: str
    """What an error says when nothing of the phrase could be read."""
    productions: list[Production | Native] = field(default_factory=list)


PHRASES: defaultdict[str, Phrase] = defaultdict(lambda: Phrase("something else"))


def phrase(name: str, about: str) -> None:
    PHRASES[name].about = about


def say(name: str, notation: str, meaning: type, *also: str, **fixed: Any) -> None:
    """`meaning` is said by `notation`, whose slots are its fields; `fixed` are fields that the words imply, all others
    have their defaults. The notations in `also` are read and never printed."""

    def build(slots: dict[str, Any]) -> Any:
        return meaning(**{**fixed, **slots})

    template = compiled(notation)
    slots = {slot.field for slot in template.slots}
    add(name, template, build, lambda value: _taken_apart(value, meaning, slots, fixed))
    for older in also:
        hears(name, older, build)


def _taken_apart(value: Any, meaning: type, slots: set[str], fixed: dict[str, Any]) -> dict[str, Any] | None:
    if type(value) is not meaning:
        return None
    for part in fields(meaning):
        if part.name not in slots and getattr(value, part.name) != fixed.get(part.name, part.default):
            return None
    return {slot: getattr(value, slot) for slot in slots}


def hears(name: str, notation: str, build: Callable[[dict[str, Any]], Any]) -> None:
    """Read and never printed."""
    add(name, compiled(notation), build, lambda value: None)


def prints(name: str, notation: str, apart: Callable[[Any], dict[str, Any] | None]) -> None:
    """Printed and never read: the phrase reads such words some other way."""
    template = compiled(notation)
    PHRASES[name].productions.append(Production(template, lambda slots: None, apart, reads=False))


def says(
    name: str,
    notation: str,
    build: Callable[[dict[str, Any]], Any],
    apart: Callable[[Any], dict[str, Any] | None],
) -> None:
    """A production whose slots are not simply the fields of a dataclass."""
    add(name, compiled(notation), build, apart)


def passes(name: str, *others: str) -> None:
    """The phrase `name` can be any of the phrases `others`."""
    for other in others:
        says(name, f"{{it:{other}}}", lambda slots: slots["it"], lambda value: {"it": value})


def constant(name: str, notation: str, value: Any) -> None:
    """Words that mean one value."""
    says(name, notation, lambda slots: value, lambda found: {} if found == value else None)


def native(name: str, read: "Callable[[Reading, int], Ends]", show: Callable[[Any, bool], str | None]) -> None:
    PHRASES[name].productions.append(Native(read, show))


def add(
    name: str,
    template: Template,
    build: Callable[[dict[str, Any]], Any],
    apart: Callable[[Any], dict[str, Any] | None],
) -> None:
    PHRASES[name].productions.append(Production(template, build, apart))


@singledispatch
def is_plural(value: Any) -> bool:
    """Whether the verb after this subject stands in the plural."""
    return False


@dataclass
class Reading:
    """One text being read. `furthest` is the last place reached, `expected` what could have stood there."""

    text: str
    furthest: int = 0
    expected: list[str] = field(default_factory=list)
    _known: dict[tuple[str, int], Ends] = field(default_factory=dict)
    _depth: int = 0

    def phrase(self, name: str, at: int) -> Ends:
        key = (name, at)
        if key not in self._known:
            self._known[key] = {}
            self._known[key] = self._fresh(name, at)
        return self._known[key]

    def _fresh(self, name: str, at: int) -> Ends:
        if self._depth >= DEEPEST:
            return {}
        self._depth += 1
        heard = len(self.expected) if self.furthest == at else 0
        ends: Ends = {}
        for production in PHRASES[name].productions:
            found = self._produce(production, at) if isinstance(production, Production) else production.read(self, at)
            for end, value in found.items():
                ends.setdefault(end, value)
        self._depth -= 1
        if not ends and self.furthest == at:
            self.expected[heard:] = [PHRASES[name].about]
        return dict(sorted(ends.items(), reverse=True))

    def _produce(self, production: Production, at: int) -> Ends:
        states: dict[int, dict[str, Any]] = {at: {}} if production.reads else {}
        for part in production.template.parts:
            states = self._advance(states, part)
            if not states:
                return {}
        ends: Ends = {}
        for end, slots in states.items():
            try:
                ends[end] = production.build(slots)
            except Unfit:
                continue
        return ends

    def _advance(self, states: dict[int, dict[str, Any]], part: Slot | Literal) -> dict[int, dict[str, Any]]:
        following: dict[int, dict[str, Any]] = {}
        for place, slots in states.items():
            if isinstance(part, Slot):
                for end, value in self.phrase(part.phrase, place).items():
                    following.setdefault(end, {**slots, part.field: value})
            elif (stop := self.match(part.regex, place, part.shown)) is not None:
                following.setdefault(stop, slots)
        return following

    def match(self, regex: re.Pattern[str], at: int, shown: str) -> int | None:
        """The end of the words at this place, or None, which is remembered for the error."""
        if found := regex.match(self.text, at):
            return found.end()
        self.miss(at, shown)
        return None

    def miss(self, at: int, shown: str) -> None:
        while at < len(self.text) and self.text[at] == " ":
            at += 1
        if at > self.furthest:
            self.furthest, self.expected = at, []
        if at == self.furthest and shown not in self.expected:
            self.expected.append(shown)


def show(name: str, value: Any, plural: bool = False) -> str | None:
    """`value` said as the phrase, or None when no production says it."""
    for production in PHRASES[name].productions:
        shown = (
            _printed(production, value, plural)
            if isinstance(production, Production)
            else production.show(value, plural)
        )
        if shown is not None:
            return shown
    return None


def _printed(production: Production, value: Any, plural: bool) -> str | None:
    slots = production.fields(value)
    if slots is None:
        return None
    words: list[str] = []
    for piece in production.template.pieces:
        if isinstance(piece, Words):
            words.append(piece.many if plural else piece.one)
            continue
        shown = show(piece.phrase, slots[piece.field], plural)
        if shown is None:
            return None
        words.append(shown)
        plural = is_plural(slots[piece.field])
    return "".join(words)
