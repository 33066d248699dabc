"""Words for kinds of creatures, and the creature types that each of them may stand for."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import CREATURE_TYPES, TOKEN
from sandbox.wording.grammar import Ends, Reading

_WORD = re.compile(r"[a-z][a-z'-]*")
_OF_TOKEN = re.compile(r" (?:creature )?tokens?\b")
_LIST = tomllib.loads((Path(__file__).parent / "lexicon" / "creature_words.toml").read_text(encoding="utf-8"))
_IRREGULAR: dict[str, str] = _LIST["plurals"]


@cache
def _types_of() -> dict[str, frozenset[str]]:
    everyday = {word: frozenset(types.split()) for word, types in _LIST["everyday"].items()}
    own = {word: frozenset({word}) for word in (*CREATURE_TYPES, *_LIST["types"]["all"].split())}
    return own | everyday


def creature_words() -> frozenset[str]:
    """The words, in the singular and the plural."""
    plurals = {word + ("es" if word.endswith(("x", "sh", "ch", "ss")) else "s") for word in _types_of()}
    return frozenset({*_types_of(), *plurals, *_IRREGULAR})


def singular(word: str) -> str:
    """The word for one of them."""
    if word in _types_of() and not word.endswith("s"):
        return word
    ways = (_IRREGULAR.get(word, ""), word.removesuffix("s"), word.removesuffix("es"), word[:-3] + "y")
    return next((each for each in ways if each in _types_of() and each != word), word)


def is_plural(word: str) -> bool:
    """Whether it means several creatures of a kind."""
    return singular(word) != word


def are_many(word: str) -> bool:
    """Whether it means several creatures of a kind, or several lands."""
    return word == "lands" or is_plural(word)


def types_meant(word: str) -> frozenset[str]:
    """The creature types, in small letters; none for a word that is no kind of creature."""
    return _types_of().get(singular(word), frozenset())


def subtype(reading: Reading, at: int) -> Ends[Mention]:
    """A word that stands for the one thing that it fits, or with `token` for one of the sort; whether it fits any is
    seen later."""
    found = _WORD.match(reading.text, at)
    if not found or not types_meant(found[0]):
        return {}
    ends = {found.end(): Mention(noun=found[0])}
    if token := _OF_TOKEN.match(reading.text, found.end()):
        ends[token.end()] = Mention(noun=found[0], marks=(TOKEN,))
    return ends
