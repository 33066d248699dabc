"""Floor 5: the printed cards, as data read through wording.

The data are TOML files in `pool/`, one table a card; a table `in.1996` inside it says what was different about the card
in that year. A card is compiled when it is first asked for.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from sandbox.meaning.card import Card
from sandbox.wording.cards import read_card

_FOLDER = Path(__file__).parent / "pool"


@cache
def _records() -> dict[str, dict[str, Any]]:
    """Every table of the data files, by name."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(_FOLDER.glob("*.toml")):
        for name, record in tomllib.loads(path.read_text(encoding="utf-8")).items():
            assert name not in found, f"{name} is in the pool twice"
            found[name] = {"name": name, **record}
    return found


@cache
def _compiled(name: str) -> Card:
    record = _records()[name]
    older = {year: read_card(record | changes) for year, changes in record.get("in", {}).items()}
    return replace(read_card(record), older=older)


class _Pool(Mapping[str, Card]):
    """The cards by name, exactly as printed. Asking for one compiles it; going through the names compiles none."""

    def __getitem__(self, name: str) -> Card:
        if name not in _records():
            raise KeyError(name)
        return _compiled(name)

    def __iter__(self) -> Iterator[str]:
        return iter(_records())

    def __len__(self) -> int:
        return len(_records())

    def __contains__(self, name: object) -> bool:
        return name in _records()


POOL: Mapping[str, Card] = _Pool()


@cache
def _by_lower_case() -> dict[str, str]:
    return {name.lower(): name for name in _records()}


class NoSuchCard(LookupError):
    """`nearest` are the names in the pool that are most like it."""

    def __init__(self, name: str, nearest: list[str]) -> None:
        hint = f"; did you mean {', '.join(nearest)}?" if nearest else ""
        super().__init__(f"no card {name!r} in the pool{hint}", nearest)
        self.nearest = nearest

    def __str__(self) -> str:
        return str(self.args[0])


def find(name: str) -> Card:
    """The card of that name, whatever its capitals. Raises NoSuchCard."""
    known = _by_lower_case()
    wanted = " ".join(name.replace("\u2019", "'").split()).lower()
    if wanted in known:
        return POOL[known[wanted]]
    raise NoSuchCard(name, [known[each] for each in get_close_matches(wanted, known, n=3, cutoff=0.6)])


def is_card_name(name: str) -> bool:
    """Whether the pool holds a card of that name, given in lower case."""
    return name in _by_lower_case()
