"""Floor 5: the printed cards, as data read through wording.

The data are TOML files in `pool/`, one for each two first letters, one table a card; a table `in.1996` inside it says
what was different about the card in that year, a table `other` what stands on its second face, where its `shape` has
two. In the file of its own letters the second face says with `face_of` whose it is. A file is read when a card of its
letters is first asked for, and a card is compiled when it is first asked for itself. What the pool has not may come
from a `source`; the pool's own cards, with what they were in earlier years, come first.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path

from sandbox.cards.names import BETWEEN_FACES, folded, short_name, spellings
from sandbox.cards.records import RecordReading
from sandbox.cards.source import card_source, compiled
from sandbox.meaning.card import Card
from sandbox.terms.errors import NotUnderstood
from sandbox.terms.spelling import MOST_NEAR, spelled_nearly
from sandbox.wording.cards import read_card, read_print
from sandbox.wording.faces import read_shape, with_faces

_FOLDER = Path(__file__).parent / "pool"
Record = dict[str, str | int]


@dataclass(frozen=True)
class _Printed:
    """The record of a card as it is, and what was different about it in earlier years."""

    now: Record
    older: dict[str, Record]
    other: Record
    """The second face; empty where there is none."""


LONGEST_NAME = 100
"""So many characters of an unknown name are compared with those of the pool."""
MOST_LOOKED_UP = 4_000
"""So many spellings are remembered, in small letters or not."""


@cache
def _files() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


@cache
def _file(letters: str) -> tuple[dict[str, _Printed], dict[str, str]]:
    """The cards whose names begin with the letters, and the second faces, each with the name of its card."""
    tables = tomllib.loads((_FOLDER / f"{letters}.toml").read_text(encoding="utf-8"))
    assert all(_file_of(name) == letters for name in tables), f"a card in {letters}.toml begins with others"
    faces = {name: str(table["face_of"]) for name, table in tables.items() if "face_of" in table}
    return {
        name: _Printed(older=table.pop("in", {}), other=table.pop("other", {}), now={"name": _front(name), **table})
        for name, table in tables.items()
        if name not in faces
    }, faces


def _front(name: str) -> str:
    """Of a split card, the left half."""
    return name.split(BETWEEN_FACES)[0]


def _records(letters: str) -> dict[str, _Printed]:
    return _file(letters)[0]


def _file_of(name: str) -> str:
    return folded(name)[:2]


@cache
def _compiled(name: str) -> Card:
    return _read(_records(_file_of(name))[name], read_card)


def _read(printed: _Printed, read: Callable[[Record], Card]) -> Card:
    older = {year: read(printed.now | changes) for year, changes in printed.older.items()}
    return replace(_with_its_faces(printed, read), older=older)


def _with_its_faces(printed: _Printed, read: Callable[[Record], Card]) -> Card:
    first = read(printed.now)
    if not printed.other:
        return first
    shape = read_shape(str(printed.now.get("shape", "")), first.name)
    return with_faces(shape, first, read(printed.other))


class _Pool(Mapping[str, Card]):
    """The cards by name, exactly as printed. Asking for one compiles it; going through the names compiles none."""

    def __getitem__(self, name: str) -> Card:
        if name not in self:
            raise KeyError(name)
        return _compiled(name)

    def __iter__(self) -> Iterator[str]:
        return (name for letters in _files() for name in _records(letters))

    def __len__(self) -> int:
        return sum(len(_records(letters)) for letters in _files())

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and _file_of(name) in _files() and name in _records(_file_of(name))


POOL: Mapping[str, Card] = _Pool()


def prints_of_the_pool() -> Iterator[Card]:
    """Every card of the pool as printed, without what its text means: a list of them needs no text compiled."""
    return (_read(printed, read_print) for letters in _files() for printed in _records(letters).values())


def pool_texts() -> Iterator[tuple[str, str]]:
    """The names of the pool with their texts; none is compiled."""
    return ((name, str(card.now.get("text", ""))) for letters in _files() for name, card in _records(letters).items())


@cache
def _by_spelling(letters: str) -> dict[str, str]:
    cards, faces = _file(letters)
    found = {key: name for name, card in cards.items() if card.other for key in spellings(_whole_name(card))}
    found |= {key: name for face, name in faces.items() for key in spellings(face)}
    return found | {key: name for name in cards for key in spellings(name)}


def _whole_name(card: _Printed) -> str:
    return f"{card.now['name']}{BETWEEN_FACES}{card.other['name']}"


@cache
def _by_short_name(letters: str) -> dict[str, tuple[str, ...]]:
    """The cards of the pool by what stands before the comma."""
    found: dict[str, tuple[str, ...]] = {}
    for name in _records(letters):
        if short := short_name(name):
            found[short] = (*found.get(short, ()), name)
    return found


@lru_cache(maxsize=MOST_LOOKED_UP)
def _in_pool(key: str) -> str | None:
    letters = _file_of(key)
    return _by_spelling(letters).get(key) if letters in _files() else None


def _called_in_short(key: str) -> list[str]:
    """The cards, of the pool and imported, of whose names this stands before the comma."""
    letters = _file_of(key)
    own = _by_short_name(letters).get(key, ()) if letters in _files() else ()
    return list(dict.fromkeys((*own, *card_source().short(key))))


class NoSuchCard(LookupError):
    """`nearest` are the names known that are most like it; they are looked for when somebody wants them. `several` are
    the cards that it could mean."""

    def __init__(self, name: str, several: Sequence[str] = ()) -> None:
        super().__init__(name)
        self.name = name
        self.several = several

    @property
    def nearest(self) -> list[str]:
        if self.several:
            return list(self.several[:MOST_NEAR])
        wanted = folded(self.name[:LONGEST_NAME])
        known = {folded(name): name for name in (*card_source().like(wanted), *POOL)}
        return [known[name] for name in spelled_nearly(wanted, known)]

    def __str__(self) -> str:
        nearest = self.nearest
        hint = f"; did you mean {', '.join(nearest)}?" if nearest else ""
        return f"no card {self.name!r} in the pool{hint}"


class UnreadCard(NotUnderstood):
    """An imported card that is not understood whole: the error tells of the first part. `reading` has the rest."""

    def __init__(self, name: str, reading: RecordReading) -> None:
        first = reading.unread[0]
        super().__init__(first.sentence, max(first.position - first.start, 0), first.expected, name)
        self.reading = reading


def find(name: str) -> Card:
    """The card of that name, whatever its capitals, accents and signs; or of which it is a face, or, where only one
    has it, what stands before the comma. Raises NoSuchCard, and UnreadCard where not all of it is understood."""
    found = find_reading(name)
    if found.card is None or found.unread:
        raise UnreadCard(name, found)
    return found.card


def find_reading(name: str) -> RecordReading:
    """The same card as far as it is understood. Raises NoSuchCard."""
    key = folded(name)
    if (found := _found(key)) is None:
        several = _called_in_short(key)
        found = _found(folded(several[0])) if len(several) == 1 else None
        if found is None:
            raise NoSuchCard(name, several)
    return found


@cache
def _of_pool(name: str) -> RecordReading:
    return RecordReading(_compiled(name))


def _found(key: str) -> RecordReading | None:
    if own := _in_pool(key):
        return _of_pool(own)
    record = card_source().named(key)
    return compiled(record) if record is not None else None


@lru_cache(maxsize=MOST_LOOKED_UP)
def is_in_pool(name: str) -> bool:
    """Whether the pool has a card of that name, however it is spelt."""
    return _in_pool(folded(name)) is not None


def is_card_name(name: str) -> bool:
    """Whether a card, or a face of one, has that name, however it is spelt. What stands before a comma is none."""
    key = folded(name)
    return _in_pool(key) is not None or card_source().named(key) is not None
