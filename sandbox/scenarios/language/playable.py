"""Which cards of a position can be in play, and which are not played whole."""

from __future__ import annotations

from sandbox.cards.records import RecordReading
from sandbox.meaning.card import Card
from sandbox.terms.types import PERMANENT_TYPES


def is_permanent_card(card: Card) -> bool:
    """Whether one of its types is one that is in play."""
    return not card.types.isdisjoint(PERMANENT_TYPES)


def not_whole(found: RecordReading) -> str:
    """Why a card is not played, and the sentence with which it is played without what is not understood."""
    assert found.card is not None
    said = "; ".join(f"“{each.sentence}”" for each in found.unread)
    return (
        f"not all of {found.card.name} is understood: {said}. To play it without that, say before: "
        f"What is not read of {found.card.name} is not played"
    )
