"""Flashback: a card is cast from the graveyard for another cost, and removed from the game afterwards.

Comprehensive Rules of 2006, 502.22; of 2010, 702.31.
"""

from __future__ import annotations

from sandbox.engine.changes.spells import send_elsewhere
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.keyword_abilities import Flashback
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.terms.zones import Zone


def remove_afterwards(game: Game, spell: Object) -> None:
    """Wherever it would go from where it waits."""
    send_elsewhere(game, spell, Zone.REMOVED, f"{game.edition.words.removed} after its flashback")


FLASHBACK = OfferedCost(Flashback, "flashback", Zone.GRAVEYARD, remove_afterwards)
