"""Effects that are due in the course of a phase: the active player says when they happen, at its end at the latest."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.actions import Action
from sandbox.engine.acts import CarryOut
from sandbox.engine.events import StepBegan
from sandbox.engine.game import Game
from sandbox.engine.lasting import Delayed
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.nodes import Ability
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.triggers.keyword_triggers import is_cost, read_as_triggered
from sandbox.rules.triggers.triggered import in_chosen_order, works_while_tapped
from sandbox.terms.errors import Refusal, TooLong
from sandbox.terms.steps import PhaseTiming

MOST_ROUNDS = 1_000


def fall_due(game: Game) -> None:
    """Collects what is due in the course of the step that has just begun."""
    game.phase_effects = _noticed(game) if game.awaits(StepBegan) else []
    game.turn_facts.fell_due = {_which(duty) for duty in game.phase_effects}


def _noticed(game: Game) -> list[Action]:
    begun, game.triggers = game.triggers, []
    for player in game.active_players:
        game.notice(StepBegan(str(game.step), player, PhaseTiming.DURING))
    found, game.triggers = game.triggers, begun
    return found


def _which(duty: Action) -> tuple[Object, Ability | None, Player]:
    return duty.source, duty.ability, duty.controller


def still_due(game: Game) -> list[Action]:
    """What was due and still is: a permanent that has left, lost the text or changed sides asks for nothing more, and
    neither does an artifact that has been tapped, except for its costs. A permanent that is new to its controller asks
    as well.

    Fifth Edition rulebook, Phase Structure.
    """
    game.budget.spend(len(game.phase_effects))
    due = [duty for duty in game.phase_effects if duty.ability is None or _still_asks(game, duty, duty.ability)]
    return due + _newly_due(game, due)


def _newly_due(game: Game, due: list[Action]) -> list[Action]:
    if not game.awaits(StepBegan) or not any(
        thing.came_under_control == game.turn_number for thing in game.battlefield
    ):
        return []
    delayed = list(game.delayed)
    known = game.turn_facts.fell_due | {_which(duty) for duty in due}
    found = [duty for duty in _noticed(game) if duty.ability is not None and _which(duty) not in known]
    game.delayed = delayed
    return found


def _still_asks(game: Game, duty: Action, ability: Ability) -> bool:
    thing = duty.source
    characteristics = game.characteristics(thing)
    if thing.gone or characteristics.controller is not duty.controller:
        return False
    keywords = game.rules.triggered_keywords
    if ability not in [each for one in characteristics.abilities for each in read_as_triggered(keywords, one)]:
        return False
    return works(game, thing, characteristics) or works_while_tapped(ability)


def why_not_carry_out(game: Game, player: Player, act: CarryOut) -> Refusal | None:
    """The active player, while the effect is still due and players may act."""
    if not any(duty.source is act.object for duty in still_due(game)):
        return Refusal("effects of a phase", f"no effect of {named(act.object)} is due")
    if player not in game.active_players:
        return Refusal("effects of a phase", f"{game.active.name} says when it happens")
    return game.edition.responses.why_not_act(game, player)


def carry_out(game: Game, act: CarryOut) -> None:
    game.phase_effects = still_due(game)
    duty = next(duty for duty in game.phase_effects if duty.source is act.object)
    _do(game, duty)


def _do(game: Game, duty: Action) -> None:
    game.phase_effects = [other for other in game.phase_effects if other is not duty]
    game.turn_facts.fell_due.add(_which(duty))
    game.edition.responses.carry_out(game, duty)


@rule("fast effects and phases")
def end_of_phase(game: Game) -> None:
    """What is still due happens once the end has been declared; then come the effects at the end, after which nothing
    more can be played."""
    while (phase_effects := still_due(game)) and not game.over:
        phase_effects = in_chosen_order(game, game.active, phase_effects) if len(phase_effects) > 1 else phase_effects
        game.phase_effects = phase_effects
        _do(game, phase_effects[0])
    in_series(game, PhaseTiming.END)


def _nothing(game: Game) -> None:
    """Nothing follows."""


def in_series(game: Game, timing: PhaseTiming, after_each: Callable[[Game], None] = _nothing) -> None:
    """The active player's effects of the moment are carried out; only then are the others' looked at."""
    if not game.awaits(StepBegan):
        return
    for player in game.in_turn_order():
        for active in game.active_players:
            _series_of(game, player, StepBegan(str(game.step), active, timing), after_each)


def _series_of(game: Game, player: Player, moment: StepBegan, after_each: Callable[[Game], None]) -> None:
    """One after the other, each once, in the order that the active player says; what becomes possible by one of them
    comes as well (Fifth Edition rulebook of 1997, effects played in series)."""
    played: set[tuple[Object, Ability]] = set()
    still: list[Action] = []
    waiting = list(game.delayed)
    for _ in range(MOST_ROUNDS):
        found = _found(game, player, moment, waiting)
        still += [action for action in found if (action.source, action.ability) not in played]
        if not still or game.over:
            return
        first, *still = in_chosen_order(game, game.active, still) if len(still) > 1 else still
        played |= {(action.source, action.ability) for action in (first, *still) if action.ability is not None}
        game.triggers.insert(0, first)
        game.edition.responses.settle(game)
        after_each(game)
    raise TooLong("effects of one moment kept coming")


def _found(game: Game, player: Player, moment: StepBegan, waiting: list[Delayed]) -> list[Action]:
    """What the player's texts do at this moment, as things stand now; what others wait for goes on waiting, and so does
    what only an effect of this moment has begun to wait for."""
    begun, game.triggers = game.triggers, []
    begins_now = [one for one in game.delayed if one not in waiting]
    delayed = [one for one in game.delayed if one in waiting]
    game.delayed = list(delayed)
    game.notice(moment)
    found = [action for action in game.triggers if action.controller is player]
    game.triggers = begun
    game.delayed += [one for one in delayed if one not in game.delayed and one.controller is not player]
    game.delayed += begins_now
    return found


def unpaid(game: Game, thing: Object) -> bool:
    """Whether a cost of the permanent is due in this phase and has not been paid yet."""
    return any(duty.source is thing and is_cost(duty.mode) for duty in game.phase_effects)
