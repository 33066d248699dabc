"""Mana value: the converted cost, or total casting cost."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.objects import Object


def mana_values(thing: Object) -> tuple[int, ...]:
    """One number, or of a split card that is not on the stack one for each half.

    Comprehensive Rules of 2006, 505.4 and 505.6; of 2010, 708.4 and 708.6.
    """
    halves = () if thing.face_down else thing.starting_card.halves
    return tuple([half.cost.total if half.cost is not None else 0 for half in halves]) or (mana_value(thing),)


def mana_value(thing: Object) -> int:
    """The converted cost of the card; nothing for a face-down permanent or a card without a cost. X counts 0."""
    cost = None if thing.face_down else thing.starting_card.cost
    return cost.total if cost is not None else 0


def mana_value_of_spell(action: Action) -> int:
    """While a spell is on its way, each X in its cost is the number announced for it."""
    cost = action.source.starting_card.cost
    symbols = cost.x_symbols if cost is not None and not action.source.face_down else 0
    return mana_value(action.source) + symbols * action.x
