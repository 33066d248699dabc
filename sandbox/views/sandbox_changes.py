"""What a form of the sandbox asks for: one change of its text, and which moment of which variation is shown then."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from sandbox.editor.commands import run_command
from sandbox.editor.gherkin_lines import add_line, after_block, join_lines, position_only, remove_last_step
from sandbox.editor.given_steps import without_lines
from sandbox.editor.scenario_spans import Span, span_of, spans_of, text_until
from sandbox.editor.text_change import TextChange
from sandbox.editor.variations import in_scenario, play_from, without_variation
from sandbox.forms import change_position
from sandbox.views.query import Query, small_number

LONGEST_LINE = 1_000
END = "end"
AS_SET_UP = 0


@dataclass(frozen=True)
class Shown:
    """A text after a change. ``scenario``: which of its scenarios is on the board, from 0; ``line``: the line, from 1,
    whose moment is shown: None at the end, ``AS_SET_UP`` before anything happens."""

    change: TextChange
    scenario: int | None = None
    line: int | None = None

    @property
    def span(self) -> Span | None:
        """The lines of the scenario on the board."""
        spans = spans_of(self.change.text.splitlines())
        if not spans:
            return None
        place = self.scenario if self.scenario is not None and self.scenario < len(spans) else len(spans) - 1
        return spans[place]


STEP_KEYWORD = re.compile(r"\s*(?:Given|When|Then|And|But|\*)\s+")


def change_asked_for(text: str, asked: Query) -> Shown:
    """The text after the one change that the form asks for, if it asks for any."""
    place = small_number(asked.get("scenario", ""))
    if asked.get("play"):
        return played(text, asked["play"][:LONGEST_LINE], asked, place)
    if asked.get("go"):
        return at_line(TextChange(text), small_number(asked["go"]) or 0)
    if asked.get("append"):
        line = asked["append"][:LONGEST_LINE]
        return Shown(in_scenario(text, place, lambda old: TextChange(add_line(old, line))), place)
    if asked.get("mend"):
        return Shown(TextChange(mended(text, asked["mend"])), place)
    do = asked.get("do", "")
    if do in WHOLE:
        return WHOLE[do](text, place)
    if asked.get("arrange") or asked.get("put") or do:
        return set_up(text, asked, place)
    return Shown(TextChange(text), place)


def played(text: str, sentence: str, asked: Query, place: int | None) -> Shown:
    """A move, made at the moment that is shown."""
    line = small_number(asked.get("upto", ""))
    span = Shown(TextChange(text), place).span
    if line is None and span is not None:
        line = span.ends
    elif line == AS_SET_UP and span is not None:
        line = span.head + 1
    done = play_from(text, line, sentence)
    return at_line(TextChange(done.text), done.line)


def mended(text: str, asked: str) -> str:
    """The text with a sentence in place of what stands on a line from a column on: ``<line>:<column>:<sentence>``, both
    from 1; without a column, in place of what follows the line's keyword; without a sentence, the text without the line
    and its quoted text."""
    line, column, sentence = [*asked.split(":", 2), "", ""][:3]
    lines, number = text.splitlines(), small_number(line) or 0
    if not 0 < number <= len(lines):
        return text
    if not sentence:
        return without_lines(lines, set(range(number - 1, after_block(lines, number))))
    keyword = STEP_KEYWORD.match(lines[number - 1])
    before = lines[number - 1][: max((small_number(column) or 1) - 1, 0)] if column or not keyword else keyword[0]
    return join_lines([*lines[: number - 1], f"{before}{sentence[:LONGEST_LINE]}", *lines[number:]])


def at_line(change: TextChange, line: int) -> Shown:
    """A text with the moment of one of its lines on the board."""
    lines = change.text.splitlines()
    span = span_of(lines, line)
    spans = spans_of(lines)
    is_last = span is not None and not any(one.strip() for one in lines[line : span.ends])
    return Shown(change, spans.index(span) if span else None, None if is_last else line)


def set_up(text: str, asked: Query, place: int | None) -> Shown:
    """A change of the position. Who looks at a later moment goes on looking at it."""
    done = in_scenario(text, place, lambda old: set_up_otherwise(old, asked))
    upto = asked.get("upto", "")
    if upto == END:
        return Shown(done, place)
    line = small_number(upto) or AS_SET_UP
    return Shown(done, place, line and line + len(done.text.splitlines()) - len(text.splitlines()))


def set_up_otherwise(text: str, asked: Query) -> TextChange:
    """The last scenario's position, changed as the form says."""
    if asked.get("arrange"):
        return run_command(text, asked["arrange"])
    if asked.get("put"):
        return change_position(text, "put", {**asked, "card": asked["put"]})
    return change_position(text, asked["do"], asked)


def emptied(text: str, place: int | None) -> Shown:
    """A new board."""
    return Shown(TextChange(""))


def without_moves(text: str, place: int | None) -> Shown:
    """The position alone: nothing has happened yet, in no variation."""
    span = Shown(TextChange(text), place).span
    return Shown(TextChange(position_only(text_until(text, span.head + 1)) if span else text))


def taken_back(text: str, place: int | None) -> Shown:
    """The last step of the scenario taken back."""
    return Shown(in_scenario(text, place, lambda old: TextChange(remove_last_step(old))), place)


def dropped(text: str, place: int | None) -> Shown:
    """The variation taken away."""
    span = Shown(TextChange(text), place).span
    return Shown(TextChange(without_variation(text, span.head + 1) if span else text))


def as_it_was(text: str, place: int | None) -> Shown:
    """Nothing changes but the way the board lies."""
    return Shown(TextChange(text), place)


WHOLE: dict[str, Callable[[str, int | None], Shown]] = {
    "new": emptied,
    "clear": without_moves,
    "undo": taken_back,
    "drop": dropped,
    "flip": as_it_was,
}
"""The buttons that change the text as a whole."""
