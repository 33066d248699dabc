"""The numbers under which an edition's Comprehensive Rules state a rule; the older editions have none."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

NUMBER = re.compile(r"\d{3}(?:\.\d{1,3}[a-z]?)?")
"""``704``, ``704.5`` or ``704.5j``."""
_FILE = Path(__file__).parent / "rule_numbers.toml"


@cache
def rule_numbers() -> dict[str, dict[str, str]]:
    """Rule key to edition key to number."""
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def rule_number(rule: str | None, edition: str) -> str:
    """The number of a rule; empty where it has none."""
    return rule_numbers().get(rule or "", {}).get(edition, "")


def parents_of(number: str) -> tuple[str, ...]:
    """What a number stands under: ``704.5`` and ``704`` for ``704.5j``."""
    section = number.partition(".")[0]
    bare = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    return tuple(dict.fromkeys(one for one in (bare, section) if one != number))
