"""The names and nicknames of the cards of the pool, as keys: in small letters, without signs."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from sandbox.cards import POOL

WORDS_REMEMBERED = 5_000
"""Rows of words of which the key is remembered: those of a long question."""
LONG_WORD = 8
"""Letters of a long word."""
ALSO_WORDS = frozenset({
    "fear", "flight", "jump", "jumps", "jumped", "regeneration",
    "sacrifice", "balance", "lance", "control", "fork", "opt", "brand", "anticipate", "concentrate", "condemn",
    "redirect",
})  # fmt: skip
"""Single words that are cards only with a capital letter."""
SHORTEST_PART = 4
"""Letters of a part of a name that stands for the whole."""
_SIGNS = re.compile(r"[^a-z0-9 ]")
COLORS = ("white", "blue", "black", "red", "green")
LISTS = tomllib.loads((Path(__file__).parent / "lexicon" / "nicknames.toml").read_text(encoding="utf-8"))


@lru_cache(WORDS_REMEMBERED)
def key_of(words: str) -> str:
    """A name without case, signs and accents that no typist writes."""
    low = words.lower().replace("-", " ").replace("grey", "gray").replace(" teh ", " the ")
    return " ".join(_SIGNS.sub("", low).split())


@cache
def names() -> dict[str, str]:
    """Every name, as a key."""
    circles = {
        f"{short} {color}": f"Circle of Protection: {color.title()}"
        for color in COLORS
        for short in ("cop", "circle of protection", "circle")
    }
    return {key_of(each): card for each, card in circles.items() if card in POOL} | {
        key_of(name): name for name in POOL
    }


@cache
def run_together() -> dict[str, str]:
    """Long names of several words, written as one."""
    long = [(key.replace(" ", ""), card) for key, card in names().items() if " " in key]
    keys = [key for key, _ in long]
    return {key: card for key, card in long if len(key) >= LONG_WORD and keys.count(key) == 1}


@cache
def nicknames() -> dict[str, str]:
    return {key_of(each): card for each, card in LISTS.items() if isinstance(card, str) and card in POOL}


def joined(words: Sequence[str]) -> str:
    """Words that belong together, with a possessive ending where it was."""
    return key_of(" ".join(words).replace(" 's", "s"))
