"""Performers: removing from combat, and exchanging blockers."""

from __future__ import annotations

from sandbox.engine.changes.permanents import tap
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.effects import Goad, RemoveFromCombat, SwitchBlockers
from sandbox.rules.casting.sneak import TakesItsPlace
from sandbox.rules.combat.blockers import why_not_block
from sandbox.rules.combat.goad import becomes_goaded
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.opponents import opponent_who
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at


def remove_from_combat(game: Game, context: Context, effect: RemoveFromCombat) -> None:
    for thing in objects_at(game, context, effect.what):
        if game.combat is not None:
            game.combat.leaves(thing)
            game.emit(Told(f"{named(thing)} is removed from combat"))


def joins_the_attack(game: Game, context: Context, thing: Object) -> None:
    """What enters attacking attacks whom the creature attacks that it was paid with or that it comes from, unblocked
    and undeclared; else whom its controller says.

    Comprehensive Rules of 2010 and 2026, 508.4.
    """
    combat = game.combat
    if combat is None or game.controller(thing) not in game.active_players:
        return
    paid = context.action.paid if context.action is not None else ()
    like = next((other for other in (*paid, context.source) if other in combat.attackers), None)
    if like is not None:
        combat.attacks(thing, combat.attackers[like], combat.defending[like])
    elif game.opponents(game.controller(thing)):
        attacked = opponent_who(game, context, f"whom {named(thing)} attacks")
        combat.attacks(thing, attacked, attacked)


def takes_its_place(game: Game, context: Context, effect: TakesItsPlace) -> None:
    """What is no creature does not attack (2026, 506.3a)."""
    thing = context.source
    tap(game, thing)
    action = game.resolving[-1] if game.resolving else None
    if game.characteristics(thing).is_creature and action is not None:
        joins_the_attack(game, Context(thing, context.controller, action), thing)


@rule("switching blockers")
def switch_blockers(game: Game, context: Context, effect: SwitchBlockers) -> None:
    """Only if each of the two could be blocked by all that block the other."""
    attackers, combat = objects_at(game, context, effect.what), game.combat
    if combat is None or len(attackers) != 2:
        return
    one, other = attackers
    pairs = [(b, other) for b in combat.blockers_of(one)] + [(b, one) for b in combat.blockers_of(other)]
    if any(why_not_block(game, blocker, attacker) is not None for blocker, attacker in pairs):
        return
    for blocker in [b for b in combat.blocking() if (one in combat.blocks[b]) is not (other in combat.blocks[b])]:
        combat.blocks_instead(blocker, [{one: other, other: one}.get(a, a) for a in combat.blocks[blocker]])
    game.emit(Told(f"{named(one)} and {named(other)} exchange their blockers"))


@rule("goad")
def goad(game: Game, context: Context, effect: Goad) -> None:
    for thing in objects_at(game, context, effect.what):
        if thing.in_play:
            becomes_goaded(game, context, thing)


PERFORMERS: Performers = {
    TakesItsPlace: takes_its_place,
    Goad: goad,
    RemoveFromCombat: remove_from_combat,
    SwitchBlockers: switch_blockers,
}
