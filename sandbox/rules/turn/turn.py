"""The turn: its steps in order, what each does by itself, and what happens between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sandbox.engine.changes import (
    begins_a_turn_anew,
    end_lasting,
    is_new_no_longer,
    may_regenerate_again,
    take_damage_away,
    untap,
)
from sandbox.engine.events import StepBegan, Told, Untapped
from sandbox.engine.game import MOST_TURNS, Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.moments import Moment
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import WhetherToLeaveTapped
from sandbox.engine.trace import rule
from sandbox.engine.windows import WindowKind
from sandbox.meaning.continuous import MaximumHandSize, MayNotUntap, NoMaximumHandSize, SkipsStep, UntapsAtMost
from sandbox.meaning.effects import Duration
from sandbox.rules.combat import phase
from sandbox.rules.continuous.player_effects import player_effects
from sandbox.rules.damage.prevention import end_of_turn as shields_end
from sandbox.rules.lookup.conditions import is_step
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.references import choose_some, may
from sandbox.rules.players.draw_and_discard import discard_some, draw
from sandbox.rules.players.losing import look_for_losers
from sandbox.rules.state_based.checks import check_state
from sandbox.rules.triggers.phase_effects import end_of_phase, fall_due, in_series
from sandbox.rules.turn.starting import begin
from sandbox.rules.turn.upkeep_costs import upkeep_begins
from sandbox.rules.zones.phasing import phase_in_and_out
from sandbox.terms.errors import TooLong
from sandbox.terms.steps import COMBAT_STEPS, PhaseTiming, Step, StepPart

HAND_SIZE = 7


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
    asking = game.part in (StepPart.EARLY_WINDOW, StepPart.WINDOW) and len(game.windows) == 1
    return asking and game.windows[0].kind is WindowKind.OPEN and not game.resolving and not game.trace.inside


def play_step(game: Game) -> None:
    """What is left of the step, part after part."""
    for part, does in PARTS[game.part :]:
        game.part = part
        if not does(game):
            break
    game.part = StepPart.BEGINNING


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
    game.trace.heading = StepBegan(game.edition.turn.name(step), game.active)
    game.oracle.happened(game, Moment.STEP_BEGAN, game.active)
    if game.edition.turn.phase_timing and step is not Step.CLEANUP:
        in_series(game, PhaseTiming.BEGINNING)
        if game.over:
            return False
        fall_due(game)
    return True


def _early_window(game: Game) -> bool:
    if game.step is Step.DRAW and game.edition.turn.window_before_draw:
        game.edition.responses.players_may_act(game, Step.DRAW)
    return True


def _actions(game: Game) -> bool:
    """What the step does by itself; nothing follows in the cleanup step."""
    DOES.get(game.step, _nothing)(game)
    if game.step is Step.CLEANUP:
        game.edition.turn.end_of_turn(game)
        game.oracle.happened(game, Moment.STEP_DONE, game.active)
        game.oracle.happened(game, Moment.TURN_ENDED, game.active)
        return False
    if not game.edition.turn.phase_timing and game.awaits(StepBegan):
        for player in game.active_players:
            game.notice(StepBegan(str(game.step), player))
    return True


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
    if step in turn.open_steps and turn.phase_timing and not game.over:
        end_of_phase(game)
    if step is Step.COMBAT_END:
        phase.end(game)
    if step is Step.DISCARD:
        discard_to_hand_size(game)
        game.edition.responses.settle(game)
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
    skipped = game.turn_facts.get("skipped")
    if skipped and str(step) in skipped:
        return True
    effects = [m for player in game.active_players for m in player_effects(game, player)]
    return any(isinstance(m, SkipsStep) and is_step(game, m.step) for m in effects) if effects else False


def _combat_step_is_held(game: Game, step: Step) -> bool:
    if step is Step.COMBAT_START:
        phase.begin(game)
        return game.combat is not None
    return phase.combat_step_takes_place(game, step)


def _nothing(game: Game) -> None:
    """The step does nothing by itself."""


def _go_on(game: Game) -> None:
    steps = game.edition.turn.steps
    place = steps.index(game.step) + 1
    if place < len(steps):
        game.go_to(steps[place])
    else:
        _next_turn(game)


def _next_turn(game: Game) -> None:
    game.turn_number += 1
    if game.turn_number > MOST_TURNS:
        raise TooLong(f"more than {MOST_TURNS} turns were played")
    following = game.players[(game.active_players[-1].seat + 1) % len(game.players) :] + game.players
    game.begin_turn_of(game.extra_turns.pop() if game.extra_turns else next(p for p in following if not p.lost))
    game.go_to(game.edition.turn.steps[0])
    game.turn_facts.clear()
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
    if pools_empty and any(player.pool for player in game.players):
        for player in game.in_turn_order():
            game.edition.mana.unspent(game, player)
    if pools_empty or step is turn.steps[0] or turn.phase(before) != turn.phase(step):
        look_for_losers(game, "phase end")


# steps


@rule("untapping")
def untap_step(game: Game) -> None:
    """Phasing first; then whatever may untap does, all at once."""
    for player in game.active_players:
        phase_in_and_out(game, player)
    untapping = [thing for player in game.active_players for thing in _untapping(game, player)]
    if untapping:
        untap(game, *untapping)
        game.emit(Untapped(untapping))
    for player in game.active_players:
        end_lasting(game, partial(_ends_in_untap_step, player=player))


def _untapping(game: Game, player: Player) -> list[Object]:
    tapped = [
        thing for thing in game.permanents(player) if thing.tapped and not game.characteristics(thing).cannot("untap")
    ]
    return _at_most(game, player, [thing for thing in tapped if not _stays_tapped(game, player, thing)])


def _ends_in_untap_step(lasting: Lasting, player: Player) -> bool:
    return lasting.duration is Duration.NEXT_UNTAP and _is_over_for(lasting, player)


def _at_most(game: Game, player: Player, untapping: list[Object]) -> list[Object]:
    """What is left when a text lets the player untap only so many of a kind; the player chooses which."""
    for limit in player_effects(game, player):
        if isinstance(limit, UntapsAtMost):
            of_kind = [thing for thing in untapping if matches(game, limit.kind, thing, player)]
            kept = choose_some(game, player, "what to untap", of_kind, limit.count)
            untapping = [thing for thing in untapping if thing not in of_kind or thing in kept]
    return untapping


def _is_over_for(lasting: Lasting, player: Player) -> bool:
    """An effect on a permanent's next untap step is over with the untap step of its controller."""
    return all(not isinstance(held, Object) or held.under is player or held.gone for held in lasting.affected)


def _stays_tapped(game: Game, player: Player, thing: Object) -> bool:
    allowed = any(isinstance(m, MayNotUntap) for m in game.characteristics(thing).rule_changes)
    return allowed and may(game, player, WhetherToLeaveTapped(thing), f"leave {named(thing)} tapped")


def upkeep_step(game: Game) -> None:
    for player in game.active_players:
        upkeep_begins(game, player)


def draw_step(game: Game) -> None:
    """The first player's first turn has no draw where the edition says so."""
    for player in game.active_players:
        if not game.over and (game.begun or game.turn_number > 1 or game.edition.turn.first_draw(game, player)):
            draw(game, player)
            game.oracle.happened(game, Moment.DREW, player)


@rule("hand size")
def discard_to_hand_size(game: Game) -> None:
    """The active player discards down to the maximum hand size."""
    for player in game.active_players:
        size = _maximum_hand_size(game, player)
        if size is not None and len(player.hand) > size:
            discard_some(game, player, len(player.hand) - size)


def _maximum_hand_size(game: Game, player: Player) -> int | None:
    """Seven cards, unless a text says otherwise; of several the newest. None: there is none."""
    said = [m for m in player_effects(game, player) if isinstance(m, MaximumHandSize | NoMaximumHandSize)]
    if not said:
        return HAND_SIZE
    return said[-1].amount if isinstance(said[-1], MaximumHandSize) else None


DOES: dict[Step, Callable[[Game], None]] = {
    Step.UNTAP: untap_step,
    Step.UPKEEP: upkeep_step,
    Step.DRAW: draw_step,
    Step.ATTACKERS: phase.declare_attackers,
    Step.BLOCKERS: phase.declare_blockers,
    Step.FIRST_STRIKE: phase.first_strike_damage,
    Step.DAMAGE: phase.normal_damage,
}


# the end of the turn


@rule("end of turn")
def until_effects_end_first(game: Game) -> None:
    """Damage and `until end of turn` effects are over when effects at the end of turn happen. What these do for the
    turn, and damage that does not kill, is over as soon as it is done.

    Fifth Edition rulebook, Cleanup.
    """
    wear_off(game)
    game.edition.responses.settle(game)
    in_series(game, PhaseTiming.BEGINNING, after_each=_end_what_lasts_for_the_turn)


@rule("cleanup")
def at_effects_come_before(game: Game) -> None:
    """Effects at the end of turn have happened in the end step; here the hand is cut down, then damage and `until
    end of
    turn` effects end together. Only what follows from that gives players priority."""
    discard_to_hand_size(game)
    wear_off(game)
    found = check_state(game)
    game.edition.responses.settle(game)
    if (found or game.triggers or game.waiting) and not game.over:
        game.edition.responses.players_may_act(game, game.step)
        at_effects_come_before(game)


def wear_off(game: Game) -> None:
    """All at once: damage, effects of the turn, shields."""
    _end_what_lasts_for_the_turn(game)
    game.oracle.happened(game, Moment.EFFECTS_WORE_OFF)


def _end_what_lasts_for_the_turn(game: Game) -> None:
    worn = [named(thing) for thing in game.battlefield if thing.damage]
    take_damage_away(game, *game.battlefield)
    may_regenerate_again(game, *game.battlefield)
    ended = end_lasting(game, lambda lasting: lasting.duration is Duration.THIS_TURN)
    shields_end(game)
    if worn or ended:
        game.emit(Told("damage and effects until end of turn are over"))


# who draws in the first turn


def the_starter_draws_nothing(game: Game, player: Player) -> bool:
    """The player who begins the game skips the first draw."""
    return player is not game.starting


def the_starter_draws_nothing_in_a_duel(game: Game, player: Player) -> bool:
    """With more than two players everybody draws, but for the team that begins where teams share their turns."""
    return player not in game.sharing_with(game.starting) or (len(game.players) > 2 and not game.two_headed_giant)


def the_primary_starter_draws_nothing_in_a_duel(game: Game, player: Player) -> bool:
    """With more than two players everybody draws, but for the primary player of the team that begins where teams share
    their turns (2006, 606.6b)."""
    return player is not game.sharing_with(game.starting)[0] or (len(game.players) > 2 and not game.two_headed_giant)


# when pools empty


def at_the_end_of_phases(game: Game, before: Step, step: Step | None) -> bool:
    """Mana lasts through the steps of a phase."""
    turn = game.edition.turn
    return step is None or step is turn.steps[0] or turn.phase(before) != turn.phase(step)


def at_the_end_of_phases_and_around_the_attack(game: Game, before: Step, step: Step | None) -> bool:
    """Also when the attack begins and when it ends."""
    if (step in COMBAT_STEPS and before not in COMBAT_STEPS) or (before in COMBAT_STEPS and step not in COMBAT_STEPS):
        return True
    return at_the_end_of_phases(game, before, step)


def at_the_end_of_steps(game: Game, before: Step, step: Step | None) -> bool:
    """At the end of each step and phase."""
    return True
