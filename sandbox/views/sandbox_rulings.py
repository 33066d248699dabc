"""What the sandbox shows of a text: the ruling on the board, what can be done next, its variations, and the others."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandbox.editor.gherkin_lines import EMPTY, join_lines
from sandbox.editor.scenario_spans import Span, alone, spans_of, text_until
from sandbox.editor.variations import TreeMove, moves_of, tree_of_variations, variations_of
from sandbox.rulings.addresses import boards_url
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.rulings.headline import headline
from sandbox.scenarios.evaluation import Evaluation
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order
from sandbox.views.sandbox_changes import AS_SET_UP, Shown


@dataclass(frozen=True)
class Played:
    """A text played for the page. ``ruling``: the one on the board; ``others``: rulings on what is no variation of it;
    ``at``: the step at which it is shown; ``tree``: the moves, where there are several variations or any move."""

    evaluation: Evaluation
    ruling: Ruling | None
    others: tuple[Ruling, ...]
    boards: str
    at: int | None
    tree: tuple[TreeMove, ...]
    scenario: int
    outcomes: dict[int, str]
    """What each variation comes to, by the line of its last move."""

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been done yet."""
        return self.ruling is not None and not (self.ruling.trace or self.ruling.claims or self.ruling.refusal)

    @property
    def variations(self) -> int:
        """How many ways there are through the tree."""
        return len(self.outcomes)


def played(shown: Shown, edition: str, explore: bool) -> Played:
    """The text of the sandbox. An empty one is an empty board."""
    text = shown.change.text if shown.change.text.strip() else f"{EMPTY}\n"
    spans = spans_of(text.splitlines())
    chosen = shown.span or (spans[-1] if spans else None)
    if chosen is None or len(spans) < 2:
        whole = evaluate_safely(text, edition, explore, positions=not boards_url(text, edition), options=True)
        return with_ruling(shown, text, whole, whole.rulings[-1] if whole.rulings else None, edition, chosen)
    own_text = alone(text, chosen)
    in_page = not boards_url(collapsed(own_text), edition)
    own = evaluate_safely(own_text, edition, explore, positions=in_page, options=True)
    whole = evaluate_safely(text, edition)
    return with_ruling(shown, text, whole, own.rulings[-1] if own.rulings else None, edition, chosen)


def with_ruling(
    shown: Shown, text: str, whole: Evaluation, ruling: Ruling | None, edition: str, chosen: Span | None
) -> Played:
    """What is shown around the ruling on the board."""
    lines, spans = text.splitlines(), spans_of(text.splitlines())
    alike = {one.head + 1: one for one in variations_of(text, chosen.head + 1)} if chosen else {}
    others = tuple(one for one in whole.rulings if one.line not in alike)
    if ruling is None and whole.rulings:
        ruling, others = whole.rulings[-1], tuple(one for one in others if one is not whole.rulings[-1])
    tree = tuple(tree_of_variations(text, chosen.head + 1)) if chosen else ()
    ends = {last_move(lines, alike[one.line]): headline(one) for one in whole.rulings if one.line in alike}
    address = boards_url(text if len(spans) < 2 or not chosen else collapsed(alone(text, chosen)), edition)
    at = step_of_line(ruling, shown.line) if ruling else None
    place = spans.index(chosen) if chosen in spans else 0
    return Played(whole, ruling, others, address, at, tree, place, ends)


def collapsed(text: str) -> str:
    """Without its empty lines."""
    return join_lines([line for line in text.splitlines() if line.strip()])


def last_move(lines: list[str], span: Span) -> int:
    """The line, from 1, of the last move of a variation, as the tree counts it."""
    text = join_lines(lines)
    moves = [node for node in moves_of(tree_of_variations(text, span.head + 1)) if node.here]
    return moves[-1].line if moves else 0


def step_of_line(ruling: Ruling, line: int | None) -> int | None:
    """The last step of the trace that a line of the text brought about, from 0; -1 for the board as set up."""
    if line is None:
        return None
    if line == AS_SET_UP:
        return -1
    steps = [step for _, step in in_order(ruling.trace)]
    return max((number for number, step in enumerate(steps) if step.line and step.line <= line), default=-1)


def at_moment(text: str, shown: Shown, line: int | None, edition: str) -> tuple[str, Ruling | None]:
    """The text up to a moment, and its ruling with what can be done then. None: at the end of the scenario."""
    text = text if text.strip() else f"{EMPTY}\n"
    span = replace(shown, change=replace(shown.change, text=text)).span
    if span is None:
        return text, None
    until = text_until(text, line if line else span.head + 1) if line is not None else text_until(text, span.ends)
    evaluation = evaluate_safely(until, edition, options=True)
    return until, evaluation.rulings[-1] if evaluation.rulings else None
