"""Performers: a permanent gets a designation."""

from __future__ import annotations

from sandbox.engine.changes import designate, gain_level
from sandbox.engine.events import LevelGained, Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.trace import rule
from sandbox.meaning.effects import GainLevel, GetDesignation
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at


def get_designation(game: Game, context: Context, effect: GetDesignation) -> None:
    """One that it has already is no other (2026, 702.171b, 719.3b)."""
    for thing in objects_at(game, context, effect.what):
        if thing.in_play and effect.word not in thing.designations:
            designate(game, thing, effect.word)
            game.emit(Told(f"{named(thing)} becomes {effect.word}"))


@rule("class levels")
def gain_level_(game: Game, context: Context, effect: GainLevel) -> None:
    """It keeps the level though it may be no Class any more (2026, 716.2b)."""
    if context.source.in_play:
        gain_level(game, context.source, effect.level)
        game.emit(LevelGained(context.source, effect.level))


PERFORMERS: Performers = {
    GainLevel: gain_level_,
    GetDesignation: get_designation,
}
