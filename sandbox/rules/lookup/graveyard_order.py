"""Whether anything in a game can tell in which order cards lie in a graveyard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from sandbox.engine.game import Game
from sandbox.meaning.card import Card
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import CardsInGraveyard


def graveyard_order_counts(game: Game) -> bool:
    """The text of the scenario speaks of such an order, or a card of the game deals with the cards of a graveyard one
    after the other."""
    return game.graveyard_order_told or any(_deals_with_graveyards(card) for card in _cards(game))


def _cards(game: Game) -> Iterator[Card]:
    """Every card that is in the game somewhere, and what it copies; what waits comes from one of them."""
    piles = [pile for p in game.players for pile in (*p.owned_zones.values(), p.somewhere, p.bottom)]
    for thing in chain(game.battlefield, game.tokens, *piles):
        yield thing.card
        if thing.copied is not None:
            yield thing.copied
    for action in (*game.waiting, *game.resolving, *game.triggers, *game.phase_effects):
        yield action.source.card
    for delayed in game.delayed:
        yield delayed.source.card


@lru_cache(maxsize=512)
def _deals_with_graveyards(card: Card) -> bool:
    return any(_names_graveyard(ability) for ability in card.abilities)


def _names_graveyard(part: object) -> bool:
    if isinstance(part, CardsInGraveyard):
        return True
    if isinstance(part, tuple | list | frozenset):
        return any(_names_graveyard(inner) for inner in part)
    return isinstance(part, Meaning) and any(_names_graveyard(inner) for inner in part.parts().values())
