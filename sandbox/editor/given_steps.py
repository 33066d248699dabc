"""What the Given lines of a scenario say of a card or a player: said otherwise, or no longer said."""

from __future__ import annotations

from collections.abc import Container

from sandbox.editor.gherkin_lines import add_given, join_lines, steps_of
from sandbox.scenarios.steps import TABLE

SlotValues = dict[str, str]
WHO_AND_WHAT = ("player", "thing", "counter")


def read_given(sentence: str) -> tuple[str, SlotValues] | None:
    """The pattern of a Given sentence and what stands in its slots; None for what is no such sentence."""
    for known in TABLE:
        match = known.match(sentence) if known.kind == "given" else None
        if match:
            return known.pattern, {name: value for name, value in match.groupdict().items() if value}
    return None


def on_the_same_matter(one: str, other: str) -> bool:
    """Whether two statements are of one kind about the same card or player. Whose turn it is, is one matter."""
    first, second = read_given(one), read_given(other)
    if not first or not second or first[0] != second[0]:
        return False
    slots = () if first[0].startswith("it is") else WHO_AND_WHAT
    return all(first[1].get(slot, "").lower() == second[1].get(slot, "").lower() for slot in slots)


def lines_about(text: str, sentence: str) -> set[int]:
    """The lines, from 0, on which the last scenario says something of the same matter."""
    steps = steps_of(text.splitlines())
    return {n for n, step, role in steps if role == "Given" and on_the_same_matter(step["sentence"], sentence)}


def set_given(text: str, sentence: str, first: bool = False) -> str:
    """The text with the statement in it, in place of an earlier one of the same matter; a new one after the other
    Givens, or before them."""
    lines, there = text.splitlines(), lines_about(text, sentence)
    for number, step, _ in steps_of(lines):
        if number in there:
            lines[number] = f"{step['indent']}{step['keyword']} {sentence}"
            return join_lines(lines)
    return add_given(text, sentence, first)


def remove_given(text: str, sentence: str) -> str:
    """The text without what it says of that matter."""
    return without_lines(text.splitlines(), lines_about(text, sentence))


def without_lines(lines: list[str], gone: Container[int]) -> str:
    """The lines that are left, the first of the Givens again with that word."""
    steps = {number: (step, role) for number, step, role in steps_of(lines)}
    first = min((n for n, (_, role) in steps.items() if role == "Given" and n not in gone), default=None)
    if first is not None:
        step = steps[first][0]
        lines[first] = f"{step['indent']}Given {step['sentence']}"
    return join_lines([line for number, line in enumerate(lines) if number not in gone])
