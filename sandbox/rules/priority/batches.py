"""Batches and interrupts: the 1997 manual, Resolving Fast Effects; Mirage, Interrupts That Target Spells and
Effects.
"""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.acts import PASS, Act
from sandbox.engine.events import Told
from sandbox.engine.events.spells import SpellWasCast
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.engine.windows import Window, WindowKind
from sandbox.rules.casting.player_actions import act_on
from sandbox.rules.effects.resolving import resolve
from sandbox.rules.priority.action_speed import ActionSpeed, action_speed
from sandbox.rules.priority.batch import add_to_batch, resolve_at_once, resolve_batch, waited_before_batch
from sandbox.rules.priority.interrupts import InBatches, Interrupts, OneChanceEach, interrupt_window
from sandbox.rules.priority.open_window import OpenWindow
from sandbox.rules.priority.timing_windows import why_not_in_window
from sandbox.rules.priority.trigger_targets import choose_for_trigger
from sandbox.rules.state_based.checks import check_state
from sandbox.rules.triggers.triggered import notice_states, take_triggers
from sandbox.terms.errors import Refusal, TooLong
from sandbox.terms.steps import Step

MOST_ROUNDS = 1_000


def _aborts_attack(game: Game, player: Player) -> None:
    """Who answers the announcement of the attack aborts it, where the edition has it so.

    Fifth Edition rulebook, Main.
    """
    combat = game.combat
    if combat is None or combat.declared or player is game.active or not game.edition.combat.answer_aborts:
        return
    combat.aborted = True


class BatchesAndInterrupts:
    """Each action has its interrupt window; what begins while nothing is under way opens a batch, responses join
    it, and
    it resolves last in, first out, with nothing added but damage prevention, regeneration and triggered effects."""

    def __init__(self, interrupts: Interrupts) -> None:
        self.interrupts = interrupts
        self.name = f"batches, and {interrupts.name}"

    def players_may_act(self, game: Game, step: Step) -> None:
        """The active player acts or declares the end; the opponents may then act, which voids the declaration. A
        window that is open goes on."""
        with OpenWindow(game) as window:
            while not game.over:
                if not window.order:
                    self.settle(game)
                    window.order, window.place = game.in_turn_order(), 0
                    if game.over:
                        return
                if window.place >= len(window.order):
                    return
                self._chance(game, window)
                if game.combat is not None and game.combat.aborted:
                    return

    def _chance(self, game: Game, window: Window) -> None:
        player = window.player = window.order[window.place]
        act = game.ask_act(player)
        if act is PASS:
            window.place += 1
        else:
            act_on(game, player, act)
            window.order = ()

    def announced(self, game: Game, action: Action) -> None:
        """Interrupts first. Then it resolves at once, joins the batch, or begins one, as the moment has it."""
        window = game.window
        kind = window.kind if window is not None else WindowKind.OPEN
        if action_speed(game, action) is ActionSpeed.MANA and not game.edition.mana.ability_waits(game, action):
            resolve_at_once(game, action)
            return
        self._what_that_triggers(game, action, kind)
        interrupt_window(game, action, self.interrupts)
        if action.countered or action.gone:
            return
        if action.is_spell:
            game.notice(SpellWasCast(action, action.controller))
            self._what_that_triggers(game, action, kind)
            if action.countered:
                return
        if kind is WindowKind.OPEN:
            self._batch(game, action)
        elif kind is WindowKind.INTERRUPT and window is not None:
            self.interrupts.interrupted_by(game, window, action)
        elif kind is not WindowKind.RESPONSE:
            resolve_at_once(game, action)

    def _what_that_triggers(self, game: Game, action: Action, kind: WindowKind) -> None:
        """Playing a spell or effect is a moment of its own, and so is its being cast successfully: what triggers then
        happens before anything else is played. In the midst of preventing and of regenerating nothing triggers.

        Fifth Edition rulebook, Triggered Abilities.
        """
        if kind not in (WindowKind.PREVENTION, WindowKind.REGENERATION) and (game.triggers or action.paid):
            self.settle(game)

    def _batch(self, game: Game, first: Action) -> None:
        """The active player is asked first for a response."""
        _aborts_attack(game, first.controller)
        window, others = Window(WindowKind.RESPONSE, about=first), waited_before_batch(game, first)
        game.windows.append(window)
        try:
            add_to_batch(game, window, game.in_turn_order())
        finally:
            game.windows.remove(window)
        resolve_batch(game, others)

    def why_not_act(self, game: Game, player: Player) -> Refusal | None:
        window = game.window
        if window is None:
            return Refusal("fast effects and phases", f"nobody may act during the {game.edition.turn.name(game.step)}")
        both_may_act = game.combat is not None or game.step is Step.DRAW
        team = game.active_players
        if window.kind is WindowKind.OPEN and window.player in team and player not in team and not both_may_act:
            return Refusal(
                "fast effects and phases", f"{game.active.name} has the initiative until the end is declared"
            )
        return None

    def why_not_now(self, game: Game, player: Player, action: Action, act: Act) -> Refusal | None:
        refusal = self.why_not_act(game, player)
        assert refusal is not None or game.window is not None
        return refusal or why_not_in_window(game, player, action, game.windows[-1])

    def why_not_slow(self, game: Game, player: Player) -> Refusal | None:
        window = game.window
        if player not in game.active_players:
            return Refusal("timing of spells", f"it is {game.active.name}'s turn, not {player.name}'s")
        if game.step not in (Step.MAIN, Step.SECOND_MAIN):
            return Refusal("timing of spells", f"it is the {game.edition.turn.name(game.step)}, not the main phase")
        if window is None or window.kind is not WindowKind.OPEN or game.waiting:
            return Refusal("timing of spells", "something is still under way")
        return None

    def carry_out(self, game: Game, action: Action) -> None:
        """It happens at once."""
        _happens(game, action)
        self.settle(game)

    def nobody_may_act(self, game: Game) -> None:
        """It is settled at once."""
        self.settle(game)

    def settle(self, game: Game) -> None:
        """Deaths and the like, then what has triggered, each at once; until nothing is left."""
        for _ in range(MOST_ROUNDS):
            check_state(game)
            if game.over:
                return
            notice_states(game)
            if not game.triggers:
                return
            taken = take_triggers(game)
            if not taken:
                return
            first, *game.triggers = taken
            _happens(game, first)
        raise TooLong("triggered effects kept coming")

    def has_left(self, game: Game) -> None:
        """A state is looked at when what happens has happened."""


@rule("triggered effects")
def _happens(game: Game, action: Action) -> None:
    """A triggered effect happens when its event does, even in the middle of a batch; nobody can answer it."""
    if choose_for_trigger(game, action):
        hidden, game.windows = game.windows, []
        others, game.triggers = game.triggers, []
        try:
            resolve(game, action)
        finally:
            game.windows = hidden
            game.triggers += others
    else:
        game.emit(Told(f"{named(action)} does nothing: it has no legal target"))


batches_and_interrupts = BatchesAndInterrupts(OneChanceEach())
batches_of_instants_and_of_interrupts = BatchesAndInterrupts(InBatches())
