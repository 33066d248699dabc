"""Variations of a position: scenarios that set up the same and go on in different ways, as lines of one tree."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from sandbox.editor.gherkin_lines import add_line, join_lines, line_to_append, steps_of
from sandbox.editor.scenario_spans import Span, span_of, spans_of, text_until
from sandbox.editor.text_change import TextChange

MOST_VARIATIONS = 12
NUMBERED = re.compile(r"^(?P<head>\s*(?:Example|Scenario):.*?)(?: \(\d+\))?\s*$")
NumberedStep = tuple[int, str, str]
"""The line of a step, from 1, its role and its sentence."""


@dataclass(frozen=True)
class Branched:
    """A text after a move was made somewhere in it: the line, from 1, that the move is now, and whether a variation had
    to begin there."""

    text: str
    line: int
    is_new: bool


@dataclass
class TreeMove:
    """A move of the tree. ``line``: where the first variation that makes it says so, from 1; ``here``: the variation
    shown makes it; ``branches``: what comes next, the oldest first."""

    line: int
    sentence: str
    here: bool = False
    branches: list[TreeMove] = field(default_factory=list)

    @property
    def follows(self) -> list[TreeMove]:
        """The moves after it as long as nobody goes another way: this one, then its only successors."""
        found, node = [self], self
        while len(node.branches) == 1:
            node = node.branches[0]
            found.append(node)
        return found

    @property
    def parts(self) -> list[TreeMove]:
        """Where the moves after it part: the ways to go on from the last of `follows`."""
        return self.follows[-1].branches


def play_from(text: str, line: int | None, sentence: str) -> Branched:
    """The text with the sentence said after the line, from 1; None: at the end of its last scenario. Where the scenario
    goes on otherwise after that line, it stays as it is, and a variation of it begins; where it goes on just so,
    nothing changes."""
    lines = text.splitlines()
    span = span_of(lines, line)
    if span is None or line is None:
        longer = add_line(text, line_to_append(text, sentence))
        return Branched(longer, len(longer.splitlines()), False)
    later = [step for step in steps_in(lines, span) if step[0] > line and step[1] == "When"]
    if later and later[0][2] == sentence:
        return Branched(text, later[0][0], False)
    if later:
        return with_variation(text, line, sentence)
    cut = join_lines(lines[: span.ends])
    begun = add_line(cut, line_to_append(cut, sentence)).splitlines()
    return Branched(join_lines([*begun, "", *lines[span.ends :]]), len(begun), False)


def with_variation(text: str, line: int, sentence: str) -> Branched:
    """The text with one scenario more: the one in which the line stands, up to there, and then the sentence."""
    lines = text.splitlines()
    span = span_of(lines, line)
    assert span is not None
    cut = text_until(text, line)
    own = cut.splitlines()[spans_of(cut.splitlines())[0].begins :]
    place = next(number for number, one in enumerate(own) if one == lines[span.head])
    number = len(spans_of(lines)) + 1
    own[place] = NUMBERED.sub(rf"\g<head> ({number})", own[place])
    longer = add_line(f"{text.rstrip()}\n\n{join_lines(own)}", line_to_append(cut, sentence))
    return Branched(longer, len(longer.splitlines()), True)


def steps_in(lines: list[str], span: Span) -> list[NumberedStep]:
    """The steps of one scenario."""
    return [(number + 1, role, step["sentence"]) for number, step, role in steps_of(lines[: span.ends])]


def variations_of(text: str, line: int | None = None) -> list[Span]:
    """The scenarios that set up what the one with that line sets up, itself among them, in the order of the text."""
    lines = text.splitlines()
    chosen = span_of(lines, line)
    if chosen is None:
        return []
    position = givens_in(lines, chosen)
    return [one for one in spans_of(lines) if givens_in(lines, one) == position][:MOST_VARIATIONS]


def givens_in(lines: list[str], span: Span) -> list[str]:
    """What a scenario sets up, with the texts of its own cards."""
    steps = steps_in(lines, span)
    first = next((number for number, role, _ in steps if role != "Given"), span.ends + 1)
    said = (one.strip() for one in lines[span.head + 1 : first - 1])
    return [re.sub(r"^(Given|And|But|\*) ", "", one) for one in said if one]


def tree_of_variations(text: str, line: int | None = None) -> list[TreeMove]:
    """The moves of all variations as a tree: what they have in common once, where they part a branch for each. Claims
    are no moves."""
    lines = text.splitlines()
    chosen = span_of(lines, line)
    roots: list[TreeMove] = []
    for span in variations_of(text, line):
        grow(roots, (step for step in steps_in(lines, span) if step[1] == "When"), span == chosen)
    return roots


def grow(branches: list[TreeMove], moves: Iterable[NumberedStep], here: bool) -> None:
    """One variation put into the tree."""
    for number, _, sentence in moves:
        node = next((one for one in branches if one.sentence == sentence), None)
        if node is None:
            branches.append(node := TreeMove(number, sentence))
        if here:
            node.here, node.line = True, number
        branches = node.branches


def without_variation(text: str, line: int) -> str:
    """The text without the scenario in which the line stands; the only one stays."""
    lines = text.splitlines()
    span = span_of(lines, line)
    if span is None or len(spans_of(lines)) < 2:
        return text
    return join_lines([*lines[: span.begins], *lines[span.ends :]])


def in_scenario(text: str, place: int | None, change: Callable[[str], TextChange]) -> TextChange:
    """A change of the scenario at that place, from 0, by a function that changes a text's last one; None: the last.
    What it sets up otherwise, its variations set up otherwise too."""
    lines = text.splitlines()
    spans = spans_of(lines)
    if place is None or not 0 <= place < len(spans):
        place = len(spans) - 1
    if len(spans) < 2:
        return change(text)
    span = spans[place]
    turned = join_lines([*lines[: span.begins], *lines[span.ends :], "", *lines[span.begins : span.ends]])
    done = change(turned)
    if done.fault or done.text == turned:
        return replace(done, text=text)
    changed = done.text.splitlines()
    own = spans_of(changed)[-1]
    back = join_lines([*lines[: span.begins], *changed[own.begins :], "", *lines[span.ends :]])
    return replace(done, text=set_up_alike(text, back, span))


def set_up_alike(before: str, after: str, changed: Span) -> str:
    """The text after a change of one scenario's position, with the same change of every variation of it."""
    was, now = before.splitlines(), after.splitlines()
    spans = {one.head for one in variations_of(before, changed.head + 1)}
    new = block_of_givens(now, next(one for one in spans_of(now) if one.head == changed.head))
    found: list[str] = []
    for place, (old, one) in enumerate(zip(spans_of(was), spans_of(now), strict=False)):
        first, last = extent_of_givens(now, one)
        begins = 0 if place == 0 else one.begins
        own = old.head in spans and one.head != changed.head
        found += [*now[begins:first], *(new if own else now[first:last]), *now[last : one.ends]]
    return join_lines(found)


def block_of_givens(lines: list[str], span: Span) -> Sequence[str]:
    """The lines with which a scenario sets up."""
    first, last = extent_of_givens(lines, span)
    return lines[first:last]


def extent_of_givens(lines: list[str], span: Span) -> tuple[int, int]:
    """From which line to which a scenario sets up, from 0."""
    steps = steps_in(lines, span)
    first = next((number for number, role, _ in steps if role != "Given"), span.ends + 1)
    return span.head + 1, first - 1


def moves_of(nodes: Iterable[TreeMove]) -> Iterator[TreeMove]:
    """Every move of a tree."""
    for node in nodes:
        yield node
        yield from moves_of(node.branches)
