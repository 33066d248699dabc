"""Fuse: both halves of a split card cast from the hand as one spell.

Comprehensive Rules of 2026, 702.102 and 709.4d. What the halves say together is one text, the left half's first: see
`sandbox.wording.faces`.
"""

from __future__ import annotations

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.costs import Cost
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.offered_costs import OfferedCost, mana_cost_and
from sandbox.terms.shapes import Shape


def _cost_of_both(card: Object, ability: Ability) -> Cost | None:
    """The mana cost of each half; by itself a half is not fused."""
    return mana_cost_and(())(card, ability) if card.starting_card.shape is Shape.SPLIT else None


@rule("fuse")
def _is_fused(game: Game, spell: Object) -> None:
    game.emit(Told(f"both halves of {named(spell)} are {game.edition.words.been_cast} together"))


FUSE = OfferedCost(Keyword, "fuse", paid=_is_fused, price=_cost_of_both)
