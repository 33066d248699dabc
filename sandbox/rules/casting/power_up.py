"""Power-up: an ability that costs less in the turn in which its permanent has entered.

Comprehensive Rules of 2026, 702.193.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Activated
from sandbox.meaning.costs import Cost, PayMana
from sandbox.rules.casting.reducing import reduced
from sandbox.terms.mana import ManaCost


def cost_when_new(game: Game, thing: Object, ability: Activated) -> Cost:
    """What it asks for, less the mana cost of a permanent that has entered this turn where the ability says so."""
    if not ability.less_when_new or not any(entered is thing for _, entered in game.turn_facts.entered):
        return ability.cost
    less = thing.starting_card.cost or ManaCost()
    return tuple([PayMana(reduced(part.cost, less)) if isinstance(part, PayMana) else part for part in ability.cost])
