"""Inputs that are nearly right: what the site's own texts become when a word, a line or a sentence of them changes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from random import Random

from sandbox.cards import POOL
from sandbox.editions import EDITIONS
from sandbox.editor.card_search import type_line
from sandbox.scenarios.steps import TABLE
from tests.scenarios.content import files

BLOCKS = re.compile(r"^```gherkin\n(.*?)^```", re.S | re.M)
WORDS = re.compile(r"[\w'/+-]+|\{[^{}]*\}|[^\w\s]")
NUMBERS = (
    "0",
    "1",
    "2",
    "7",
    "-1",
    "99",
    "999999",
    "99999999999999999999",
    "½",
    "²",
    "one",
    "X",
    "1/1",
    "-3/-3",
    "{Q}",
    "{X}{X}",
)
ODD = (
    "",
    ",",
    " , ",
    "#2",
    "#²",
    '"',
    '"""',
    "'",
    "\\",
    "\x00",
    "\u202e",
    "é",
    "ﬁ",
    "🂡",
    "{",
    "}",
    "|",
    "@m11",
    "#",
    "\t",
    "*",
    "()[",
)
PLAYERS = ("Bob", "Sue", "bob", "Alex", "the active player", "nobody", "Bob's", "each player")
ZONES = ("graveyard", "hand", "library", "in play", "battlefield", "exile", "ante", "the stack", "sideboard")
KEYWORDS = ("Given", "When", "Then", "And", "But", "*", "Example:", "Rule:", "@mirage", "Background:", '"""')


@cache
def scenarios() -> tuple[str, ...]:
    """Every scenario of the site as it stands in its entry."""
    return tuple(block for path in files() for block in BLOCKS.findall(path.read_text(encoding="utf-8")))


@cache
def cards() -> tuple[str, ...]:
    """Every card of the pool as a person would paste it."""
    return tuple(f"{card.name} {card.cost or ''}\n{type_line(card)}\n{card.text}" for card in POOL.values())


@cache
def names() -> tuple[str, ...]:
    return tuple(POOL)


@dataclass(frozen=True)
class Drawn:
    """Draws inputs: the same numbers give the same inputs, in every process."""

    random: Random

    @classmethod
    def numbered(cls, number: int) -> Drawn:
        return cls(Random(number))

    def edition(self) -> str:
        return self.random.choice(list(EDITIONS))

    def scenario(self) -> str:
        """A scenario of the site with one to four changes."""
        text = self.random.choice(scenarios())
        for _ in range(self.random.randint(1, 4)):
            text = self.random.choice((self.line_changed, self.word_changed, self.word_changed, self.letters_changed))(
                text
            )
        return text

    def card(self) -> str:
        """A card's text with changes, or the sentences of two cards in one."""
        text = self.random.choice(cards())
        if self.random.random() < 0.3:
            text += "\n" + self.random.choice(cards()).partition("\n")[2].partition("\n")[2]
        for _ in range(self.random.randint(0, 3)):
            text = self.random.choice((self.line_changed, self.word_changed, self.word_changed, self.letters_changed))(
                text
            )
        return text

    def query(self) -> str:
        """Words that somebody could look for, with what search engines read as signs."""
        found = WORDS.findall(self.scenario())
        words = [self.random.choice(found) for _ in range(self.random.randint(1, 6)) if found]
        glue = self.random.choice((" ", " ", "-", " AND ", " OR NOT ", "*", ":", '" ', "~", "^", " TO ", "?", "/"))
        return glue.join(words) * self.random.choice((1, 1, 1, 40))

    # changes

    def line_changed(self, text: str) -> str:
        """A line left out, doubled, moved, repeated, or taken from another text."""
        lines = text.splitlines() or [""]
        at = self.random.randrange(len(lines))
        match self.random.randrange(7):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[at])
            case 2:
                lines.insert(self.random.randrange(len(lines)), lines.pop(at))
            case 3:
                lines[at:at] = [lines[at]] * self.random.choice((3, 30, 150))
            case 4:
                lines.insert(at, self.random.choice(self.random.choice(scenarios()).splitlines() or [""]))
            case 5:
                lines.insert(at, f"  {self.random.choice(KEYWORDS)} {self.random.choice(TABLE).example}")
            case _:
                lines[at] = re.sub(r"\w+", self.random.choice(KEYWORDS).replace("\\", ""), lines[at], count=1)
        return "\n".join(lines) + "\n"

    def word_changed(self, text: str) -> str:
        """A name, a number, a player, a zone or any word in the place of another."""
        places = list(WORDS.finditer(text))
        if not places:
            return text
        place = self.random.choice(places)
        new = self.random.choice(
            (
                self.random.choice(names()),
                self.random.choice(NUMBERS),
                self.random.choice(PLAYERS),
                self.random.choice(ZONES),
                self.random.choice(ODD),
                self.random.choice(places)[0],
                f"{place[0]} and {self.random.choice(names())}",
                f"{place[0]}, " * self.random.choice((2, 60)),
            )
        )
        return text[: place.start()] + new + text[place.end() :]

    def letters_changed(self, text: str) -> str:
        """Letters left out, put in, or changed in case."""
        at = self.random.randrange(len(text) + 1)
        until = min(len(text), at + self.random.choice((0, 1, 1, 5, 200)))
        inside = text[at:until]
        new = self.random.choice((self.random.choice(ODD), inside.swapcase(), inside[::-1], inside * 20))
        return text[:at] + new + text[until:]
