"""What a question says that a card's text says: it must stand there, word by word, in one line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import takewhile

from sandbox.questions.lands import notation
from sandbox.questions.normal_form import normal_form
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.quoted import NOT, SMALL, is_said_of_card

TEXTS_REMEMBERED = 2_000
"""Texts of which the lines are remembered: those of all printed cards, in each of their wordings."""
_NAME = re.compile(r"\[[^\]]*\]\+?")
_SIZE = re.compile(r"\d+/\d+")
_BARE_COST = re.compile(r"\d*[wubrg]+|\d+")
_HARM = re.compile(r"(\d+) (?:damage|power)")
_COST = re.compile(r"(\d*[wubrg]*) : (.+)")
_PROTECTION = re.compile(r"(?:pro|protection)(?:-from)?-([a-z]+?)s?")


_LONG_THERE = re.compile(
    r"(?:it |he |she |they |have |be )*(?:there|out|around|here)? ?(?:for|since) (?:\w+ )*?"
    r"(?:turns?|ages|while|rounds?|upkeeps?|game)"
)
_NO_COUNTERS = re.compile(
    r"(?:with |has |have )?(?:no|0|without(?: any)?|not any) counters?(?: on it| yet| on it yet)*"
)


def check_text(said: str, pieces: Sequence[Piece]) -> None:
    """One of the pieces says so, in some year, all at once or each of what commas set apart. Raises NotClear."""
    if " , " in said and not any(says(said, piece) for piece in pieces):
        for each in said.split(" , "):
            check_text(each, pieces)
        return
    if _LONG_THERE.fullmatch(said):
        return  # nothing begins as what has come in this turn
    if _NO_COUNTERS.fullmatch(said) and not any("counters " in state for p in pieces for state in p.state):
        return  # what begins has none of its own
    if not any(says(said, piece) or is_its_cost(said, piece) for piece in pieces):
        raise NotClear(f"whether it says: {said}")


def is_its_cost(said: str, piece: Piece) -> bool:
    """`Firebolt (4R)`: what it costs, or what one of its abilities does."""
    if not _BARE_COST.fullmatch(said):
        return False
    cost = notation(said)
    return str(piece.card.cost) == cost or any(
        re.search(re.escape(cost) + r"(?!\{)", text) for text in _texts_of(piece)
    )


def says(said: str, piece: Piece) -> bool:
    """Whether the piece's text says so, or its power is that of the damage said."""
    said = re.sub(r"\beverything\b", "creatures", " ".join(_NAME.sub(" ", said).split()))
    if (harm := _HARM.fullmatch(said)) and piece.is_creature and piece.card.power == int(harm[1]):
        return True
    lines = [line for text in _texts_of(piece) for line in lines_of(text)]
    if kept_off := _PROTECTION.fullmatch(said):
        return any({"protection", kept_off[1]} <= {word.removesuffix("s") for word in line} for line in lines)
    if _SIZE.fullmatch(said):
        return said == f"{piece.card.power}/{piece.card.toughness}"
    return bool(_weighty(said.split())) and (line_of(said, lines) >= 0 or is_said_of_card(said.split(), lines))


def line_of(said: str, lines: Sequence[Sequence[str]]) -> int:
    """The first line that says so; -1 where none does."""
    cost = _COST.fullmatch(said)
    words = _weighty((cost[2] if cost else said).split())
    for at, line in enumerate(lines):
        if (not cost or _costs(cost[1], line)) and _stands_in(words, line):
            return at
    return -1


def _costs(cost: str, line: Sequence[str]) -> bool:
    """Whether the line begins with the cost."""
    written = "".join(word.strip("{}") for word in takewhile(lambda word: word.startswith("{"), line))
    return not cost or sorted(written) == sorted(cost)


def _texts_of(piece: Piece) -> Iterator[str]:
    card = piece.card
    yield " ".join(map(str, [*card.supertypes, *card.colors, *card.types, *card.subtypes]))
    yield piece.text or card.text
    yield from (older.text for older in card.older.values())


@lru_cache(maxsize=TEXTS_REMEMBERED)
def lines_of(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(_weighty(_NAME.sub(" ", normal_form(line).text).split())) for line in text.splitlines() if line.strip()
    )


def _weighty(words: Sequence[str]) -> list[str]:
    return [word for word in words if word not in SMALL]


def _stands_in(words: Sequence[str], line: Sequence[str]) -> bool:
    """Whether the line has the words in a row, and no word before them that turns their sense."""
    return any(not NOT & set(line[:at]) or NOT & set(words) for at in _places(words, line))


def _places(words: Sequence[str], line: Sequence[str]) -> Iterator[int]:
    return (at for at in range(len(line)) if list(line[at : at + len(words)]) == list(words))
