"""What a card of two halves with one type line is in play.

Comprehensive Rules of 2026, 709.5.
"""

from __future__ import annotations

from functools import cache

from sandbox.meaning.card import Card
from sandbox.terms.designations import UNLOCKED
from sandbox.terms.types import CardType, Supertype


def unlocked(card: Card, designations: frozenset[str]) -> Card:
    """Without name, cost, and text of the halves that are locked."""
    opened = [half for half, word in zip(card.faces, UNLOCKED, strict=True) if word in designations]
    if len(opened) == 1:
        return opened[0]
    return card if opened else _locked(card.types, card.subtypes, card.supertypes)


@cache
def _locked(types: frozenset[CardType], subtypes: tuple[str, ...], supertypes: frozenset[Supertype]) -> Card:
    """The type line alone."""
    return Card("", types=types, subtypes=subtypes, supertypes=supertypes)
