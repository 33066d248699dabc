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
    "play": "controls",
    "battlefield": "controls",
}
"""What people say, and the word of the table for it."""
_WORD = re.compile(r"[A-Za-z']+")
_SLOT = re.compile(r"\{(\w+?)(\d?)\}")
_OPTIONAL = re.compile(r"\[[^\]]*\]")
_ONE_OF_THEM = re.compile(r"\b(?:1|an?|one) [a-z]+\b(?<!s)")
_ALTERNATIVES = re.compile(r"\(([^()]*)\)")
_COUNT = r"(?:\d{1,2}|an?|two|three|four|five|six|seven|eight|nine|ten)"
_WORD_OF_NAME = r"[A-Z][\w'-]*(?:#\d+)?"
NAME = re.compile(rf"{_WORD_OF_NAME}(?:(?:,? of the |,? of |,? the | ){_WORD_OF_NAME})*")
_ONE = rf"(?:{_COUNT} )?{NAME.pattern}(?: on {NAME.pattern})?"
_SEPARATOR = re.compile(r"^(?:, and |, | and | on )")
_LIST = re.compile(rf"{_ONE}(?:(?:, and |, | and ){_ONE})*")
LEFT_OPEN = "…"
"""Stands in a near sentence where the text has no words for it."""
LISTS = ("things", "attackers", "blockers", "targets", "text")
"""Slots that hold several names."""
TELLING = ("size", "mana", "color", "total", "number", "quoted", "zone")
"""Slots of which the words of a text tell whether they can be filled."""
AIMS = ("target", "targets", "text", "source")
"""Slots in which a player may stand as well."""


def nearest_sentences(text: str, table: Sequence[StepDefinition], players: Sequence[str]) -> list[str]:
    """The nearest first, said with the words of the text and no others; what the text has no words for is `LEFT_OPEN`.
    The work is bounded: every sentence of the table is looked at once by its words, few letter by letter."""
    text = text[:LONGEST]
    reader = _Words(text, tuple(players))
    likely = sorted(table, key=lambda one: -reader.in_common(one))[:MOST_COMPARED]
    near = [(reader.likeness(one, said), said) for one in likely for said in [reader.filled(one)]]
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
        common = sum(1.0 if word in self.words else 0.8 if self._is_misspelt(word) else 0.0 for word in fixed)
        fitting = len(self.kinds & kinds) - 0.5 * len((kinds & set(TELLING)) - self.kinds)
        return (common + 0.5 * fitting) / (len(fixed) + 1)

    def _is_misspelt(self, word: str) -> bool:
        """Whether the text has a word that shares half of its pairs of letters and begins like it, or two thirds."""
        pairs = _pairs(word)
        for begins, other in self.pairs:
            enough = 4 if begins == word[0] else 3
            if enough * len(pairs & other) >= len(pairs) + len(other) > 0:
                return True
        return False

    @cached_property
    def pairs(self) -> tuple[tuple[str, frozenset[str]], ...]:
        """Of each word its first letter and its pairs of letters."""
        return tuple((word[0], _pairs(word)) for word in self.words)

    def likeness(self, one: StepDefinition, said: str) -> float:
        ratio = SequenceMatcher(None, self.text.lower(), said.lower()).ratio()
        return self.in_common(one) + ratio + (0.0 if LEFT_OPEN in said else 0.25)

    def filled(self, one: StepDefinition) -> str:
        """The sentence with the words of the text in its slots; open where they do not fill them."""
        ending = "" if _ONE_OF_THEM.search(self.text) else "s"
        plain = _OPTIONAL.sub(lambda match: ending if match[0] == "[s]" else "", one.pattern)
        plain = _ALTERNATIVES.sub(lambda match: self._alternative(match[1]), plain)
        left: dict[str, list[str]] = {}
        names = self._names()

        def fill(match: re.Match[str]) -> str:
            kind = match[1]
            if kind not in SLOTS and (words := names.pop(kind)):
                return words
            if kind in SLOTS or kind in AIMS:
                kind = kind if kind in SLOTS else "player"
                found = left.setdefault(kind, self._for_slot(kind))
                return found.pop(0) if found else LEFT_OPEN
            return LEFT_OPEN

        said = _SLOT.sub(fill, plain)
        return said if LEFT_OPEN in said or one.match(said) else _SLOT.sub(LEFT_OPEN, plain)

    def _alternative(self, words: str) -> str:
        choices = words.split("|")
        return next((choice for choice in choices if choice and choice in self.text), choices[0])

    def _for_slot(self, kind: str) -> list[str]:
        if kind == "player":
            named = [name for name in re.findall(r"[A-Z][\w-]*", self.text) if name in self.players]
            return [*named, *(name for name in self.players if name not in named)]
        if kind == "negation":
            return ["not " if " not " in self.text else ""]
        if kind == "counter":
            return re.findall(r"([+-]\d/[+-]\d|[a-z-]+) counters?", self.text)
        return re.findall(rf"(?<![\w/+#-])(?:{SLOTS[kind]})(?![\w/])", self.text)

    def _names(self) -> _Names:
        """Runs of words that begin with a capital and are no players, as lists of them stand in the text."""
        text = re.sub("|".join(rf"\b{re.escape(name)}(?:'s)?" for name in self.players) or "(?!)", " ", self.text)
        return _Names([match[0] for match in _LIST.finditer(text)])


@dataclass
class _Names:
    """The lists of names that are left."""

    lists: list[str]

    def pop(self, kind: str) -> str:
        """A list for a slot that holds several, else the first name; empty where none is left."""
        if not self.lists:
            return ""
        whole = self.lists.pop(0)
        found = whole if kind in LISTS else NAME.findall(whole)[0]
        rest = _SEPARATOR.sub("", whole[whole.index(found) + len(found) :], count=1)
        if NAME.search(rest):
            self.lists.insert(0, rest)
        plain = found.strip().rstrip(",'").removesuffix("'s")
        return "nothing" if plain == "Nothing" else plain
