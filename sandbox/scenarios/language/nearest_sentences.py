"""The sentences nearest to one that is not known, said with the reader's own words where these fill them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property, lru_cache

from sandbox.scenarios.language.step_definition import SLOTS, StepDefinition

LONGEST = 200
"""Characters of a sentence that are looked at."""
MOST_COMPARED = 12
"""How many sentences of the table are compared letter by letter; the others only by their words."""
MOST_NEAR = 3
MEANT = {
    "at": "life",
    "hp": "life",
    "lifepoints": "life",
    "dead": "graveyard",
    "dies": "graveyard",
    "died": "graveyard",
}
"""What people say, and the word of the table for it."""
_WORD = re.compile(r"[A-Za-z']+")
_SLOT = re.compile(r"\{(\w+?)(\d?)\}")
_OPTIONAL = re.compile(r"\[[^\]]*\]")
_ALTERNATIVES = re.compile(r"\(([^()]*)\)")
_NAME = re.compile(r"[A-Z][\w',-]*(?:(?: of| the| of the|) [A-Z][\w',-]*)*(?:#\d+)?")
TELLING = ("size", "mana", "color", "total", "number", "quoted", "zone")
"""Slots of which the words of a text tell whether they can be filled."""
AIMS = ("target", "targets", "text", "source")
"""Slots in which a player may stand as well."""


def nearest_sentences(text: str, table: Sequence[StepDefinition], players: Sequence[str]) -> list[str]:
    """The nearest first. Those whose slots the words of the text fill are said with them, the others as their examples
    say them. The work is bounded: every sentence of the table is looked at once by its words, few letter by letter."""
    text = text[:LONGEST]
    reader = _Words(text, tuple(players))
    likely = sorted(table, key=lambda one: -reader.in_common(one))[:MOST_COMPARED]
    near = [(reader.likeness(one, said), said or one.example) for one in likely for said in [reader.filled(one)]]
    ranked = sorted(near, key=lambda pair: -pair[0])
    return list(dict.fromkeys(said for _, said in ranked))[:MOST_NEAR]


@lru_cache(maxsize=512)
def _fixed_words(pattern: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z']{2,}", re.sub(r"\{\w+\}|\[[^\]]*\]|\|\w+", " ", pattern)))


@lru_cache(maxsize=512)
def _kinds(pattern: str) -> frozenset[str]:
    return frozenset(match[1] for match in _SLOT.finditer(pattern))


@lru_cache(maxsize=2048)
def _pairs(word: str) -> frozenset[str]:
    return frozenset(word[at : at + 2] for at in range(len(word) - 1))


@dataclass(frozen=True)
class _Words:
    """The words of a sentence by what they can stand for."""

    text: str
    players: tuple[str, ...]

    @cached_property
    def words(self) -> frozenset[str]:
        found = {word.lower() for word in _WORD.findall(self.text)}
        return frozenset(found | {MEANT[word] for word in found if word in MEANT})

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The slots that some of the words could fill."""
        return frozenset(kind for kind in TELLING if self._for_slot(kind))

    def in_common(self, one: StepDefinition) -> float:
        """How many words of the sentence the text has, or begins like, and how many of its slots it could fill."""
        fixed, kinds = _fixed_words(one.pattern), _kinds(one.pattern)
        common = sum(1.0 if word in self.words else 0.6 if self._is_misspelt(word) else 0.0 for word in fixed)
        fitting = len(self.kinds & kinds) - 0.5 * len((kinds & set(TELLING)) - self.kinds)
        return (common + 0.5 * fitting) / (len(fixed) + 1)

    def _is_misspelt(self, word: str) -> bool:
        """Whether the text has a word that shares at least half of its pairs of letters."""
        pairs = _pairs(word)
        return any(4 * len(pairs & other) >= len(pairs) + len(other) > 0 for other in self.pairs)

    @cached_property
    def pairs(self) -> tuple[frozenset[str], ...]:
        return tuple(_pairs(word) for word in self.words)

    def likeness(self, one: StepDefinition, said: str) -> float:
        ratio = SequenceMatcher(None, self.text.lower(), (said or one.example).lower()).ratio()
        return self.in_common(one) + ratio + (0.5 if said else 0.0)

    def filled(self, one: StepDefinition) -> str:
        """The sentence with the words of the text in its slots; empty where they do not fill them."""
        plain = _ALTERNATIVES.sub(lambda match: self._alternative(match[1]), _OPTIONAL.sub("", one.pattern))
        left: dict[str, list[str]] = {}
        names, missing = self._names(), list[str]()

        def fill(match: re.Match[str]) -> str:
            kind = match[1]
            if kind not in SLOTS:
                words = names
            else:
                words = left.setdefault(kind, self._for_slot(kind))
            if not words and kind in AIMS:
                words = left.setdefault("player", self._for_slot("player"))
            missing.extend([] if words else [kind])
            return words.pop(0) if words else ""

        said = _SLOT.sub(fill, plain)
        return said if not missing and one.match(said) else ""

    def _alternative(self, words: str) -> str:
        choices = words.split("|")
        return next((choice for choice in choices if choice and choice in self.text), choices[0])

    def _for_slot(self, kind: str) -> list[str]:
        if kind == "player":
            named = [name for name in re.findall(r"[A-Z][\w-]*", self.text) if name in self.players]
            return [*named, *(name for name in self.players if name not in named)]
        if kind == "negation":
            return ["not " if " not " in self.text else ""]
        return re.findall(rf"(?<![\w/+#-])(?:{SLOTS[kind]})(?![\w/])", self.text)

    def _names(self) -> list[str]:
        """Runs of words that begin with a capital and are no players."""
        text = re.sub("|".join(rf"\b{re.escape(name)}(?:'s)?" for name in self.players) or "(?!)", " ", self.text)
        found = [name.rstrip(",'").removesuffix("'s") for name in _NAME.findall(text)]
        return ["nothing" if name == "Nothing" else name for name in found]
