"""Carrying out the instructions of a text, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby

from sandbox.engine.game import Game
from sandbox.meaning.nodes import Effect
from sandbox.rules.lookup.context import Context

Performers = Mapping[type[Effect], Callable[..., None]]
"""For classes of effects the functions that perform one of them: game, context, effect."""


def perform(game: Game, context: Context, effects: Iterable[Effect]) -> None:
    """Every instruction in the order in which it is written; stops when the game is over."""
    rules = game.rules
    for kind, series in groupby(effects, type):
        game.changes += 1
        if kind in rules.series_performers and not game.over:
            rules.series_performers[kind](game, context, list(series))
            continue
        for effect in series:
            if game.over:
                return
            game.changes += 1
            rules.performers[kind](game, context, effect)
