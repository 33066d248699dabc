"""Cascade and discover: cards exiled from the top of the library until one is cheap enough to be cast for nothing.

Comprehensive Rules of 2026, 701.57 and 702.85.
"""

from __future__ import annotations

from sandbox.engine.budget import EFFECT
from sandbox.engine.changes.players import put_on_the_bottom
from sandbox.engine.events import Told
from sandbox.engine.game import BLANK, Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.card import Card
from sandbox.meaning.effects import Discover
from sandbox.rules.casting.casting_free import may_cast_free
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.library import top_card
from sandbox.rules.lookup.mana_value import mana_value_of_spell, mana_values
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.triggers.when_cast import Cascades
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone


def cascades(game: Game, context: Context, effect: Cascades) -> None:
    """For a card of less mana value than the spell, which need not be there any more."""
    _dig(game, context.controller, mana_value_of_spell(context.event["spell"]) - 1, if_not_cast=Zone.LIBRARY)


def discover(game: Game, context: Context, effect: Discover) -> None:
    """What is found and not cast goes to the hand."""
    _dig(game, context.controller, count(game, context, effect.amount), if_not_cast=Zone.HAND)


def _dig(game: Game, player: Player, most: int, if_not_cast: Zone) -> None:
    """The others go to the bottom of the library in a random order."""
    exiled = _exiled_down_to(game, player, most)
    found = exiled.pop() if exiled and _fits(game, exiled[-1], most) else None
    if found is not None and not may_cast_free(game, player, found, lambda face: _value(face) <= most):
        if if_not_cast is Zone.HAND:
            put_into(game, found, Zone.HAND)
        else:
            exiled.append(found)
    for card in exiled:
        after = put_into(game, card, Zone.LIBRARY, "is put on the bottom of its owner's library")
        if after in after.owner.library:
            put_on_the_bottom(game, after)


def _exiled_down_to(game: Game, player: Player, most: int) -> list[Object]:
    """Until one fits, or nobody knows what comes next."""
    exiled: list[Object] = []
    while not exiled or not _fits(game, exiled[-1], most):
        game.budget.spend(EFFECT)
        card = top_card(game, player)
        if card is None or card.card is BLANK:
            game.emit(Told(f"nobody knows which card of {player.name}'s library comes next"))
            break
        exiled.append(put_into(game, card, Zone.REMOVED))
    return exiled


def _fits(game: Game, card: Object, most: int) -> bool:
    return CardType.LAND not in game.characteristics(card).types and min(mana_values(game, card)) <= most


def _value(face: Card) -> int:
    return face.cost.total if face.cost is not None else 0


PERFORMERS: Performers = {
    Cascades: cascades,
    Discover: discover,
}
