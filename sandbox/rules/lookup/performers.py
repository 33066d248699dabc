"""Carrying out the instructions of a text, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, TypeVar

from sandbox.engine.game import Game
from sandbox.meaning.effects import Effect
from sandbox.rules.lookup.references import Context

Performer = Callable[[Game, Context, Any], None]
PERFORM: dict[type[Effect], Performer] = {}
"""One performer for each effect; filled by the modules of `sandbox.rules.effects`."""
SERIES: dict[type[Effect], Performer] = {}
"""For some effects also a performer of several that follow one another in the text."""
F = TypeVar("F", bound=Callable[..., None])


def performs(effect: type[Effect]) -> Callable[[F], F]:
    """Marks the one function that performs an effect."""

    def mark(function: F) -> F:
        assert effect not in PERFORM, f"{effect.__name__} has two performers"
        PERFORM[effect] = function
        return function

    return mark


def performs_series(effect: type[Effect]) -> Callable[[F], F]:
    """Marks the function that performs several instructions of the kind as one."""

    def mark(function: F) -> F:
        SERIES[effect] = function
        return function

    return mark


def perform(game: Game, context: Context, effects: Iterable[Effect]) -> None:
    """Every instruction in the order in which it is written; stops when the game is over."""
    for kind, series in groupby(effects, type):
        if kind in SERIES and not game.over:
            SERIES[kind](game, context, list(series))
            continue
        for effect in series:
            if game.over:
                return
            PERFORM[kind](game, context, effect)
