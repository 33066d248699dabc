"""What a player does when it is that player's chance: asks whether the rules allow it, and does it."""

from __future__ import annotations

from sandbox.engine.acts import (
    PASS,
    Act,
    Activate,
    CarryOut,
    Cast,
    Concede,
    DrawMana,
    GiveUp,
    PlayLand,
    SetAside,
    SuspendCard,
    TakeCompanion,
    TurnFaceUp,
    Unlock,
)
from sandbox.engine.budget import ACT
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.rules.casting.activating import activate, why_not_activate
from sandbox.rules.casting.casting import cast, give_up, why_not_cast, why_not_give_up
from sandbox.rules.casting.companion import take_companion, why_not_take_companion
from sandbox.rules.casting.drawing_mana import draw_mana, why_not_draw_mana
from sandbox.rules.casting.morph import turn_face_up, why_not_turn_face_up
from sandbox.rules.casting.playing_lands import play_land, why_not_play_land
from sandbox.rules.casting.set_aside import set_aside, why_not_set_aside
from sandbox.rules.casting.suspend import suspend, why_not_suspend
from sandbox.rules.casting.unlocking import unlock, why_not_unlock
from sandbox.rules.players.losing import concede
from sandbox.rules.triggers.phase_effects import carry_out, why_not_carry_out
from sandbox.terms.errors import Refusal


def why_not(game: Game, player: Player, act: Act) -> Refusal | None:
    """The rule that forbids the act now, or None. Changes nothing."""
    game.budget.spend(ACT)
    refusal = _why_not(game, player, act)
    if refusal is None:
        game.allow(player, act)
    return refusal


def _why_not(game: Game, player: Player, act: Act) -> Refusal | None:
    match act:
        case Cast():
            return why_not_cast(game, player, act)
        case Activate():
            return why_not_activate(game, player, act)
        case DrawMana():
            return why_not_draw_mana(game, player, act)
        case PlayLand():
            return why_not_play_land(game, player, act)
        case GiveUp():
            return why_not_give_up(game, player, act)
        case CarryOut():
            return why_not_carry_out(game, player, act)
        case TurnFaceUp():
            return why_not_turn_face_up(game, player, act)
        case SuspendCard():
            return why_not_suspend(game, player, act)
        case SetAside():
            return why_not_set_aside(game, player, act)
        case Unlock():
            return why_not_unlock(game, player, act)
        case TakeCompanion():
            return why_not_take_companion(game, player, act)
    return None


def act_on(game: Game, player: Player, act: Act) -> None:
    """Carries the act out, and whatever the edition lets follow at once. Raises Illegal before anything has changed."""
    assert act is not PASS
    match act:
        case Cast():
            game.edition.responses.announced(game, cast(game, player, act))
        case Activate():
            action = activate(game, player, act)
            if action is not None:
                game.edition.responses.announced(game, action)
        case DrawMana():
            draw_mana(game, player, act)
        case PlayLand():
            play_land(game, player, act)
            game.edition.responses.settle(game)
        case GiveUp():
            give_up(game, player, act)
        case CarryOut():
            carry_out(game, act)
        case TurnFaceUp():
            turn_face_up(game, player, act)
        case SuspendCard():
            suspend(game, player, act)
        case SetAside():
            set_aside(game, player, act)
        case Unlock():
            unlock(game, player, act)
        case TakeCompanion():
            take_companion(game, player, act)
        case Concede():
            concede(game, player)
