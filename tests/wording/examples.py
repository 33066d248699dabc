"""The sentences of the fixture and the cards of the pool, as the tests of wording use them."""

from collections.abc import Iterator
from pathlib import Path

from sandbox.cards import POOL
from sandbox.meaning.nodes import Meaning
from sandbox.terms.shapes import Shape
from sandbox.wording.text import read_text

EVERY_CARD = {
    f"{face.name} in {year}" if year else face.name: face
    for now in POOL.values()
    for year, card in (("", now), *now.older.items())
    for face in ((card,) if card.shape is Shape.PROTOTYPE else card.faces or (card,))
}
"""The cards of the pool as they are and as they were in earlier years; of a card with several faces, each of them, but
of a prototype card the whole, whose text says what it is in smaller."""
SENTENCES = [
    line
    for line in (Path(__file__).parent / "sentences.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def parts(meaning: object) -> Iterator[Meaning]:
    """Every meaning inside a meaning, and itself."""
    if isinstance(meaning, (tuple, frozenset)):
        for item in meaning:
            yield from parts(item)
    elif isinstance(meaning, Meaning):
        yield meaning
        for part in meaning.parts().values():
            yield from parts(part)


def all_meanings() -> Iterator[Meaning]:
    for card in EVERY_CARD.values():
        yield from parts(card.abilities)
    for sentence in SENTENCES:
        yield from parts(read_text(sentence))


def written_out(meaning: object) -> str:
    """The meaning in one line, the same for equal meanings: what has no order is sorted."""
    if isinstance(meaning, frozenset):
        return f"{{{', '.join(sorted(map(written_out, meaning)))}}}"
    if isinstance(meaning, (tuple, list)):
        return f"({', '.join(map(written_out, meaning))})"
    if isinstance(meaning, Meaning):
        parts = (f"{name}={written_out(part)}" for name, part in meaning.parts().items())
        return f"{type(meaning).__name__}({', '.join(parts)})"
    return repr(meaning)
