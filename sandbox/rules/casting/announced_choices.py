"""Choices that some editions ask for when a text is announced, others when it is carried out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.engine.actions import Action
from sandbox.engine.choices import Choice
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.choices import WhetherToTap
from sandbox.meaning.abilities import Mode
from sandbox.meaning.effects import Effect, Tap, TapOrUntap, Untap


def tell_mode(game: Game, player: Player, thing: Object, mode: int, modes: Sequence[Mode]) -> None:
    """Which of several modes was named; it may be one that a cost allows which is paid only later (2026, 601.4)."""
    if len(modes) > 1:
        with game.trace.beneath("modes that a cost allows", modes[mode].asks is not None):
            game.tell_choice(player, f"chooses mode {mode + 1} for {named(thing)}")


def announce_choices(game: Game, action: Action) -> None:
    """Settles now whether the text taps or untaps, where everything is settled on announcement."""
    if not game.edition.choices_announced:
        return
    effects = tuple(_settled(game, action, effect) for effect in action.mode.effects)
    if effects != action.mode.effects:
        action.mode = replace(action.mode, effects=effects)


def _settled(game: Game, action: Action, effect: Effect) -> Effect:
    if not isinstance(effect, TapOrUntap):
        return effect
    things = [aim for aim in action.aims() if isinstance(aim, Object)]
    return Tap(effect.what) if tap_or_untap(game, action, things) == "tap" else Untap(effect.what)


def tap_or_untap(game: Game, action: Action, things: list[Object]) -> str:
    """What the controller chooses; where nothing is said, what makes a difference to the first of them."""
    default = "untap" if things and things[0].tapped else "tap"
    words = ", ".join(named(thing) for thing in things)
    options = ("tap", "untap")
    return game.ask(Choice(action.controller, WhetherToTap(action.source), f"tap or untap {words}", options, default))
