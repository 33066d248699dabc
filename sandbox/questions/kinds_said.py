"""What a question says about a card must be so."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions.pieces import NotClear, Piece, has_word, size_of
from sandbox.questions.said.states import HasCost, HasMeasure, OfKind
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import BEING_CAST, JUST_CAST
from sandbox.terms.colors import Color
from sandbox.terms.keywords import KEYWORDS
from sandbox.terms.types import Supertype


def check_kind(piece: Piece, said: OfKind, worn: Sequence[Piece] = ()) -> None:
    """What is said of a card must be so, by itself or by what it wears. Raises NotClear."""
    for keyword in said.keywords:
        if not any(has_word(each, keyword) for each in (piece, *worn)):
            raise NotClear(f"{piece.card.name} with {keyword}")
    for keyword in said.lacks:
        if has_word(piece, keyword):
            raise NotClear(f"{piece.card.name} without {keyword}")
    words = {*map(str, piece.card.types), *map(str, piece.card.supertypes), *map(str, piece.card.colors)}
    if not set(said.kinds) <= words:
        raise NotClear(f"{piece.card.name} as {', '.join(said.kinds)}")
    if set(said.not_kinds) & words:
        raise NotClear(f"{piece.card.name} as no {', '.join(said.not_kinds)}")


def is_of_kind(piece: Piece, said: OfKind) -> bool:
    """Whether what is said is so of the card by itself."""
    try:
        check_kind(piece, said)
    except NotClear:
        return False
    return True


_GETS = re.compile(r"(?:Enchanted|Equipped|Target) creature gets ([+-]\d+)/([+-]\d+)")


def check_measure(piece: Piece, said: HasMeasure, worn: Sequence[Piece] = ()) -> None:
    """Its power or its toughness must be so much, with what it wears. Raises NotClear."""
    change = [_GETS.search(each.card.text) for each in worn]
    at = ("power", "toughness").index(said.measure)
    printed = (piece.card.power, piece.card.toughness)[at]
    if printed is None or None in change:
        raise NotClear(f"the {said.measure} of {piece.card.name}")
    if printed + sum(int(found[at + 1]) for found in change if found is not None) != said.number:
        raise NotClear(f"{piece.card.name} with {said.measure} {said.number}")


def check_cost(piece: Piece, said: HasCost) -> None:
    """The keyword must be there and cost just that. Raises NotClear."""
    found = re.search(rf"^{said.word}[ —]+((?:\{{[^{{}}]+\}})+)", piece.card.text, re.MULTILINE | re.IGNORECASE)
    symbols = re.findall(r"[^{}]+", found[1]) if found else []
    written = said.cost.removesuffix(" mana").upper()
    told = re.findall(r"\{([^{}]+)\}|(\d+|[WUBRG])", written)
    if not symbols or sorted(symbols) != sorted(a or b for a, b in told):
        raise NotClear(f"{piece.card.name} with {said.word} {said.cost}")


def check_unsaid(text: str, kinds: Sequence[str], non: str) -> None:
    """The text must not speak of these; with `non` it must exclude them. Raises NotClear."""
    low = text.lower()
    so = (
        all(f"non{kind}" in low for kind in kinds if kind != "creature" or len(kinds) == 1)
        if non
        else not any(kind in low for kind in kinds)
    )
    if not text or not so:
        raise NotClear(f"what its text says of {', '.join(kinds)}")


def check_mention(piece: Piece, thing: Mention) -> None:
    """What the question says about a card must be so. Raises NotClear."""
    if thing.card and thing.size and thing.size != size_of(piece):
        raise NotClear(f"{piece.card.name} {thing.size}")
    for keyword in thing.keywords:
        if (keyword in KEYWORDS or keyword.startswith("protection") or ": " in keyword) and not has_word(
            piece, keyword
        ):
            raise NotClear(f"{piece.card.name} with {keyword}")
    if BEING_CAST in thing.marks or (JUST_CAST in thing.marks and not piece.is_permanent):
        raise NotClear(f"where {piece.card.name} is")
    for mark in thing.marks:
        if mark in list(Color) and Color(mark) not in piece.card.colors:
            raise NotClear(f"{mark} {piece.card.name}")
        if mark == "legendary" and Supertype.LEGENDARY not in piece.card.supertypes:
            raise NotClear(f"{mark} {piece.card.name}")
