"""The sentences of the fixture and the cards of the pool, as the tests of wording use them."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from sandbox.cards import POOL
from sandbox.wording.text import read_text

SENTENCES = [
    line
    for line in (Path(__file__).parent / "sentences.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def parts(meaning: Any) -> Iterator[Any]:
    """Every dataclass inside a meaning, and itself."""
    if isinstance(meaning, (tuple, frozenset)):
        for item in meaning:
            yield from parts(item)
    elif is_dataclass(meaning):
        yield meaning
        for field in fields(meaning):
            yield from parts(getattr(meaning, field.name))


def all_meanings() -> Iterator[Any]:
    for card in POOL.values():
        yield from parts(card.abilities)
    for sentence in SENTENCES:
        yield from parts(read_text(sentence))
