"""The grammar read fast: the templates of a phrase that begin alike are followed together, and the next word of the
text says which of them can go on.

It reads what `Reading` reads, and in the same order where several productions read as far. What it does not do is to
remember what could have stood where the text goes wrong: a text that is not read whole is read again for that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sandbox.wording.grammar import DEEPEST, Ends, Grammar, Native, Production, Reading, Unfit
from sandbox.wording.templates import Literal, Slot, Template

_FIRST = re.compile(r"[a-z]+|.", re.DOTALL)
States = dict[int, tuple[object, ...]]
"""For each place that has been reached what stands in the slots up to there."""
Reads = tuple[int, int, object]
"""The place of a production in the grammar, the end, and the meaning."""


@dataclass(eq=False)
class TemplateBranch:
    """Where templates of one phrase have come to."""

    slots: dict[str, TemplateBranch] = field(default_factory=dict)
    words: dict[Literal, TemplateBranch] = field(default_factory=dict)
    beginning: dict[str, list[tuple[Literal, TemplateBranch]]] = field(default_factory=dict)
    """The fixed words that can come next, by the first of them."""
    always: list[tuple[Literal, TemplateBranch]] = field(default_factory=list)
    """Those that may be left out."""
    ends: list[tuple[int, Production, tuple[str, ...]]] = field(default_factory=list)
    """Templates that are complete, each with its place in the grammar and the names of its slots in order."""

    def along(self, words: Literal) -> TemplateBranch:
        """Where these words lead."""
        if words not in self.words:
            after = self.words[words] = TemplateBranch()
            for first in first_words(words):
                (self.beginning.setdefault(first, []) if first else self.always).append((words, after))
        return self.words[words]


def first_words(literal: Literal) -> set[str]:
    """What the text can begin with where the literal does: a run of letters, or one other character; empty where the
    whole of it may be left out."""
    found = set[str]()
    for spoken in _beginnings(literal.choices, ""):
        match = _FIRST.match(spoken)
        found.add(match[0] if match else "")
    return {""} if "" in found else found


def _beginnings(choices: tuple[tuple[str, ...], ...], so_far: str) -> Iterator[str]:
    """Each way to speak the words, up to where the first run of letters is over."""
    if not choices or (so_far and (match := _FIRST.match(so_far)) and match.end() < len(so_far)):
        yield so_far
        return
    for option in choices[0]:
        yield from _beginnings(choices[1:], so_far + option)


class TemplateTree:
    """The productions of a grammar, by phrase: each phrase's when it is first read."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._grown: dict[str, tuple[TemplateBranch, list[tuple[int, Native]]]] = {}

    def of(self, name: str) -> tuple[TemplateBranch, list[tuple[int, Native]]]:
        """The templates of the phrase, and what of it is written in Python, each with its place in the grammar."""
        if name not in self._grown:
            self._grown[name] = self._grow(name)
        return self._grown[name]

    def _grow(self, name: str) -> tuple[TemplateBranch, list[tuple[int, Native]]]:
        root, natives, at = TemplateBranch(), list[tuple[int, Native]](), 0
        for production in self.grammar.productions[name]:
            if isinstance(production, Native):
                natives.append((at, production))
            elif production.reads:
                for template in production.templates:
                    at += 1
                    _grow(root, template, at, production)
            at += 1
        return root, natives


def _grow(branch: TemplateBranch, template: Template, at: int, production: Production) -> None:
    for part in template.parts:
        if isinstance(part, Slot):
            branch = branch.slots.setdefault(part.phrase, TemplateBranch())
        else:
            branch = branch.along(part)
    branch.ends.append((at, production, tuple([slot.field for slot in template.slots])))


@dataclass
class TreeReading(Reading):
    """One text being read."""

    tree: TemplateTree | None = None
    _first: dict[int, str] = field(default_factory=dict)

    def miss(self, at: int, shown: str) -> None:
        """Nothing is remembered."""

    def first_word(self, at: int) -> str:
        """The run of letters, or the one other character, at this place."""
        if at not in self._first:
            match = _FIRST.match(self.lowered, at)
            self._first[at] = match[0] if match else ""
        return self._first[at]

    def _fresh(self, name: str, at: int) -> Ends[object]:
        if self._depth >= DEEPEST or self.tree is None:
            return {}
        self._depth += 1
        root, natives = self.tree.of(name)
        found: list[Reads] = []
        for place, native in natives:
            found += [(place, end, value) for end, value in native.read(self, at).items()]
        self._follow(root, {at: ()}, found)
        self._depth -= 1
        return in_order(found)

    def _follow(self, branch: TemplateBranch, states: States, found: list[Reads]) -> None:
        """Everything that the templates beyond the branch read."""
        for place, production, names in branch.ends:
            found += _built(place, production, names, states)
        for phrase, after in branch.slots.items():
            following: States = {}
            for start, values in states.items():
                for end, value in self._ends(phrase, start).items():
                    if end not in following:
                        following[end] = (*values, value)
            if following:
                self._follow(after, following, found)
        if branch.words:
            self._follow_words(branch, states, found)

    def _follow_words(self, branch: TemplateBranch, states: States, found: list[Reads]) -> None:
        reached: dict[TemplateBranch, States] = {}
        for start, values in states.items():
            for words, after in (*branch.beginning.get(self.first_word(start), ()), *branch.always):
                if (stop := words.end(self.lowered, start)) is not None:
                    reached.setdefault(after, {}).setdefault(stop, values)
        for after, following in reached.items():
            self._follow(after, following, found)


def in_order(found: list[Reads]) -> Ends[object]:
    """Each end once, the furthest first, with what the first production of the grammar means that reads so far."""
    ends: Ends[object] = {}
    for _, end, value in sorted(found, key=_place):
        ends.setdefault(end, value)
    return dict(sorted(ends.items(), reverse=True))


def _place(found: Reads) -> int:
    return found[0]


def _built(
    place: int, production: Production, names: tuple[str, ...], states: States
) -> Iterator[tuple[int, int, object]]:
    for end, values in states.items():
        try:
            yield place, end, production.build(**dict(zip(names, values, strict=True)))
        except Unfit:
            continue
