"""Mana value: the converted cost, or total casting cost."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.objects import Object


def mana_value(thing: Object) -> int:
    """The converted cost of the card; nothing for a face-down permanent or a card without a cost. X counts 0."""
    cost = None if thing.face_down else thing.starting_card.cost
    return cost.total if cost is not None else 0


def mana_value_of_spell(action: Action) -> int:
    """While a spell is on its way, each X in its cost is the number announced for it."""
    cost = action.source.card.cost
    symbols = cost.x_symbols if cost is not None and not action.source.face_down else 0
    return mana_value(action.source) + symbols * action.x
