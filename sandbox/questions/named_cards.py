"""The cards that a question names: of the pool, and imported."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandbox.cards import POOL, find_reading
from sandbox.meaning.card import Card


def card_named(name: str) -> Card:
    """The card, as far as it is understood. Raises KeyError where there is none."""
    if name in POOL:
        return POOL[name]
    card = find_reading(name).card
    if card is None:
        raise KeyError(name)
    return card


def can_be_told_of(name: str) -> bool:
    """Whether anything of the card can be played."""
    return name in POOL or find_reading(name).card is not None


def not_played(names: Iterable[str]) -> Iterator[str]:
    """What is not understood of these cards, the first sentence of each, and whose it is."""
    for name in names:
        if name not in POOL and (unread := find_reading(name).unread):
            yield f"{unread[0].sentence} ({name})"
