"""What keeps creatures of which nothing is said from blocking: colors, types and sizes that a text asks for."""

from __future__ import annotations

import re

from sandbox.meaning.card import Card
from sandbox.questions.pieces import Piece

PICKY = re.compile(r"artifact|color|ntimidate|ear\b|ower|oughness", re.IGNORECASE)
"""Texts to which it matters what a creature is that the question says nothing of."""
NOT_PICKY = re.compile(r"artifacts?,? (?:or )?creatures?", re.IGNORECASE)


def is_picky(piece: Piece) -> bool:
    """Whether it matters to it what a creature is."""
    return bool(PICKY.search(NOT_PICKY.sub("", piece.card.text)))


def evaded_by(card: Card) -> tuple[str, ...]:
    """The colors of creatures that may block a creature with intimidate or fear, besides artifact creatures."""
    if "Intimidate" in card.text or "ntimidate" in card.text.split("\n")[0]:
        return tuple(sorted(map(str, card.colors)))
    return ("black",) if re.search(r"^(?:[^\n]*, )?[Ff]ear\b", card.text) else ()
