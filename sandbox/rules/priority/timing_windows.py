"""What may be announced in which window, where there are batches and interrupts."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.windows import Window, WindowKind
from sandbox.meaning.abilities import Mode
from sandbox.meaning.effects import PreventNextFromSource, RedirectFromSource, Regenerate, WhenSourceDamages
from sandbox.meaning.references import Host, Itself, Target, You
from sandbox.rules.lookup.filters import characteristics_match
from sandbox.rules.priority.action_speed import ActionSpeed, action_speed
from sandbox.terms.errors import Refusal


def why_not_in_window(game: Game, player: Player, action: Action, window: Window) -> Refusal | None:
    """The rule against announcing such an action in the window."""
    kind = action_speed(game, action)
    if kind is ActionSpeed.MANA:
        return None
    return WINDOWS[window.kind](game, player, action, window, kind)


def _open(game: Game, player: Player, action: Action, window: Window, kind: ActionSpeed) -> Refusal | None:
    if kind is ActionSpeed.SLOW:
        return game.edition.responses.why_not_slow(game, player)
    return _why_not_special(kind)


def _why_not_special(kind: ActionSpeed) -> Refusal | None:
    """Interrupts, prevention and regeneration have moments of their own."""
    if kind is ActionSpeed.INTERRUPT:
        return Refusal(
            "interrupts", "an interrupt may aim only at the spell or effect that can be interrupted just now"
        )
    if kind is ActionSpeed.PREVENTION:
        return Refusal("damage prevention", "there is no damage on its way that it could prevent")
    if kind is ActionSpeed.REGENERATION:
        return Refusal("regeneration", "regeneration is used only at the moment of dying")
    return None


def _response(game: Game, player: Player, action: Action, window: Window, kind: ActionSpeed) -> Refusal | None:
    if kind is ActionSpeed.SLOW:
        return Refusal("timing of spells", f"{named(action)} is no fast effect and cannot answer anything")
    return _why_not_special(kind)


def _interrupt(game: Game, player: Player, action: Action, window: Window, kind: ActionSpeed) -> Refusal | None:
    about = window.about
    assert about is not None
    if kind is not ActionSpeed.INTERRUPT:
        return Refusal("interrupts", f"only interrupts aimed at {named(about)} may answer it now")
    if player in window.had_chance:
        return Refusal("interrupts", f"{player.name} has had the one chance to interrupt {named(about)}")
    if action.aims() and about not in action.aims():
        wrong = next((aim for aim in action.aims() if isinstance(aim, Action)), action)
        return Refusal(
            "interrupts", f"{named(wrong)} is not the action that can be interrupted now: that is {named(about)}"
        )
    return None


def _prevention(game: Game, player: Player, action: Action, window: Window, kind: ActionSpeed) -> Refusal | None:
    if kind is not ActionSpeed.PREVENTION:
        return Refusal(
            "damage prevention",
            "in this step only effects that prevent or redirect damage, or wait for it, may be used",
        )
    damaged = [packet.recipient for packet in window.packets if packet.amount > 0]
    about = _whom(game, action, player)
    if about and not any(thing in damaged for thing in about):
        return Refusal("damage prevention", "there is no damage on its way to that")
    waits_for = [e.by for e in action.mode.effects if isinstance(e, PreventNextFromSource | WhenSourceDamages)]
    coming = [packet.characteristics for packet in window.packets if packet.amount > 0 and packet.recipient in about]
    if any(not any(characteristics_match(by, characteristics) for characteristics in coming) for by in waits_for):
        return Refusal("damage prevention", f"no such damage as {named(action.source)} speaks of is on its way")
    return None


def _whom(game: Game, action: Action, player: Player) -> list[object]:
    """Whose damage the effect is about: of one that protects a whole side, all of that."""
    if any(isinstance(effect, RedirectFromSource) for effect in action.mode.effects):
        return [player, *game.permanents(player)]
    return [aim for aim in action.aims() if not isinstance(aim, Action)] or _protects(action, player)


def _protects(action: Action, player: Player) -> list[object]:
    """Whom an effect without a target protects: you, or what it is on."""
    found: list[object] = []
    for effect in action.mode.effects:
        match getattr(effect, "to", None):
            case You():
                found.append(player)
            case Host():
                found.append(action.source.host)
            case Itself():
                found.append(action.source)
    return found


def _regeneration(game: Game, player: Player, action: Action, window: Window, kind: ActionSpeed) -> Refusal | None:
    if kind is not ActionSpeed.REGENERATION:
        return Refusal("regeneration", "at the moment of dying only regeneration may be used")
    if not any(thing in window.dying for thing in _would_regenerate(game, action, action.mode)):
        return Refusal("regeneration", "what it would regenerate is not dying")
    return None


def _would_regenerate(game: Game, action: Action, mode: Mode) -> list[object]:
    found: list[object] = []
    for effect in mode.effects:
        if isinstance(effect, Regenerate):
            if isinstance(effect.what, Itself):
                found.append(action.source)
            elif isinstance(effect.what, Host):
                found.append(action.source.host)
            elif isinstance(effect.what, Target):
                found += action.aims() or [thing for thing in _window_dying(game) if thing]
    return found


def _window_dying(game: Game) -> list[Object]:
    return game.windows[-1].dying if game.windows else []


WINDOWS: dict[WindowKind, Callable[[Game, Player, Action, Window, ActionSpeed], Refusal | None]] = {
    WindowKind.OPEN: _open,
    WindowKind.RESPONSE: _response,
    WindowKind.INTERRUPT: _interrupt,
    WindowKind.PREVENTION: _prevention,
    WindowKind.REGENERATION: _regeneration,
}
