"""Modes that may be chosen once each turn, or once at all while their object is there.

Comprehensive Rules of 2026, 603.3c and 700.2.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.engine.changes.permanents import exhaust
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Mode


def still_open(game: Game, thing: Object, modes: Iterable[Mode]) -> list[Mode]:
    """Those that have not been chosen before."""
    return [mode for mode in modes if not mode.once or not _was_chosen(game, thing, mode)]


def _was_chosen(game: Game, thing: Object, mode: Mode) -> bool:
    if mode.once == "ever":
        return hash(mode) in thing.exhausted
    return (thing.id, hash(mode)) in game.turn_facts.modes_chosen


def is_chosen(game: Game, thing: Object, mode: Mode) -> None:
    """From now on it has been."""
    if mode.once == "ever":
        exhaust(game, thing, hash(mode))
    elif mode.once:
        game.turn_facts.modes_chosen.add((thing.id, hash(mode)))
