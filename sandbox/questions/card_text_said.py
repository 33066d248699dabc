"""What a question says that a card's text says: it must stand there, word by word, in one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from sandbox.questions.normal_form import normal_form
from sandbox.questions.pieces import NotClear, Piece

SMALL = frozenset({
    "a", "an", "the", "it", "its", "that", "this", "all", "be", "have", "get", "give", "gain", "and", "with", ",", "-",
    ".", ":", '"', "to", "for", "also", "which", "who", "do", "of", "your", "my", "his", "i", "say", "effect",
})  # fmt: skip
"""Words of which a text and what is said of it may have others."""
NOT = frozenset({"not", "no", "unless", "without", "except", "non"})


def check_text(said: str, pieces: Sequence[Piece]) -> None:
    """One of the pieces says so. Raises NotClear."""
    words = _weighty(said.split())
    if not words or not any(_stands_in(words, line) for piece in pieces for line in _lines(_text_of(piece))):
        raise NotClear(f"whether it says: {said}")


def _text_of(piece: Piece) -> str:
    card = piece.card
    kinds = " ".join(map(str, [*card.supertypes, *card.colors, *card.types, *card.subtypes]))
    return f"{kinds}\n{piece.text or card.text}"


@lru_cache(maxsize=256)
def _lines(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(_weighty(normal_form(line).text.split())) for line in text.splitlines() if line.strip())


def _weighty(words: Sequence[str]) -> list[str]:
    return [word for word in words if word not in SMALL]


def _stands_in(words: Sequence[str], line: Sequence[str]) -> bool:
    """Whether the line has the words in a row, and no word before them that turns their sense."""
    return any(not NOT & set(line[:at]) or NOT & set(words) for at in _places(words, line))


def _places(words: Sequence[str], line: Sequence[str]) -> Iterator[int]:
    return (at for at in range(len(line)) if list(line[at : at + len(words)]) == list(words))
