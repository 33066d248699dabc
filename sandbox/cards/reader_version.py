"""Which reader read a text: what is kept of a reading is of no use to another one."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

SANDBOX = Path(__file__).parents[1]
READS = ("terms", "meaning", "wording", "cards/names.py", "cards/records.py")
SOURCES = (".py", ".toml")


@cache
def reader_version() -> str:
    """The beginning of a hash over everything that a reading depends on."""
    return digest_of_sources(READS)


def digest_of_sources(parts: Iterable[str]) -> str:
    """The beginning of a hash over the files and folders of the sandbox."""
    whole = hashlib.sha256()
    for part in parts:
        place = SANDBOX / part
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.suffix in SOURCES:
                whole.update(path.relative_to(SANDBOX).as_posix().encode() + path.read_bytes())
    return whole.hexdigest()[:12]
