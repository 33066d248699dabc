"""What a text does when a player has the chance to act: it reads on until a sentence says so, or lets time pass."""

from __future__ import annotations

from sandbox.engine.acts import PASS, Act, CarryOut
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.engine.windows import WindowKind
from sandbox.rules.casting.player_actions import why_not
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.language.step_values import (
    ActStep,
    ActSteps,
    AnswerStep,
    AttackStep,
    BlockStep,
    TimeGoal,
    is_inside,
)
from sandbox.scenarios.play.reading import EndOfText, ScenarioReading, Stopped, chance_of, same_name
from sandbox.terms.errors import Refusal
from sandbox.terms.steps import ATTACKERS, Step


def act_of(reading: ScenarioReading, game: Game, player: Player) -> Act:
    """What the text has the player do now. Raises EndOfText where it says no more."""
    while (bound := reading.script.current) is not None:
        act = _at(reading, game, player, bound)
        if act is not None:
            return act
    if _is_left_alone(reading, game):
        return PASS
    raise EndOfText


def _at(reading: ScenarioReading, game: Game, player: Player, bound: BoundStep) -> Act | None:
    """What the next sentence has the player do; None when the text is to be read on."""
    match bound.value:
        case TimeGoal():
            return _until(reading, game, player, bound)
        case AttackStep():
            return _until_attack(reading, game, bound, bound.value)
        case BlockStep():
            return _until_block(reading, game, bound)
        case ActStep() | ActSteps():
            return _act(reading, game, player, bound)
        case AnswerStep():
            reading.script.put_answer_by(chance_of(game, player))
            return _due(reading, game, player, bound.value)
    if _is_left_alone(reading, game):
        return PASS
    if not reading.judge.put_by():
        reading.judge.judge_next(chance_of(game, player))
    return None


def _is_left_alone(reading: ScenarioReading, game: Game) -> bool:
    """Damage and dying that have begun are finished before the text goes on, unless it has asked to stop there."""
    inside = [window for window in game.windows if is_inside(window)]
    return bool(inside) and reading.stopped_in not in inside


def _due(reading: ScenarioReading, game: Game, player: Player, answer: AnswerStep) -> Act | None:
    """An answer to an effect that is due in the course of the phase lets that effect happen now."""
    window = game.window
    if (
        not game.phase_effects
        or player not in game.active_players
        or window is None
        or window.kind is not WindowKind.OPEN
    ):
        return None
    thing = reading.context.names.find(answer.about) if answer.about else None
    is_due = thing is not None and any(due.source is thing for due in game.phase_effects)
    return CarryOut(thing) if thing is not None and is_due else None


# time


def _until(reading: ScenarioReading, game: Game, player: Player, bound: BoundStep) -> Act | None:
    goal = reading.goal(bound)
    if goal.reached(reading.context):
        reading.stopped_in = game.window if goal.inside else None
        reading.time_has_come(chance_of(game, player))
        return None
    if goal.expired(reading.context):
        raise Stopped(bound, Refusal("timing", "the turn ended before this could happen"))
    return _ahead(reading, game, player) if is_inside(game.window) else PASS


def _ahead(reading: ScenarioReading, game: Game, player: Player) -> Act:
    """While damage is being dealt, the acts that follow in the text belong to it if they fit."""
    for place, bound in reading.script.ahead():
        if place == reading.script.at or isinstance(bound.value, AnswerStep):
            continue
        if not isinstance(bound.value, ActStep) or not same_name(bound.value.player, player):
            return PASS
        act = bound.value.act(reading.context)
        if why_not(game, player, act) is not None:
            return PASS
        reading.script.take(place)
        reading.used(place, chance_of(game, player))
        reading.mark(bound)
        return act
    return PASS


def _wait(reading: ScenarioReading, game: Game, bound: BoundStep) -> Act:
    """Time moves on until the sentence's player or its question comes, but not beyond the turn."""
    waiting = reading.script.waiting
    if waiting.since_turn is None:
        waiting.since_turn = game.turn_number
    if game.turn_number > waiting.since_turn:
        raise Stopped(bound, Refusal("timing", "the turn ended before this could happen"))
    return PASS


# acts and declarations


def _act(reading: ScenarioReading, game: Game, player: Player, bound: BoundStep) -> Act:
    script, window = reading.script, game.window
    steps = bound.value.acts if isinstance(bound.value, ActSteps) else (bound.value,)
    step = steps[script.waiting.part]
    if not same_name(step.player, player):
        reading.context.player(step.player)
        return _wait(reading, game, bound)
    reading.mark(bound)
    act: Act = step.act(reading.context)
    refusal = None if act is PASS else why_not(game, player, act)
    if refusal is None:
        reading.used(script.at, chance_of(game, player))
        script.waiting.part += 1
        if script.waiting.part == len(steps):
            script.read_on()
        return act
    if window is not None and window.kind is not WindowKind.OPEN:
        if window.kind is WindowKind.INTERRUPT and script.waiting.earlier is None:
            script.waiting.earlier = refusal.in_full()
        return PASS
    refusal = refusal.in_full()
    reading.context.refusals.append(refusal)
    reading.used(script.at, chance_of(game, player))
    earlier = script.waiting.earlier
    raise Stopped(bound, earlier if earlier and "targets" in refusal.rule else refusal)


def _until_attack(reading: ScenarioReading, game: Game, bound: BoundStep, attack: AttackStep) -> Act:
    who = reading.context.player(attack.player)
    if who not in game.active_players:
        raise Stopped(bound, Refusal("declaring attackers", f"it is {game.active.name}'s turn, not {who.name}'s"))
    if game.is_past(ATTACKERS) or (game.step is ATTACKERS and not game.comes_again(ATTACKERS)):
        raise Stopped(bound, Refusal("declaring attackers", "the time to declare attackers has passed this turn"))
    return _wait(reading, game, bound)


def _until_block(reading: ScenarioReading, game: Game, bound: BoundStep) -> Act:
    combat = game.combat
    if combat is not None and combat.blockers_declared:
        raise Stopped(bound, Refusal("declaring blockers", "blockers have already been declared"))
    if combat is None and game.is_past(Step.BLOCKERS):
        raise Stopped(bound, Refusal("declaring blockers", "there is no attack to block"))
    return _wait(reading, game, bound)
