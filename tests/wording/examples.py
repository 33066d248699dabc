"""The sentences of the fixture and the cards of the pool, as the tests of wording use them."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from sandbox.cards import POOL
from sandbox.wording.text import read_text

EVERY_CARD = {
    f"{name} in {year}" if year else name: card
    for name, now in POOL.items()
    for year, card in (("", now), *now.older.items())
}
"""The cards of the pool as they are and as they were in earlier years."""
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
    for card in EVERY_CARD.values():
        yield from parts(card.abilities)
    for sentence in SENTENCES:
        yield from parts(read_text(sentence))
