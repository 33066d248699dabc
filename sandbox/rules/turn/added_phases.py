"""Phases and steps that effects add to a turn.

Comprehensive Rules of 2006, 300.7; of 2010, 500.8; of 2026, 500.8 to 500.10.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.trace import rule
from sandbox.meaning.effects import AddPhases
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.terms.steps import COMBAT_STEPS, MAIN_PHASES, Step


def steps_of(game: Game, phase: str) -> list[Step]:
    """What an added phase of the name consists of: of the beginning phase, the upkeep step alone."""
    steps = game.edition.turn.steps
    match phase:
        case "combat phase":
            return [step for step in steps if step in COMBAT_STEPS]
        case "main phase":
            return [step for step in steps if step in MAIN_PHASES][-1:]
    return [Step.UPKEEP]


def add_phases(game: Game, phases: Sequence[str]) -> None:
    """After the present phase, in their order; those added later come before them."""
    if not game.phases_ahead:
        game.phases_ahead = _what_is_left(game)
    game.phases_ahead[1:1] = [steps_of(game, phase) for phase in phases]
    for phase in phases:
        tell = _tell_step if phase == "upkeep step" else _tell_phase
        tell(game, f"another {phase} is added to the turn")


@rule("added phases")
def _tell_phase(game: Game, text: str) -> None:
    game.emit(Told(text))


@rule("added steps")
def _tell_step(game: Game, text: str) -> None:
    """With the phase that it is a part of, whose other steps are skipped (2026, 500.10)."""
    game.emit(Told(text))


def _what_is_left(game: Game) -> list[list[Step]]:
    """The rest of the present phase, though that may be nothing, and the phases after it."""
    turn = game.edition.turn
    left = turn.steps[turn.steps.index(game.step) :]
    (_, *rest), *later = [list(steps) for _, steps in groupby(left, turn.phase)]
    return [rest, *later]


def step_ahead(game: Game) -> Step | None:
    """The step that comes next in a turn to which phases were added; None: it is over."""
    while game.phases_ahead and not game.phases_ahead[0]:
        del game.phases_ahead[0]
    return game.phases_ahead[0].pop(0) if game.phases_ahead else None


def add_phases_as_said(game: Game, context: Context, effect: AddPhases) -> None:
    """Who would get them in another player's turn gets none (2026, 500.10a)."""
    if not effect.own or context.controller in game.active_players:
        for _ in range(count(game, context, effect.often)):
            add_phases(game, effect.phases)


PERFORMERS: Performers = {AddPhases: add_phases_as_said}
