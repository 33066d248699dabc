"""Cards that do just what is said, where no card is named for it."""

from functools import cache

from sandbox.cards import POOL
from sandbox.questions.lands import symbols
from sandbox.questions.named_cards import card_named


@cache
def plain_counterspell() -> str:
    """The cheapest card that counters a spell and does nothing else: `I counter it` says no more."""
    plain = [card for card in map(card_named, POOL) if card.text == "Counter target spell."]
    return min(plain, key=lambda card: (len(symbols(str(card.cost))), card.name)).name
