"""Prowl and freerunning: other costs that are open when a player has been dealt combat damage this turn by the right
creature.

Comprehensive Rules of 2010, 702.73; of 2026, 702.76 and 702.173.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.meaning.keyword_abilities import CostKeyword
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.terms.creature_types import CREATURE_TYPES

ASSASSIN = "Assassin"


def why_no_prowl(game: Game, player: Player, card: Object) -> str:
    """A source that the player controlled then, and that had one of the spell's creature types."""
    types = game.characteristics(card).subtypes & CREATURE_TYPES
    hit = any(found.controller is player and found.subtypes & types for _, found in game.turn_facts.struck)
    return "" if hit else f"nobody has been dealt combat damage this turn by what {named(card)} could follow"


def why_no_freerunning(game: Game, player: Player, card: Object) -> str:
    """An Assassin, or a commander, that the player controlled then."""
    hit = any(
        found.controller is player
        and found.is_creature
        and (ASSASSIN in found.subtypes or source.physical in game.commanders)
        for source, found in game.turn_facts.struck
    )
    return "" if hit else "nobody has been dealt combat damage this turn by an Assassin or a commander"


PROWL = OfferedCost(CostKeyword, "prowl", why_not=why_no_prowl)
FREERUNNING = OfferedCost(CostKeyword, "freerunning", why_not=why_no_freerunning)
