"""Changing a scenario's text by sentences: playing on, taking back, setting up. Only whole lines come and go."""

from __future__ import annotations

import re

STEP = re.compile(r"^(?P<indent>\s*)(?P<keyword>Given|When|Then|And|But|\*)\s+(?P<sentence>\S.*?)\s*$")
HEAD = re.compile(r"^(?P<indent>\s*)(?:Example|Scenario):")
FENCE = '"""'
EMPTY = "Example: a position"


def steps_of(lines: list[str]) -> list[tuple[int, re.Match[str], str]]:
    """The steps of the last scenario: line, match, and the keyword that And and But stand for. Quoted text is none."""
    found: list[tuple[int, re.Match[str], str]] = []
    quoted, role = False, "Given"
    for number, line in enumerate(lines):
        if line.strip().startswith(FENCE):
            quoted = not quoted
        elif not quoted and HEAD.match(line):
            found, role = [], "Given"
        elif not quoted and (step := STEP.match(line)):
            role = step["keyword"] if step["keyword"] in ("Given", "When", "Then") else role
            found.append((number, step, role))
    return found


def line_to_append(text: str, sentence: str, role: str = "When") -> str:
    """The sentence as the next line of the text."""
    steps = steps_of(text.splitlines())
    indent = steps[-1][1]["indent"] if steps else "  "
    keyword = "And" if steps and steps[-1][2] == role else role
    return f"{indent}{keyword} {sentence}"


def add_line(text: str, line: str) -> str:
    """The text with one line more."""
    return f"{text.rstrip()}\n{line.rstrip()}\n" if text.strip() else f"{EMPTY}\n{line.rstrip()}\n"


def remove_last_step(text: str) -> str:
    """The text without its last step; a text without steps stays as it is."""
    lines = text.splitlines()
    steps = steps_of(lines)
    return "\n".join(lines[: steps[-1][0]]).rstrip() + "\n" if steps else text


def add_given(text: str, sentence: str, first: bool = False) -> str:
    """The text with one Given more, after the others, or before them."""
    lines = text.splitlines() if text.strip() else [EMPTY]
    givens = [(number, step) for number, step, role in steps_of(lines) if role == "Given"]
    place, keyword = place_of_given(lines, givens, first)
    indent = givens[0][1]["indent"] if givens else "  "
    return join_lines([*lines[:place], *f"{indent}{keyword} {sentence}".split("\n"), *lines[place:]])


def place_of_given(lines: list[str], givens: list[tuple[int, re.Match[str]]], first: bool) -> tuple[int, str]:
    """Where a new Given goes and with which word it begins."""
    heads = [number for number, line in enumerate(lines) if HEAD.match(line)]
    if first or not givens:
        return (heads[-1] + 1 if heads else 0), "Given"
    return after_block(lines, givens[-1][0] + 1), "And"


def after_block(lines: list[str], place: int) -> int:
    """Past the quoted text that belongs to the line before ``place``, if there is one."""
    if place >= len(lines) or not lines[place].strip().startswith(FENCE):
        return place
    ends = (n + 1 for n in range(place + 1, len(lines)) if lines[n].strip().startswith(FENCE))
    return next(ends, len(lines))


def position_only(text: str) -> str:
    """The text up to the first thing that happens in its last scenario."""
    lines = text.splitlines()
    end = next((number for number, _, role in steps_of(lines) if role != "Given"), len(lines))
    return join_lines(lines[:end])


def join_lines(lines: list[str]) -> str:
    """Lines as a text."""
    return "\n".join(lines).rstrip() + "\n"


def acts_of(text: str) -> list[str]:
    """What one scenario's text says to be done, sentence by sentence."""
    return [step["sentence"] for _, step, role in steps_of(text.splitlines()) if role == "When"]


def without_claims(text: str) -> str:
    """One scenario's text as a question: what it claims to come of it is left out."""
    lines = text.splitlines()
    claims = {number for number, _, role in steps_of(lines) if role == "Then"}
    return "\n".join(line for number, line in enumerate(lines) if number not in claims)
