"""How large a creature card is outside play whose size its text counts."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Object
from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import HasBasePT
from sandbox.meaning.references import Itself
from sandbox.rules.continuous.apply import sized
from sandbox.rules.lookup.context import Context


def a_star_is_zero(game: Game, card: Object, printed: Characteristics) -> Characteristics:
    """The text counts while the creature is in play alone (2006, glossary, Toughness)."""
    return printed


def counted_everywhere(game: Game, card: Object, printed: Characteristics) -> Characteristics:
    """The text counts in every zone; a number in it that cannot be found is 0.

    Comprehensive Rules of 2010, 207.2a; of 2026, 208.2a.
    """
    context = Context(card, printed.controller, it=[card])
    for ability in printed.abilities:
        match ability:
            case Static(affected=Itself(), modifications=(HasBasePT(power, toughness),), condition=None):
                printed = sized(game, context, printed, power, toughness)
    return printed
