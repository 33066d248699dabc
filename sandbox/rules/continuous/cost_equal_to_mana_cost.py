"""Keywords that something is given at a cost that is equal to its own mana cost."""

from __future__ import annotations

from sandbox.engine.objects import Object
from sandbox.meaning.costs import PayMana
from sandbox.meaning.keyword_abilities import CostKeyword, Flashback
from sandbox.meaning.nodes import Ability


def at_its_mana_cost(thing: Object, word: str) -> tuple[Ability, ...]:
    """What else the keyword asks for is asked for too. What has no mana cost has nothing that could be paid; of a card
    with halves it is the cost of both together, and once one is cast, of that one.

    Comprehensive Rules of 2026, 118.6, 702.1a and 702.1b.
    """
    cost = thing.starting_card.cost
    if cost is None:
        return ()
    paid = (PayMana(cost),)
    return (Flashback(paid) if word == "flashback" else CostKeyword(word, paid),)
