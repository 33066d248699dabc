"""How a spell or effect that is being cast is interrupted: once by each player, or by batches of interrupts."""

from __future__ import annotations

from typing import Protocol

from sandbox.engine.actions import Action
from sandbox.engine.acts import PASS, DrawMana
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.engine.windows import Window, WindowKind
from sandbox.rules.casting.player_actions import act_on
from sandbox.rules.priority.batch import add_to_batch, resolve_at_once, resolve_batch, waited_before_batch


class Interrupts(Protocol):
    name: str

    def let_interrupt(self, game: Game, window: Window) -> None:
        """Asks for interrupts of the action that the window is about."""

    def interrupted_by(self, game: Game, window: Window, interrupt: Action) -> None:
        """The interrupt has been cast successfully in the window."""


@rule("interrupts")
def interrupt_window(game: Game, action: Action, interrupts: Interrupts) -> None:
    """Whoever announced the action has the first chance to interrupt it."""
    window = Window(WindowKind.INTERRUPT, about=action)
    game.windows.append(window)
    try:
        interrupts.let_interrupt(game, window)
    finally:
        game.windows.remove(window)


def _in_order(game: Game, window: Window) -> list[Player]:
    assert window.about is not None
    first = window.about.controller
    return [first, *(player for player in game.in_turn_order() if player is not first)]


def _is_over(game: Game, window: Window) -> bool:
    return game.over or window.about is None or window.about.countered or window.about.gone


def _interrupts(game: Game, window: Window, player: Player) -> bool:
    """Whether the player uses the chance; mana may be drawn before."""
    window.player = player
    act = game.ask_act(player)
    while isinstance(act, DrawMana):
        act_on(game, player, act)
        act = game.ask_act(player)
    if act is not PASS:
        act_on(game, player, act)
    return act is not PASS


class OneChanceEach:
    """Each player has one chance; each interrupt is carried out with its own interrupts before the next chance.

    The 1997 manual, Resolving Fast Effects.
    """

    name = "one interrupt each"

    def let_interrupt(self, game: Game, window: Window) -> None:
        for player in _in_order(game, window):
            _interrupts(game, window, player)
            window.had_chance |= {player}
            if _is_over(game, window):
                return

    def interrupted_by(self, game: Game, window: Window, interrupt: Action) -> None:
        resolve_at_once(game, interrupt)
        game.edition.responses.settle(game)


class InBatches:
    """An interrupt begins a batch, which others join that aim at the same action; when it has resolved, another may be
    begun, until nobody wants to. Once the action is countered, what is left of the batch has lost its target.

    Mirage rulebook, section I, Interrupts That Target Spells and Effects; Fifth Edition rulebook, Interrupts.
    """

    name = "interrupts in batches"

    def let_interrupt(self, game: Game, window: Window) -> None:
        order = _in_order(game, window)
        while not _is_over(game, window) and any(_interrupts(game, window, player) for player in order):
            pass

    def interrupted_by(self, game: Game, window: Window, interrupt: Action) -> None:
        if window.batch_begun:
            return
        window.batch_begun, others = True, waited_before_batch(game, interrupt)
        add_to_batch(game, window, _in_order(game, window))
        window.batch_begun = False
        resolve_batch(game, others)
