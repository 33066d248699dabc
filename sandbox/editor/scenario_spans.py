"""Where each scenario of a text stands, and the text up to a moment of one of them."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.editor.gherkin_lines import FENCE, HEAD, after_block, join_lines, steps_of


@dataclass(frozen=True)
class Span:
    """One scenario's lines, from 0: where its tags or its head begin, its head, and the line after its last."""

    begins: int
    head: int
    ends: int


def spans_of(lines: list[str]) -> list[Span]:
    """Every scenario of a text in order. Quoted text is none."""
    heads, quoted = list[int](), False
    for number, line in enumerate(lines):
        quoted ^= line.strip().startswith(FENCE)
        if not quoted and HEAD.match(line):
            heads.append(number)
    begins = [with_tags(lines, head) for head in heads]
    return [Span(*one) for one in zip(begins, heads, [*begins, len(lines)][1:], strict=True)] if heads else []


def with_tags(lines: list[str], head: int) -> int:
    """The first of the lines of tags right above a scenario's head, or the head."""
    while head and lines[head - 1].lstrip().startswith("@"):
        head -= 1
    return head


def span_of(lines: list[str], line: int | None = None) -> Span | None:
    """The scenario that the line, from 1, stands in; the last one where no line is given, or it stands in none."""
    found = spans_of(lines)
    there = [one for one in found if line is not None and one.begins < line <= one.ends]
    return there[-1] if there else found[-1] if found else None


def text_until(text: str, line: int) -> str:
    """The text with the scenario in which the line, from 1, stands as its only one, and that as far as the line. Its
    position is whole, whatever the line."""
    lines = text.splitlines()
    span = span_of(lines, line)
    if span is None:
        return text
    before = lines[: spans_of(lines)[0].begins]
    return join_lines([*before, *lines[span.begins : end_of_line(lines, span, line)]])


def alone(text: str, span: Span) -> str:
    """The text with that scenario as its only one, every line of it where it was."""
    lines = text.splitlines()
    others = {number for one in spans_of(lines) if one != span for number in range(one.begins, one.ends)}
    return join_lines(["" if number in others else line for number, line in enumerate(lines)])


def line_before(text: str, line: int) -> int:
    """The line, from 1, of the step before the one on that line in its scenario; its head where that is the first."""
    lines = text.splitlines()
    span = span_of(lines, line)
    if span is None:
        return 0
    steps = [number + 1 for number, _, _ in steps_of(lines[: span.ends])]
    return max((number for number in steps if number < line), default=span.head + 1)


def end_of_line(lines: list[str], span: Span, line: int) -> int:
    """The line after that one and its quoted text, or after the last Given of the scenario if that comes later."""
    own = steps_of(lines[: span.ends])
    givens = [number for number, _, role in own if role == "Given"]
    return after_block(lines, max([line, span.head + 1, *(number + 1 for number in givens[-1:])]))
