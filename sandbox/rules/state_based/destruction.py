"""Regeneration and dying: who really goes to the graveyard."""

from __future__ import annotations

from functools import partial

from sandbox.engine.acts import PASS
from sandbox.engine.changes.damage import put_regeneration_shields, take_damage_away
from sandbox.engine.changes.permanents import tap
from sandbox.engine.event_changes import EventChange
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import Regenerated
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.engine.windows import Window, WindowKind
from sandbox.rules.casting.player_actions import act_on
from sandbox.rules.zones.instead_of_destroying import Destruction, may_be_replaced, what_is_destroyed

SHIELD = "the regeneration shield"

# at the moment of dying (1996, 1997)


@rule("regeneration")
def may_regenerate_at_the_moment(
    game: Game, doomed: list[Object], regeneration: bool, by_effect: bool = False
) -> list[Object]:
    """Effects that regenerate are used now or never, on what nothing else saves. Returns those that die."""
    if may_be_replaced(game, doomed):
        doomed = what_is_destroyed(game, doomed, regeneration, by_effect)
    return _with_regeneration(game, doomed) if regeneration and doomed else doomed


def _with_regeneration(game: Game, dying: list[Object]) -> list[Object]:
    """The active player first, until both pass."""
    savable = [thing for thing in dying if not thing.cannot_regenerate]
    if savable:
        saved = _regeneration_window(game, savable)
        dying = [thing for thing in dying if thing not in saved and thing.in_play]
    return dying


def _regeneration_window(game: Game, savable: list[Object]) -> list[Object]:
    window = Window(WindowKind.REGENERATION, dying=list(savable))
    game.windows.append(window)
    try:
        passed = 0
        order = game.in_turn_order()
        while passed < len(order) and window.dying:
            player = window.player = order[passed]
            act = game.ask_act(player)
            if act is PASS:
                passed += 1
                continue
            act_on(game, player, act)
            passed = 0
    finally:
        game.windows.remove(window)
    return [thing for thing in savable if thing not in window.dying]


def regenerates_now(game: Game, thing: Object) -> None:
    """It is not put into the graveyard: its damage goes, it is tapped."""
    window = next((w for w in reversed(game.windows) if w.kind is WindowKind.REGENERATION and thing in w.dying), None)
    if window is None:
        game.emit(Told(f"{named(thing)} is not dying; nothing to regenerate"))
        return
    window.dying.remove(thing)
    _heal_and_tap(game, thing)


# shields (since 2006)


def puts_up_a_shield(game: Game, thing: Object) -> None:
    """The next time it would be destroyed this turn, it regenerates instead."""
    put_regeneration_shields(game, thing, 1)
    game.emit(Told(f"{named(thing)} has a regeneration shield"))


def shields_are_used(game: Game, doomed: list[Object], regeneration: bool, by_effect: bool = False) -> list[Object]:
    """A shield is one of the effects that replace being destroyed. Returns those that die."""
    if not may_be_replaced(game, doomed):
        return doomed
    return what_is_destroyed(game, doomed, regeneration, by_effect, _by_a_shield)


def _by_a_shield(game: Game, destruction: Destruction) -> list[EventChange]:
    thing = destruction.thing
    if not (destruction.regeneration and thing.shields and not thing.cannot_regenerate):
        return []
    return [EventChange(SHIELD, partial(_shield_used, game, destruction), SHIELD, SHIELD)]


@rule("regeneration")
def _shield_used(game: Game, destruction: Destruction) -> None:
    """Comprehensive Rules of 2006, 419.6b; of 2010 and 2026, 614.8."""
    destruction.replaced = True
    put_regeneration_shields(game, destruction.thing, -1)
    with game.trace.beneath("replacement effects"):
        _heal_and_tap(game, destruction.thing)


def _heal_and_tap(game: Game, thing: Object) -> None:
    take_damage_away(game, thing)
    tap(game, thing)
    game.emit(Regenerated(thing))
    game.edition.dying.regenerated_in_combat(game, thing)


# what regeneration does in combat


def leaves_combat(game: Game, thing: Object) -> None:
    """It deals and is dealt no combat damage any more; what it blocked stays blocked."""
    if game.combat is not None:
        game.combat.leaves(thing)


def stays_in_combat_without_damage(game: Game, thing: Object) -> None:
    """Regenerated before its damage was dealt, it remains in the attack but neither deals nor receives damage."""
    combat = game.combat
    if combat is None or not (combat.is_attacking(thing) or combat.is_blocking(thing)):
        return
    if not combat.damage_dealt:
        combat.out_of_damage.add(thing)


# creatures without toughness


def may_be_regenerated(game: Game, dying: list[Object]) -> list[Object]:
    """They may regenerate, and are on their way to the graveyard again at once."""
    return _with_regeneration(game, dying)


def cannot_be_regenerated(game: Game, dying: list[Object]) -> list[Object]:
    """They are not destroyed but put into the graveyard: regeneration does not apply."""
    return dying
