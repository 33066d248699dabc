"""Phrases, their productions, and how one grammar reads and prints.

A phrase is a name for what can stand in a slot. Reading finds, for each phrase at each place, every end that it can
have (the longest first) and one value for each end: that of the first production, in the grammar's order, that reads
so far. Results are kept, so the work grows with the text and not with the number of ways to read it. Printing takes the
first production of a phrase that fits the value.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, singledispatch
from typing import Generic, TypeVar, cast

from sandbox.terms.values import Value
from sandbox.wording.templates import FixedWords, Literal, Slot, Template, compiled

M = TypeVar("M")
Slots = Mapping[str, object]
"""What stands in the slots of a template, by the names of the slots."""
Ends = dict[int, M]
"""Where a phrase can end, and what it then means."""
DEEPEST = 60
"""Phrases inside phrases; no printed text comes near it."""


class Unfit(Exception):
    """A build says that the words are right and the combination is not."""


class Phrase(Value, Generic[M]):
    """`M` is the sort of meaning that it has: its productions are checked against that where they are written."""

    name: str
    about: str
    """What an error says when nothing of the phrase could be read."""


@dataclass(frozen=True)
class Production:
    """How one meaning is said. `notations`: the first is read and printed, all others only read."""

    phrase: str
    notations: tuple[str, ...]
    build: Callable[..., object]
    """Gets what stands in the slots by their names. May raise Unfit."""
    apart: Callable[[object], Slots | None]
    """Takes a value apart for printing; None: this production does not print that value."""
    reads: bool = True

    @cached_property
    def templates(self) -> tuple[Template, ...]:
        """Compiled when a text is first read or a meaning first printed with it."""
        return tuple([compiled(notation) for notation in self.notations])


class Native(Value):
    """A phrase written in Python because no template says it: reads at a place, prints a value."""

    phrase: str
    read: "Callable[[Reading, int], Ends[object]]"
    show: "Callable[[Printing, object], str | None]"


Table = tuple[Production | Native, ...]
"""Productions in the order in which they are tried."""


class Grammar:
    """The productions of several tables, in their order. `about`: what is expected of each phrase, by its name."""

    def __init__(self, about: Mapping[str, str], tables: Iterable[Table]) -> None:
        self.about = about
        self.productions: dict[str, list[Production | Native]] = {name: [] for name in about}
        for table in tables:
            for production in table:
                self.productions[production.phrase].append(production)


@singledispatch
def is_plural(value: object) -> bool:
    """Whether the verb after this subject stands in the plural."""
    return False


@dataclass
class Reading:
    """One text being read. `furthest` is the last place reached, `expected` what could have stood there."""

    grammar: Grammar
    text: str
    furthest: int = 0
    expected: list[str] = field(default_factory=list)
    begun: dict[str, int] = field(default_factory=dict)
    """Where the phrases began that had begun before the furthest place and could not go on there, by their names."""
    _known: dict[tuple[str, int], Ends[object]] = field(default_factory=dict)
    _depth: int = 0
    _open: list[tuple[str, int]] = field(default_factory=list)

    @cached_property
    def lowered(self) -> str:
        """The text in small letters, each at its place."""
        return "".join([letter.lower() if letter.isascii() else letter for letter in self.text])

    def phrase(self, phrase: Phrase[M], at: int) -> Ends[M]:
        """Every end of the phrase when it begins here, the furthest first."""
        return cast(Ends[M], self._ends(phrase.name, at))

    def _ends(self, name: str, at: int) -> Ends[object]:
        key = (name, at)
        if key not in self._known:
            self._known[key] = {}
            self._known[key] = self._fresh(name, at)
        return self._known[key]

    def _fresh(self, name: str, at: int) -> Ends[object]:
        if self._depth >= DEEPEST:
            return {}
        self._depth += 1
        self._open.append((name, at))
        heard = len(self.expected) if self.furthest == at else 0
        ends: Ends[object] = {}
        for production in self.grammar.productions[name]:
            for end, value in self.ends_of(production, at):
                ends.setdefault(end, value)
        self._depth -= 1
        self._open.pop()
        if not ends and self.furthest == at:
            self.expected[heard:] = [self.grammar.about[name]]
        return dict(sorted(ends.items(), reverse=True))

    def ends_of(self, production: Production | Native, at: int) -> Iterable[tuple[int, object]]:
        """What one production reads at the place."""
        if isinstance(production, Native):
            yield from production.read(self, at).items()
        elif production.reads:
            for template in production.templates:
                yield from self._built(production, template, at)

    def _built(self, production: Production, template: Template, at: int) -> Iterable[tuple[int, object]]:
        states: dict[int, Slots] = {at: {}}
        for part in template.parts:
            states = self._advance(states, part)
            if not states:
                return
        for end, slots in states.items():
            try:
                value = production.build(**slots)
            except Unfit:
                continue
            yield end, value

    def _advance(self, states: dict[int, Slots], part: Slot | Literal) -> dict[int, Slots]:
        following: dict[int, Slots] = {}
        for place, slots in states.items():
            if isinstance(part, Slot):
                for end, value in self._ends(part.phrase, place).items():
                    following.setdefault(end, {**slots, part.field: value})
            elif (stop := part.end(self.lowered, place)) is not None:
                following.setdefault(stop, slots)
            else:
                self.miss(place, part.shown)
        return following

    def miss(self, at: int, shown: str) -> None:
        """What could have stood at this place is remembered for the error, unless it is a mere blank."""
        if not shown:
            return
        while at < len(self.text) and self.text[at] == " ":
            at += 1
        if at > self.furthest:
            self.furthest, self.expected, self.begun = at, [], {}
        if at == self.furthest and shown not in self.expected:
            self.expected.append(shown)
            name, start = self._open[-1] if self._open else ("", at)
            if start < at and name:
                self.begun.setdefault(name, start)


class Printing(Value):
    """A meaning being printed. `plural`: whether the verb that comes next stands in the plural."""

    grammar: Grammar
    plural: bool = False

    def show(self, phrase: Phrase[M], value: object, plural: bool = False) -> str | None:
        """`value` said as the phrase, or None when no production says it."""
        return Printing(self.grammar, plural).words(phrase.name, value)

    def words(self, name: str, value: object) -> str | None:
        """The same, for the name of a phrase."""
        for production in self.grammar.productions[name]:
            if isinstance(production, Native):
                shown = production.show(self, value)
            else:
                shown = self._filled(production, value)
            if shown is not None:
                return shown
        return None

    def _filled(self, production: Production, value: object) -> str | None:
        slots = production.apart(value)
        if slots is None:
            return None
        words: list[str] = []
        plural = self.plural
        for piece in production.templates[0].pieces:
            if isinstance(piece, FixedWords):
                words.append(piece.many if plural else piece.one)
                continue
            shown = Printing(self.grammar, plural).words(piece.phrase, slots[piece.field])
            if shown is None:
                return None
            words.append(shown)
            plural = is_plural(slots[piece.field])
        return "".join(words)
