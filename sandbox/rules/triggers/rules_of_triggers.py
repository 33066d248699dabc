"""The rules by which a triggered ability begins, beside those for triggered abilities as such."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.meaning.abilities import Triggered
from sandbox.meaning.conditions import CostWasPaid, KickedWith
from sandbox.meaning.events import Expends
from sandbox.terms.zones import Zone


@contextmanager
def as_it_triggers(game: Game, action: Action) -> Iterator[None]:
    """It functions from elsewhere than the battlefield (2026, 113.6k), asks for a cost that another text of the object
    offered (607.2i), or waits for something that the rules have a word for (700.14)."""
    ability = action.ability
    with ExitStack() as rules:
        if isinstance(ability, Triggered):
            elsewhere = action.source.zone not in (Zone.BATTLEFIELD, Zone.WAITING) and not action.source.is_emblem
            rules.enter_context(game.trace.beneath("where abilities function", elsewhere))
            asks_for_cost = isinstance(ability.condition, CostWasPaid | KickedWith)
            rules.enter_context(game.trace.beneath("linked abilities", asks_for_cost))
            rules.enter_context(game.trace.beneath("expend", isinstance(ability.event, Expends)))
        yield
