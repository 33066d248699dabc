"""Floor 5: the printed cards, as data read through wording.

The data are TOML files in `pool/`, one for each first letter, one table a card; a table `in.1996` inside it says what
was different about the card in that year. A file is read when a card of its letter is first asked for, and a card is
compiled when it is first asked for itself.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from sandbox.meaning.card import Card
from sandbox.wording.cards import read_card

_FOLDER = Path(__file__).parent / "pool"
Record = dict[str, str | int]


@dataclass(frozen=True)
class _Printed:
    """The record of a card as it is, and what was different about it in earlier years."""

    now: Record
    older: dict[str, Record]


LONGEST_NAME = 100
"""So many characters of an unknown name are compared with those of the pool."""
LEAST_ALIKE = 60
"""Of a hundred, how alike two names are for one to be meant by the other."""


@cache
def _letters() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


@cache
def _records(letter: str) -> dict[str, _Printed]:
    """The cards whose names begin with the letter, by name."""
    tables = tomllib.loads((_FOLDER / f"{letter}.toml").read_text(encoding="utf-8"))
    assert all(_letter(name) == letter for name in tables), f"a card in {letter}.toml begins with another letter"
    return {name: _Printed(older=table.pop("in", {}), now={"name": name, **table}) for name, table in tables.items()}


def _letter(name: str) -> str:
    return name[:1].lower()


@cache
def _compiled(name: str) -> Card:
    printed = _records(_letter(name))[name]
    older = {year: read_card(printed.now | changes) for year, changes in printed.older.items()}
    return replace(read_card(printed.now), older=older)


class _Pool(Mapping[str, Card]):
    """The cards by name, exactly as printed. Asking for one compiles it; going through the names compiles none."""

    def __getitem__(self, name: str) -> Card:
        if name not in self:
            raise KeyError(name)
        return _compiled(name)

    def __iter__(self) -> Iterator[str]:
        return (name for letter in _letters() for name in _records(letter))

    def __len__(self) -> int:
        return sum(len(_records(letter)) for letter in _letters())

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and _letter(name) in _letters() and name in _records(_letter(name))


POOL: Mapping[str, Card] = _Pool()


@cache
def _by_lower_case(letter: str) -> dict[str, str]:
    return {name.lower(): name for name in _records(letter)}


class NoSuchCard(LookupError):
    """`nearest` are the names in the pool that are most like it; they are looked for when somebody wants them."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    @property
    def nearest(self) -> list[str]:
        from rapidfuzz import fuzz, process  # only a wrong name needs it, and a ruling should begin soon

        known = {name.lower(): name for name in POOL}
        wanted = in_lower_case(self.name)[:LONGEST_NAME]
        near = process.extract(wanted, known.keys(), scorer=fuzz.ratio, limit=3, score_cutoff=LEAST_ALIKE)
        return [known[name] for name, _, _ in near]

    def __str__(self) -> str:
        nearest = self.nearest
        hint = f"; did you mean {', '.join(nearest)}?" if nearest else ""
        return f"no card {self.name!r} in the pool{hint}"


def in_lower_case(name: str) -> str:
    """A name as it is looked up: small letters, plain apostrophes, single spaces."""
    return " ".join(name.replace("\u2019", "'").split()).lower()


def find(name: str) -> Card:
    """The card of that name, whatever its capitals. Raises NoSuchCard."""
    wanted = in_lower_case(name)
    letter = _letter(wanted)
    if letter not in _letters() or wanted not in _by_lower_case(letter):
        raise NoSuchCard(name)
    return _compiled(_by_lower_case(letter)[wanted])


def is_card_name(name: str) -> bool:
    """Whether the pool holds a card of that name, given in lower case."""
    letter = _letter(name)
    return letter in _letters() and name in _by_lower_case(letter)
