"""Buyback: a cost in addition, for which the card returns to its owner's hand as the spell resolves.

Comprehensive Rules of 2006, 502.16; of 2010, 702.24.
"""

from __future__ import annotations

from sandbox.engine.changes.spells import set_destination
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.keyword_abilities import Buyback
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.terms.zones import Zone


def buy_back(game: Game, spell: Object) -> None:
    """A spell that is countered, or fails, goes to the graveyard all the same."""
    set_destination(game, spell, Zone.HAND)


BUYBACK = OfferedCost(Buyback, "buyback", paid=buy_back)
