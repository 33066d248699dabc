"""Which entry of the site states a rule, edition by edition."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from sandbox.terms.values import Value

_FILE = Path(__file__).parent / "citations.toml"


class Citation(Value):
    """An entry: `kind` is `rules` or `glossary`."""

    edition: str
    kind: str
    slug: str


@cache
def citations() -> dict[str, dict[str, Citation]]:
    """Rule key to edition key to entry."""
    raw = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return {rule: {key: _read(key, place) for key, place in places.items()} for rule, places in raw.items()}


def _read(edition: str, place: str) -> Citation:
    kind, _, slug = place.partition("/")
    return Citation(edition, kind, slug)


def cited(rule: str | None, edition: str) -> Citation | None:
    """The entry of the edition that states the rule, if one does."""
    return citations().get(rule, {}).get(edition) if rule else None
