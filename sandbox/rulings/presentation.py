"""How a link wants a ruling to be shown: under whose title and question, and in a frame with which parts, in which
light and size, and beside which other edition. All of it stands in the link's query; what is odd counts for nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from sandbox.editions import EDITIONS

LONGEST_TITLE, LONGEST_OWN_QUESTION = 120, 400
PARTS = ("answer", "board", "steps", "scenario")
THEMES = ("host", "light", "dark")
SIZES = ("small", "medium", "large")


@dataclass(frozen=True)
class OwnWords:
    """The title and the question that a person has put over a ruling: shown as theirs, and never read as rules."""

    title: str = ""
    question: str = ""

    @property
    def query(self) -> dict[str, str]:
        """As a link carries them."""
        return {name: said for name, said in (("title", self.title), ("question", self.question)) if said}

    def __bool__(self) -> bool:
        return bool(self.title or self.question)


@dataclass(frozen=True)
class FrameOptions:
    """What a frame shows. ``ask``: the question first and the answer when the reader wants it; ``beside``: the id of
    another edition whose ruling stands beside this one."""

    parts: tuple[str, ...] = PARTS
    theme: str = "host"
    size: str = "medium"
    ask: bool = False
    beside: str = ""

    @property
    def query(self) -> dict[str, str]:
        """As a link carries them; what is as usual is left out."""
        said = {
            "ask": "1" if self.ask else "",
            "show": ",".join(self.parts) if self.parts != PARTS else "",
            "theme": self.theme if self.theme != "host" else "",
            "size": self.size if self.size != "medium" else "",
            "beside": self.beside,
        }
        return {name: words for name, words in said.items() if words}


def own_words(asked: Mapping[str, str]) -> OwnWords:
    """The words that a query carries, on one line and within their lengths."""
    return OwnWords(
        one_line(asked.get("title", ""), LONGEST_TITLE), one_line(asked.get("question", ""), LONGEST_OWN_QUESTION)
    )


def one_line(words: str, most: int) -> str:
    """Words that can be printed, parted by single spaces, and no more of them than fit."""
    printable = "".join(letter if letter.isprintable() else " " for letter in words[: 4 * most])
    return " ".join(printable.split())[:most].strip()


def frame_options(asked: Mapping[str, str]) -> FrameOptions:
    """The options that a query names."""
    named = asked.get("show", "").replace(" ", ",").split(",")
    return FrameOptions(
        parts=tuple(part for part in PARTS if part in named) or PARTS,
        theme=one_of(THEMES, asked.get("theme", ""), "host"),
        size=one_of(SIZES, asked.get("size", ""), "medium"),
        ask="ask" in asked,
        beside=asked.get("beside", "") if asked.get("beside", "") in EDITIONS else "",
    )


def one_of(known: tuple[str, ...], asked: str, usual: str) -> str:
    """What was asked for, if there is such a thing."""
    return asked if asked in known else usual


def with_query(url: str, query: Mapping[str, str]) -> str:
    """An address with more to its query."""
    return f"{url}{'&' if '?' in url else '?'}{urlencode(query)}" if query else url
