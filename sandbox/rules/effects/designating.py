"""Performers: a permanent gets a designation."""

from __future__ import annotations

from functools import partial

from sandbox.engine.changes.lasting import end_lasting
from sandbox.engine.changes.permanents import designate, gain_level, loses_designations
from sandbox.engine.events.permanents import Designated, LevelGained
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import Cannot, Has
from sandbox.meaning.effects import Duration, GainLevel, GetDesignation, NoLongerSuspected, Unprepare
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.rules.continuous.beginning import begin_effect
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at
from sandbox.rules.zones.preparing import becomes_prepared, becomes_unprepared
from sandbox.terms.designations import CREWED, PREPARED, SOLVED, SUSPECTED

OF_SUSPECTED = (Has(Keyword("menace")), Cannot("block"))
"""What a suspected permanent has for as long as it is suspected (2026, 701.60c)."""


def get_designation(game: Game, context: Context, effect: GetDesignation) -> None:
    """One that it has already is no other (2026, 702.171b, 719.3b); it becomes crewed each time (702.122e)."""
    for thing in objects_at(game, context, effect.what):
        if effect.word == PREPARED:
            becomes_prepared(game, thing)
        elif thing.in_play and effect.word == CREWED:
            designate(game, thing, effect.word)
            _is_so(game, thing, effect.word, context.x)
        elif thing.in_play and effect.word not in thing.designations:
            designate(game, thing, effect.word)
            (_is_solved if effect.word == SOLVED else _is_so)(game, thing, effect.word, context.x)
            if effect.word == SUSPECTED:
                begin_effect(game, context, (thing,), OF_SUSPECTED, Duration.FOR_GOOD)


def _is_so(game: Game, thing: Object, word: str, x: int) -> None:
    game.emit(Designated(thing, word, x))


@rule("cases")
def _is_solved(game: Game, thing: Object, word: str, x: int) -> None:
    """It stays so until it leaves the battlefield (2026, 719.3b)."""
    game.emit(Designated(thing, word))


@rule("class levels")
def gain_level_(game: Game, context: Context, effect: GainLevel) -> None:
    """It keeps the level though it may be no Class any more (2026, 716.2b)."""
    if context.source.in_play:
        gain_level(game, context.source, effect.level)
        game.emit(LevelGained(context.source, effect.level))


def no_longer_suspected(game: Game, context: Context, effect: NoLongerSuspected) -> None:
    """It has what it had as a suspected permanent no more (2026, 701.60c)."""
    for thing in objects_at(game, context, effect.what):
        loses_designations(game, frozenset({SUSPECTED}), thing)
        end_lasting(game, partial(_is_of_suspicion, thing))


def _is_of_suspicion(thing: Object, lasting: Lasting) -> bool:
    return lasting.modifications == OF_SUSPECTED and lasting.affected == (thing,)


def unprepare(game: Game, context: Context, effect: Unprepare) -> None:
    for thing in objects_at(game, context, effect.what):
        becomes_unprepared(game, thing)


PERFORMERS: Performers = {
    GainLevel: gain_level_,
    GetDesignation: get_designation,
    NoLongerSuspected: no_longer_suspected,
    Unprepare: unprepare,
}
