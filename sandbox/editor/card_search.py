"""Cards of the pool as pages and the API show them."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from sandbox.cards import POOL
from sandbox.meaning.card import Card
from sandbox.scenarios.values.described import about
from sandbox.terms.errors import NotUnderstood
from sandbox.terms.types import CardType, Supertype

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card as printed, its text in the site's rules language."""

    name: str
    cost: str
    colors: tuple[str, ...]
    types: str = field(metadata=about("Its type line"))
    text: str
    power: int | None
    toughness: int | None
    loyalty: int | None
    older: Mapping[str, PrintedCard] = field(metadata=about("What the card was, by year"))


def as_printed(card: Card) -> PrintedCard:
    """A card's print, with what it was in earlier years."""
    return PrintedCard(
        name=card.name,
        cost=str(card.cost) if card.cost is not None else "",
        colors=tuple(sorted(str(color) for color in card.colors)),
        types=type_line(card),
        text=card.text,
        power=card.power,
        toughness=card.toughness,
        loyalty=card.loyalty,
        older={str(year): as_printed(was) for year, was in card.older.items()},
    )


def type_line(card: Card) -> str:
    """``Legendary Artifact Creature — Golem``."""
    supertypes = [word.value.title() for word in Supertype if word in card.supertypes]
    types = [word.value.title() for word in CardType if word in card.types]
    creature_last = sorted(types, key=lambda word: word == "Creature")
    before = " ".join([*supertypes, *creature_last])
    return f"{before} — {' '.join(card.subtypes)}" if card.subtypes else before


def pool_list(pool: Mapping[str, Card]) -> list[PrintedCard]:
    """The pool by name. A card whose text cannot be read is none that the engine knows: it is logged and left out."""
    return [as_printed(card) for name in sorted(pool, key=str.casefold) if (card := readable(pool, name))]


def readable(pool: Mapping[str, Card], name: str) -> Card | None:
    """A card of the pool, or None if its text cannot be read."""
    try:
        return pool[name]
    except NotUnderstood:
        log.exception("a card of the pool cannot be read")
        return None


@lru_cache(maxsize=1)
def whole_pool() -> list[PrintedCard]:
    """Every card that the engine knows; the pool is data and does not change while a process lives."""
    return pool_list(POOL)


def cards_like(question: str, cards: Iterable[PrintedCard]) -> list[PrintedCard]:
    """Cards whose name, type line or text has every word of the question."""
    words = question.casefold().split()
    return [card for card in cards if all(word in searched(card) for word in words)]


def searched(card: PrintedCard) -> str:
    """What a card is found by."""
    return f"{card.name} {card.types} {card.text}".casefold()
