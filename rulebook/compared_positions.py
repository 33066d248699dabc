"""The same position under every edition: which positions, in which order, and what each shows.

``content/positions.md`` lists them: a heading of the first rank is a group, one of the second a position. Under it
stand a sentence, whose links ``question:…`` name a question of the matrix, and the scenario: a ``gherkin`` block, or
the tag of one that an entry has, on an indented line.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from pathlib import Path

from django.conf import settings
from django.urls import reverse
from django.utils.text import slugify
from markdown_it.token import Token

from sandbox.boards.board import Board, board_of
from sandbox.editions import EDITIONS
from sandbox.editions.questions import QUESTIONS
from sandbox.engine.game import Edition
from sandbox.models import EntryScenario
from sandbox.rulings.cells import Cell, cells_of
from sandbox.rulings.compare import outcome_signature
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.scenarios.language.markdown import is_scenario
from sandbox.scenarios.values.ruling import Ruling

from .entry_html import MARKDOWN, plain

FILE = Path(settings.BASE_DIR) / "rulebook" / "content" / "positions.md"
QUESTION_LINK = "question:"
AGREED = "all editions agree"


class PositionFault(ValueError):
    """A position that cannot be shown: which one, and what it lacks."""


@dataclass
class ComparedPosition:
    """One row. ``sentence`` is HTML, ``words`` the same without markup; ``tag`` names an entry's scenario."""

    group: str
    title: str
    sentence: str = ""
    words: str = ""
    tag: str = ""
    text: str = ""
    questions: list[str] = field(default_factory=list)

    @property
    def slug(self) -> str:
        """What links to the row name it by."""
        return slugify(self.title)

    @property
    def agreed(self) -> bool:
        """Whether the row says that the editions do not differ."""
        return AGREED in self.words


def positions() -> list[ComparedPosition]:
    """Every position of the file with its text. Raises ``PositionFault``."""
    found = list(read_positions(FILE.read_text(encoding="utf-8")))
    texts = texts_of_tags({position.tag for position in found if position.tag})
    for position in found:
        position.text = position.text or texts.get(position.tag, "")
        if not position.text:
            raise PositionFault(f"{position.title}: no scenario has the tag {position.tag!r}")
    return found


def read_positions(markdown: str) -> Iterator[ComparedPosition]:
    """The positions as a file lists them, before the scenarios of entries are looked up."""
    group, position, heading = "", None, ""
    for token in MARKDOWN.parse(markdown):
        if token.type == "heading_open":
            heading = token.tag
        elif token.type == "inline" and heading == "h1":
            group, heading = plain(token), ""
        elif token.type == "inline" and heading == "h2":
            if position:
                yield position
            position, heading = ComparedPosition(group, plain(token)), ""
        elif position:
            add_token(token, position)
    if position:
        yield position


def add_token(token: Token, position: ComparedPosition) -> None:
    """Put one piece of a file into the position that it belongs to."""
    if token.type == "inline":
        position.words = plain(token)
        position.sentence = link_questions(token, position)
    elif is_scenario(token):
        position.text = token.content
    elif token.type == "code_block":
        position.tag = token.content.strip().removeprefix("@")


def link_questions(sentence: Token, position: ComparedPosition) -> str:
    """The sentence as HTML, its questions linked to their rows of the matrix."""
    for piece in sentence.children or []:
        target = str(piece.attrGet("href") or "") if piece.type == "link_open" else ""
        if target.startswith(QUESTION_LINK):
            question = target.removeprefix(QUESTION_LINK)
            if question not in QUESTIONS:
                raise PositionFault(f"{position.title}: the matrix has no question {question!r}")
            position.questions.append(question)
            piece.attrSet("href", f"{reverse('rulebook:matrix')}#{question}")
    return str(MARKDOWN.renderer.render([sentence], MARKDOWN.options, {}))


def texts_of_tags(tags: set[str]) -> dict[str, str]:
    """The first scenario that bears each tag."""
    found: dict[str, str] = {}
    for scenario in EntryScenario.objects.all():
        for tag in tags.intersection(scenario.tags.split()):
            found.setdefault(tag, scenario.text)
    return found


@dataclass(frozen=True)
class PositionEnding:
    """How a position ends under some of the editions, which end alike; ``board`` is that of the first."""

    cells: tuple[Cell, ...]
    board: Board

    @property
    def cell(self) -> Cell:
        """The first of them: the others say the same in their own words."""
        return self.cells[0]

    @property
    def editions(self) -> list[Edition]:
        """Under which editions."""
        return [EDITIONS[cell.edition] for cell in self.cells]

    @property
    def said(self) -> str:
        """What the board shows, in words."""
        return "; ".join(self.cell.words) or "Nothing changes"


@lru_cache(maxsize=256)
def endings_of_text(text: str) -> tuple[PositionEnding, ...]:
    """The different endings of a position, that of the oldest edition first, as this engine decides them: remembered
    while this process lives."""
    rulings = {key: ruled(text, key) for key in EDITIONS}
    kinds = {key: outcome_signature(ruling) for key, ruling in rulings.items()}
    order = list(dict.fromkeys(kinds.values()))
    groups = {key: order.index(kind) + 1 for key, kind in kinds.items()}
    alike = groupby(sorted(cells_of(rulings, groups), key=group_of), key=group_of)
    return tuple(ending(tuple(cells), rulings) for _, cells in alike)


def ending(cells: tuple[Cell, ...], rulings: dict[str, Ruling]) -> PositionEnding:
    """What editions that end alike have in common."""
    ruling = rulings[cells[0].edition]
    return PositionEnding(cells, board_of(ruling.final, ruling.start, words=EDITIONS[ruling.edition].words))


def group_of(cell: Cell) -> int:
    """Editions of one group end alike."""
    return cell.group


def ruled(text: str, edition: str) -> Ruling:
    """A position's ruling. Raises ``PositionFault``."""
    result = evaluate_safely(text, edition)
    if result.fault:
        raise PositionFault(f"{edition}: {result.fault.message}\n{text}")
    return result.rulings[0]


def cells_of_text(text: str) -> list[Cell]:
    """The cells of a row, one for each edition, oldest first."""
    found = {cell.edition: cell for ending in endings_of_text(text) for cell in ending.cells}
    return [found[key] for key in EDITIONS]
