"""The same position under four editions: which positions, in which order, and what each shows.

``content/positions.md`` lists them: a heading of the first rank is a group, one of the second a position. Under it
stand a sentence, whose links ``question:…`` name a question of the matrix, and the scenario: a ``gherkin`` block, or
the tag of one that an entry has, on an indented line.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from django.conf import settings
from django.urls import reverse
from django.utils.text import slugify
from markdown_it.token import Token

from sandbox.editions import EDITIONS
from sandbox.editions.questions import QUESTIONS
from sandbox.models import EntryScenario
from sandbox.rulings.cells import Cell, cells_of
from sandbox.rulings.compare import outcome_signature
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.scenarios.language.markdown import is_scenario

from .entry_html import MARKDOWN, plain

FILE = Path(settings.BASE_DIR) / "rulebook" / "content" / "positions.md"
QUESTION_LINK = "question:"
AGREED = "all four agree"


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


@lru_cache(maxsize=256)
def cells_of_text(text: str) -> tuple[Cell, ...]:
    """The cells of a row, as this engine decides them: remembered while this process lives."""
    played = {key: evaluate_safely(text, key) for key in EDITIONS}
    for result in played.values():
        if result.fault:
            raise PositionFault(f"{result.edition}: {result.fault.message}\n{text}")
    kinds = {key: outcome_signature(result.rulings[0]) for key, result in played.items()}
    order = list(dict.fromkeys(kinds.values()))
    groups = {key: order.index(kind) + 1 for key, kind in kinds.items()}
    return tuple(cells_of({key: result.rulings[0] for key, result in played.items()}, groups))
