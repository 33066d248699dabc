"""Power-up: an ability that costs less in the turn in which its permanent has entered.

Comprehensive Rules of 2026, 702.193.
"""

from __future__ import annotations

from collections import Counter

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Activated
from sandbox.meaning.costs import Cost, PayMana
from sandbox.terms.mana import ManaCost


def cost_when_new(game: Game, thing: Object, ability: Activated) -> Cost:
    """What it asks for, less the mana cost of a permanent that has entered this turn where the ability says so."""
    if not ability.less_when_new or not any(entered is thing for _, entered in game.turn_facts.entered):
        return ability.cost
    less = thing.starting_card.cost or ManaCost()
    return tuple([PayMana(_reduced(part.cost, less)) if isinstance(part, PayMana) else part for part in ability.cost])


def _reduced(cost: ManaCost, less: ManaCost) -> ManaCost:
    """Colored mana takes away mana of its color, and what is left of it generic mana (702.193b)."""
    exact, taken = Counter(cost.exact), Counter(less.exact)
    excess = sum((taken - exact).values())
    left = sorted((exact - taken).elements())
    generic = max(0, cost.generic - less.generic - excess)
    return ManaCost((*["X"] * cost.x_symbols, *([str(generic)] if generic else []), *left))
