"""Escape, jump-start, mayhem and retrace: cards that are cast from the graveyard.

Comprehensive Rules of 2026, 702.81, 702.133, 702.138 and 702.187.
"""

from __future__ import annotations

from sandbox.engine.changes.spells import send_elsewhere
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.meaning.costs import DiscardA
from sandbox.meaning.keyword_abilities import CostKeyword, Keyword
from sandbox.meaning.kinds import LAND
from sandbox.rules.casting.offered_costs import OfferedCost, mana_cost_and
from sandbox.terms.zones import Zone

ESCAPE = OfferedCost(CostKeyword, "escape", Zone.GRAVEYARD)
"""For the cost that it says, instead of its mana cost."""
RETRACE = OfferedCost(Keyword, "retrace", Zone.GRAVEYARD, price=mana_cost_and((DiscardA(LAND),)))
"""For its mana cost and a land card from the hand."""


def exile_afterwards(game: Game, spell: Object) -> None:
    """Wherever it would go from where it waits."""
    send_elsewhere(game, spell, Zone.REMOVED, f"{game.edition.words.removed} after its jump-start")


JUMP_START = OfferedCost(Keyword, "jump-start", Zone.GRAVEYARD, exile_afterwards, price=mana_cost_and((DiscardA(),)))
"""For its mana cost and a card from the hand."""


def why_no_mayhem(game: Game, player: Player, card: Object) -> str:
    """Its player has discarded it this turn."""
    return "" if card in game.turn_facts.discarded else f"{player.name} has not discarded {named(card)} this turn"


MAYHEM = OfferedCost(CostKeyword, "mayhem", Zone.GRAVEYARD, why_not=why_no_mayhem)
