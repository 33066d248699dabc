"""A change of a scenario's text, which is kept only where the position can be read afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.editor.gherkin_lines import position_only
from sandbox.editor.players import keeping_player_order
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.scenarios.values.fault import Fault


@dataclass(frozen=True)
class FaultPlace:
    """The line at fault, and a caret that stands under the place when it is printed below."""

    line: str
    caret: str


@dataclass(frozen=True)
class TextChange:
    """The text after a change, or as it was with the fault that kept the change out. ``place``: where in a pasted card
    the fault is; ``note``: what the reader should know though nothing failed.
    """

    text: str
    fault: Fault | None = None
    note: str = ""
    place: FaultPlace | None = None


def checked_change(before: str, after: str) -> TextChange:
    """The text after the change, if its position can be read; else as it was before, with what is wrong."""
    after = keeping_player_order(before, after)
    evaluation = evaluate_safely(position_only(after))
    if evaluation.fault and not (before.strip() and evaluate_safely(position_only(before)).fault):
        return TextChange(before, evaluation.fault)
    return TextChange(after)
