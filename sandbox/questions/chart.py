"""The grammar of questions read fast: the templates of a phrase that begin alike are walked once, word by word.

It reads what `Reading` reads, from the same tables, where each word of a template is a whole word of the text. A
question has a hundred ways to go on at every word; here the next word says which of them there are. Other than in
`sandbox.wording.template_tree`, all options of fixed words are tried, and a step is counted for each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from sandbox.wording.grammar import DEEPEST, Ends, Grammar, Native, Production, Reading, Unfit
from sandbox.wording.template_tree import Reads, in_order
from sandbox.wording.templates import Slot, Template

MOST_STEPS = 200_000
"""Steps of one reading: some ten times those of a long question."""
_WORD = re.compile(r"\[[^\]]+\]\+?|[^ ]+")
_PIECE = re.compile(r" ?[^ ]+| ")


@dataclass
class WordBranch:
    """Where templates of one phrase have come to. `ends`: those that are complete, with their place in the grammar and
    the names of their slots in order."""

    words: dict[str, WordBranch] = field(default_factory=dict)
    slots: dict[str, WordBranch] = field(default_factory=dict)
    ends: list[tuple[int, Production, tuple[str, ...]]] = field(default_factory=list)


class WordTree:
    """The templates of each phrase of a grammar, those that begin alike together."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.roots = {name: WordBranch() for name in grammar.productions}
        self.natives = {
            name: [(at, each) for at, each in enumerate(productions) if isinstance(each, Native)]
            for name, productions in grammar.productions.items()
        }
        for name, productions in grammar.productions.items():
            for at, production in enumerate(productions):
                if isinstance(production, Production) and production.reads:
                    for template in production.templates:
                        _grow(self.roots[name], template, at, production)


def _grow(root: WordBranch, template: Template, at: int, production: Production) -> None:
    branches = [root]
    for part in template.parts:
        if isinstance(part, Slot):
            branches = [branch.slots.setdefault(part.phrase, WordBranch()) for branch in branches]
            continue
        for options in part.choices:
            branches = list({id(each): each for branch in branches for each in _along(branch, options)}.values())
    names = tuple(slot.field for slot in template.slots)
    for branch in branches:
        branch.ends.append((at, production, names))


def _along(branch: WordBranch, options: tuple[str, ...]) -> Iterator[WordBranch]:
    for option in options:
        reached = branch
        for piece in _PIECE.findall(option):
            reached = reached.words.setdefault(piece, WordBranch())
        yield reached


@dataclass
class ChartReading(Reading):
    """One question being read. Raises nothing; what cannot be read has no end."""

    tree: WordTree | None = None
    steps: int = 0
    """Templates followed by a word so far, all in all."""

    @property
    def is_spent(self) -> bool:
        """Whether there is more to read than a question that a player asks has."""
        return self.steps > MOST_STEPS

    @cached_property
    def words(self) -> dict[int, str]:
        """The word that begins at each place, and with its space the one that comes next."""
        found = {match.start(): match[0] for match in _WORD.finditer(self.text)}
        return found | {at - 1: f" {word}" for at, word in found.items() if at}

    def _fresh(self, name: str, at: int) -> Ends[object]:
        if self._depth >= DEEPEST or self.tree is None:
            return {}
        self._depth += 1
        read: list[Reads] = []
        for place, native in self.tree.natives[name]:
            read += [(place, end, value) for end, value in native.read(self, at).items()]
        read += self._walked(self.tree.roots[name], at, ())
        self._depth -= 1
        return in_order(read)

    def _walked(self, branch: WordBranch, at: int, values: tuple[object, ...]) -> Iterator[Reads]:
        """What the templates beyond the branch read here: their place in the grammar, the end, and the meaning."""
        self.steps += 1
        if self.is_spent:
            return
        for place, production, names in branch.ends:
            try:
                yield place, at, production.build(**dict(zip(names, values, strict=True)))
            except Unfit:
                continue
        word = self.words.get(at, "")
        if word and (after := branch.words.get(word)) is not None:
            yield from self._walked(after, at + len(word), values)
        if word[:1] == " " and (after := branch.words.get(" ")) is not None:
            yield from self._walked(after, at + 1, values)
        for name, after in branch.slots.items():
            for end, value in self._ends(name, at).items():
                yield from self._walked(after, end, (*values, value))
