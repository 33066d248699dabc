"""Carrying out the instructions of a text, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from sandbox.engine.game import Game
from sandbox.meaning.effects import Effect
from sandbox.rules.context import Context

Performer = Callable[[Game, Context, Any], None]
PERFORM: dict[type[Effect], Performer] = {}
"""One performer for each effect; filled by the modules of `sandbox.rules.effects`."""
F = TypeVar("F", bound=Callable[..., None])


def performs(effect: type[Effect]) -> Callable[[F], F]:
    """Marks the one function that performs an effect."""

    def mark(function: F) -> F:
        assert effect not in PERFORM, f"{effect.__name__} has two performers"
        PERFORM[effect] = function
        return function

    return mark


def perform(game: Game, context: Context, effects: Iterable[Effect]) -> None:
    """Every instruction in the order in which it is written; stops when the game is over."""
    for effect in effects:
        if game.over:
            return
        PERFORM[type(effect)](game, context, effect)
