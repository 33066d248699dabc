"""The stack: priority, passing, and the last thing that was put on it resolving first.

Comprehensive Rules of 2006, 408 to 413; Magic 2011 basic rulebook, The Stack.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.engine.actions import Action
from sandbox.engine.acts import PASS, Act
from sandbox.engine.events import Told
from sandbox.engine.events.spells import SpellWasCast
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.engine.windows import Window
from sandbox.rules.casting.player_actions import act_on
from sandbox.rules.effects.resolving import resolve_and_settle
from sandbox.rules.priority.action_speed import ActionSpeed, action_speed
from sandbox.rules.priority.open_window import OpenWindow
from sandbox.rules.priority.trigger_targets import choose_for_trigger
from sandbox.rules.state_based.checks import change_by_itself, check_state
from sandbox.rules.triggers.rules_of_triggers import as_it_triggers
from sandbox.rules.triggers.triggered import notice_states, notice_states_midway, take_triggers
from sandbox.terms.errors import Refusal, TooLong
from sandbox.terms.steps import Step

MOST_ROUNDS = 1_000


class TheStack:
    """Players act in turn while they have priority; when all pass in succession the top of the stack resolves, or the
    step ends."""

    name = "the stack"

    def players_may_act(self, game: Game, step: Step) -> None:
        """The active player has priority first, and again after each resolution. A window that is open goes on."""
        with OpenWindow(game) as window:
            while not game.over:
                if not window.order:
                    self.settle(game)
                    window.order = game.in_turn_order()
                    if game.over or not window.order:
                        return
                if not self._all_pass(game, window):
                    continue
                if not game.waiting:
                    return
                window.passes, window.place, window.player, window.order = 0, 0, None, ()
                resolve_and_settle(game, game.waiting[-1])

    def _all_pass(self, game: Game, window: Window) -> bool:
        """Who has priority passes it on, until all have passed in succession; False as soon as one does something."""
        order = window.order
        while window.passes < len(order):
            window.player = order[window.place % len(order)]
            act = game.ask_act(window.player)
            if act is not PASS:
                act_on(game, window.player, act)
                window.passes, window.place, window.order = 0, _first_of_team(game, order, window), ()
                return False
            window.passes, window.place = window.passes + 1, window.place + 1
        return True

    def announced(self, game: Game, action: Action) -> None:
        """It stands on the stack; its controller keeps priority."""
        if action.is_spell:
            game.notice(SpellWasCast(action, action.controller))

    def why_not_act(self, game: Game, player: Player) -> Refusal | None:
        window = game.window
        if window is None or window.player is None:
            return Refusal("priority", f"no player has priority during the {game.edition.turn.name(game.step)}")
        return None

    def why_not_now(self, game: Game, player: Player, action: Action, act: Act) -> Refusal | None:
        refusal = self.why_not_act(game, player)
        if refusal is None and action_speed(game, action) is ActionSpeed.SLOW:
            refusal = self.why_not_slow(game, player)
        return refusal

    def why_not_slow(self, game: Game, player: Player) -> Refusal | None:
        if player not in game.active_players:
            return Refusal("timing of spells", f"it is {game.active.name}'s turn, not {player.name}'s")
        if game.step not in (Step.MAIN, Step.SECOND_MAIN):
            return Refusal("timing of spells", f"it is the {game.edition.turn.name(game.step)}, not a main phase")
        if game.waiting:
            return Refusal("timing of spells", "the stack is not empty")
        return self.why_not_act(game, player)

    def carry_out(self, game: Game, action: Action) -> None:
        """It goes onto the stack."""
        _put_on_stack(game, action)

    def settle(self, game: Game) -> None:
        """State-based effects, then triggered abilities onto the stack, until there are neither."""
        for _ in range(MOST_ROUNDS):
            check_state(game)
            if game.over:
                return
            notice_states(game)
            if not game.triggers:
                return
            self._put_triggers(game)
        raise TooLong("triggered abilities kept coming")

    def has_left(self, game: Game) -> None:
        """A state triggers as soon as it is there."""
        notice_states_midway(game)

    def nobody_may_act(self, game: Game) -> None:
        """State-based effects and triggered abilities wait until a player would receive priority.

        Comprehensive Rules of 2006, 302.3 and 420.3; of 2010, 502.3 and 704.3.
        """
        change_by_itself(game)

    def _put_triggers(self, game: Game) -> None:
        for action in take_triggers(game):
            _put_on_stack(game, action)


def _first_of_team(game: Game, order: Sequence[Player], window: Window) -> int:
    """Where the asking goes on after an act: with the player who has acted, or with that player's team, whose players
    have priority together where teams share their turns."""
    assert window.player is not None
    return order.index(game.sharing_with(window.player)[0])


@rule("triggered abilities")
def _put_on_stack(game: Game, action: Action) -> None:
    """With its targets; without a legal one it does nothing."""
    with as_it_triggers(game, action):
        begins = choose_for_trigger(game, action)
    if begins:
        game.waiting.append(action)
    else:
        game.emit(Told(f"{named(action)} does nothing: it has no legal target"))


the_stack = TheStack()
