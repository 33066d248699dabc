"""Which engine decided: a stored ruling remembers it."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

SANDBOX = Path(__file__).parents[1]
FLOORS = ("terms", "meaning", "wording", "engine", "rules", "editions", "cards", "scenarios")
READ = (".py", ".toml")


@cache
def engine_version() -> str:
    """The beginning of a hash over everything that a ruling depends on: the engine's code, the cards, the editions."""
    whole = hashlib.sha256()
    for floor in FLOORS:
        for path in sorted((SANDBOX / floor).rglob("*")):
            if path.suffix in READ:
                whole.update(path.relative_to(SANDBOX).as_posix().encode() + path.read_bytes())
    return whole.hexdigest()[:12]
