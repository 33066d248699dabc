"""Finding the names of cards in running text."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from django.urls import reverse

from sandbox.cards import POOL
from sandbox.imported_cards.importing import slug_of

FIRST_WORDS = re.compile(r"[A-Z\u00c0-\u00de][\w'’-]*")


class CardFinder:
    """The cards that one entry names. A name of one word may be a word like others: it counts where one of the entry's
    scenarios names the card. Each card is found once."""

    def __init__(self, body: str, scenarios: str) -> None:
        plain = body.replace("’", "'")
        names = [
            name for name in named_in(plain) if " " in name or re.search(rf"(?<!\w){re.escape(name)}(?!\w)", scenarios)
        ]
        longest_first = sorted(names, key=len, reverse=True)
        either = "|".join(re.escape(name).replace("'", "['’]") for name in longest_first)
        self.pattern = re.compile(rf"(?<![\w-])(?:{either})(?![\w-])") if either else None
        self.done: set[str] = set()

    def parted(self, text: str) -> Iterator[tuple[str, str]]:
        """The text in pieces, each a card's name with the path of its page, or plain words with none."""
        begin = 0
        for match in self.pattern.finditer(text) if self.pattern else ():
            name = match[0].replace("’", "'")
            if name in self.done:
                continue
            self.done.add(name)
            yield text[begin : match.start()], ""
            yield match[0], reverse("sandbox:card", args=(slug_of(name),))
            begin = match.end()
        yield text[begin:], ""


def named_in(text: str) -> list[str]:
    """The cards of the pool whose names stand in a text, as far as letters go."""
    firsts = set(FIRST_WORDS.findall(text))
    return [name for first in firsts for name in _by_first_word().get(first, ()) if name in text]


@cache
def _by_first_word() -> dict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for name in POOL:
        if first := FIRST_WORDS.match(name):
            found[first[0]].append(name)
    return dict(found)
