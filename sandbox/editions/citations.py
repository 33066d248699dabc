"""Which entry of the site states a rule, edition by edition."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from sandbox.terms.values import Value

_FILE = Path(__file__).parent / "citations.toml"
_KEYWORDS = _FILE.with_name("keyword_entries.toml")


class Citation(Value):
    """An entry: `kind` is `rules` or `glossary`."""

    edition: str
    kind: str
    slug: str


@cache
def citations() -> dict[str, dict[str, Citation]]:
    """Rule key to edition key to entry."""
    return _table(_FILE)


@cache
def keyword_entries() -> dict[str, dict[str, Citation]]:
    """The word of a keyword ability to edition key to entry."""
    return _table(_KEYWORDS)


def _table(file: Path) -> dict[str, dict[str, Citation]]:
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: {key: _read(key, place) for key, place in places.items()} for name, places in raw.items()}


def _read(edition: str, place: str) -> Citation:
    kind, _, slug = place.partition("/")
    return Citation(edition, kind, slug)


def cited(rule: str | None, edition: str) -> Citation | None:
    """The entry of the edition that states the rule, if one does."""
    return citations().get(rule, {}).get(edition) if rule else None


def keyword_of(sentence: str) -> str:
    """The keyword with which a sentence that names a keyword ability begins; empty where no entry states one."""
    words = sentence.lower().replace("\N{EM DASH}", " ").rstrip(".").split()
    beginnings = (" ".join(words[:length]) for length in range(min(len(words), 3), 0, -1))
    return next((words for words in beginnings if words in keyword_entries()), "")
