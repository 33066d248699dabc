"""The turn: its steps in order, what each does by itself, and what happens between them."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.changes.control import is_new_no_longer
from sandbox.engine.changes.permanents import begins_a_turn_anew
from sandbox.engine.events import StepBegan
from sandbox.engine.game import MOST_TURNS, Game
from sandbox.engine.moments import STEP_BEGAN, Moment
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.engine.turn_facts import TurnFacts
from sandbox.engine.windows import OPEN
from sandbox.meaning.continuous import SkipsStep
from sandbox.rules.combat import phase
from sandbox.rules.continuous.player_effects import player_effects, players_are_spoken_of
from sandbox.rules.lookup.conditions import is_step
from sandbox.rules.players.losing import look_for_losers
from sandbox.rules.triggers.phase_effects import end_of_phase, fall_due, in_series
from sandbox.rules.turn.added_phases import step_ahead
from sandbox.rules.turn.end_of_turn import discard_to_hand_size
from sandbox.rules.turn.starting import begin
from sandbox.rules.turn.steps import draw_step, main_phase, untap_step, upkeep_step
from sandbox.rules.turn.upkeep_costs import upkeep_ends
from sandbox.terms.errors import TooLong
from sandbox.terms.steps import CLEANUP, COMBAT_START, COMBAT_STEPS, DRAW, PhaseTiming, Step, StepPart

WITH_WINDOWS = (StepPart.EARLY_WINDOW, StepPart.WINDOW)


def play(game: Game) -> None:
    """Goes on from where the game stands until it is over or the oracle ends it: from the present part of the step, and
    where players may act just now, from the player whose chance it is."""
    if game.to_begin:
        begin(game)
        game.go_to(game.edition.turn.steps[0])
        game.to_begin = False
    while not game.over:
        play_step(game)
        if not game.over:
            _go_on(game)


def may_be_left(game: Game) -> bool:
    """Whether the chance to act that is asked for just now is one from which `play` can go on: nothing is under way but
    the asking itself."""
    idle = not game.resolving and not game.trace.inside
    return idle and game.part in WITH_WINDOWS and len(game.windows) == 1 and game.windows[0].kind is OPEN


def play_step(game: Game) -> None:
    """What is left of the step, part after part."""
    for part, does in PARTS[game.part :]:
        game.part = part
        if not does(game):
            break
    game.part = PARTS[0][0]


def _begins(game: Game) -> bool:
    """False when the step does not take place, or the game ends with its beginning."""
    step = game.step
    if _is_skipped(game, step) or (step in COMBAT_STEPS and not _combat_step_is_held(game, step)):
        return False
    if game.step_before is not None:
        _between(game, game.step_before, step)
        if game.over:
            return False
    game.step_before = step
    game.steps_begun += 1
    game.trace.begin_step(StepBegan(game.edition.turn.name(step), game.active))
    game.oracle.happened(game, STEP_BEGAN, game.active)
    if game.edition.turn.phase_timing and step is not CLEANUP:
        in_series(game, PhaseTiming.BEGINNING)
        if game.over:
            return False
        fall_due(game)
    return True


def _early_window(game: Game) -> bool:
    if game.step is DRAW and game.edition.turn.window_before_draw:
        game.edition.responses.players_may_act(game, DRAW)
    return True


def _actions(game: Game) -> bool:
    """What the step does by itself; nothing follows in the cleanup step."""
    DOES.get(game.step, _nothing)(game)
    if game.step is CLEANUP:
        _notice_beginning(game)
        game.edition.turn.end_of_turn(game)
        game.oracle.happened(game, Moment.STEP_DONE, game.active)
        game.oracle.happened(game, Moment.TURN_ENDED, game.active)
        return False
    _notice_beginning(game)
    return True


def _notice_beginning(game: Game) -> None:
    """Where phases have no timing of their own, what waits for the step's beginning sees it now."""
    if not game.edition.turn.phase_timing and game.awaits(StepBegan):
        for player in game.active_players:
            game.notice(StepBegan(str(game.step), player))


def _window(game: Game) -> bool:
    """Players may act, or what the step has brought with it is settled without them."""
    if game.step in game.edition.turn.open_steps:
        game.edition.responses.players_may_act(game, game.step)
        return True
    game.edition.responses.nobody_may_act(game)
    game.oracle.happened(game, Moment.STEP_DONE, game.active)
    if game.step in (Step.FIRST_STRIKE, Step.DAMAGE):
        game.oracle.happened(game, Moment.COMBAT_DAMAGE_OVER)
    return True


def _ends(game: Game) -> bool:
    step, turn = game.step, game.edition.turn
    has_end = step in turn.open_steps and turn.phase_timing and not game.over
    if has_end and (game.phase_effects or game.awaits(StepBegan)):
        end_of_phase(game)
    ENDS.get(step, _nothing)(game)
    return True


PARTS: tuple[tuple[StepPart, Callable[[Game], bool]], ...] = (
    (StepPart.BEGINNING, _begins),
    (StepPart.EARLY_WINDOW, _early_window),
    (StepPart.ACTIONS, _actions),
    (StepPart.WINDOW, _window),
    (StepPart.ENDING, _ends),
)


def _is_skipped(game: Game, step: Step) -> bool:
    """A text skips the step, or skipping it was paid as a cost."""
    skipped = game.turn_facts.skipped
    if skipped and str(step) in skipped:
        return True
    if not players_are_spoken_of(game):
        return False
    effects = [m for player in game.active_players for m in player_effects(game, player)]
    return any(isinstance(m, SkipsStep) and is_step(game, m.step) for m in effects)


def _combat_step_is_held(game: Game, step: Step) -> bool:
    if step is COMBAT_START:
        phase.begin(game)
        return game.combat is not None
    return phase.combat_step_takes_place(game, step)


def _nothing(game: Game) -> None:
    """The step does nothing by itself."""


def _discard(game: Game) -> None:
    discard_to_hand_size(game)
    game.edition.responses.settle(game)


def _go_on(game: Game) -> None:
    if game.combat is not None and game.combat.aborted:
        phase.abort(game)
        game.go_to(Step.MAIN)
        game.phases_ahead = []
        return
    if game.phases_ahead:
        following = step_ahead(game)
    else:
        steps = game.edition.turn.steps
        place = steps.index(game.step) + 1
        following = steps[place] if place < len(steps) else None
    if following is not None:
        game.go_to(following)
    else:
        _next_turn(game)


def _next_turn(game: Game) -> None:
    game.turn_number += 1
    if game.turn_number > MOST_TURNS:
        raise TooLong(f"more than {MOST_TURNS} turns were played")
    before = tuple(game.active_players)
    following = game.players[(game.active_players[-1].seat + 1) % len(game.players) :] + game.players
    game.begin_turn_of(game.extra_turns.pop() if game.extra_turns else next(p for p in following if not p.lost))
    game.go_to(game.edition.turn.steps[0])
    game.turn_facts = TurnFacts(cast_before=[player for player, _ in game.turn_facts.cast], active_before=before)
    for player in game.players:
        player.lands_played = 0
    begins_a_turn_anew(game, *game.battlefield)
    for player in game.active_players:
        _has_them_since_the_turn_began(game, player)


@rule("summoning sickness")
def _has_them_since_the_turn_began(game: Game, player: Player) -> None:
    """What the player controls now is new to that player no longer, even if the untap step is skipped."""
    is_new_no_longer(game, *game.permanents(player))


def _between(game: Game, before: Step, step: Step) -> None:
    """What happens as one step gives way to the next: unspent mana, and players without life."""
    turn = game.edition.turn
    pools_empty = game.edition.mana.empties(game, before, step)
    if pools_empty and [player for player in game.players if player.pool]:
        for player in game.in_turn_order():
            game.edition.mana.unspent(game, player)
    if pools_empty or step is turn.steps[0] or turn.phase(before) != turn.phase(step) or game.phases_ahead:
        look_for_losers(game, "phase end")


DOES: dict[Step, Callable[[Game], None]] = {
    Step.UNTAP: untap_step,
    Step.UPKEEP: upkeep_step,
    Step.DRAW: draw_step,
    Step.MAIN: main_phase,
    Step.ATTACKERS: phase.declare_attackers,
    Step.BLOCKERS: phase.declare_blockers,
    Step.FIRST_STRIKE: phase.first_strike_damage,
    Step.DAMAGE: phase.normal_damage,
}
ENDS: dict[Step, Callable[[Game], None]] = {
    Step.UPKEEP: upkeep_ends,
    Step.COMBAT_END: phase.end,
    Step.DISCARD: _discard,
}


# when pools empty


def at_the_end_of_phases(game: Game, before: Step, step: Step | None) -> bool:
    """Mana lasts through the steps of a phase."""
    turn = game.edition.turn
    return step is None or step is turn.steps[0] or turn.phase(before) != turn.phase(step)


def at_the_end_of_phases_and_around_the_attack(game: Game, before: Step, step: Step | None) -> bool:
    """Also when the attack begins, which is after its announcement, and when it ends."""
    if step is Step.ATTACKERS or (
        before in COMBAT_STEPS and before is not Step.COMBAT_START and step not in COMBAT_STEPS
    ):
        return True
    return at_the_end_of_phases(game, before, step)


def at_the_end_of_steps(game: Game, before: Step, step: Step | None) -> bool:
    """At the end of each step and phase."""
    return True
