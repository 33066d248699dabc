"""Battles that are defeated, and battles without a protector.

Comprehensive Rules of 2026, 310.7, 310.8, 310.11 and 704.5v to 704.5y.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.rules.zones.battles import DEFENSE, able_to_protect, gets_protector
from sandbox.rules.zones.zone_changes import put_into_graveyard
from sandbox.terms.types import SIEGE, CardType


def without_defense(game: Game) -> list[Object]:
    """A Siege whose ability has triggered and still waits stays (704.5v and 704.5w)."""
    there = [thing for thing in game.permanents_with(CardType.BATTLE) if thing.counters.get(DEFENSE, 0) <= 0]
    return [thing for thing in there if not (_is_siege(game, thing) and _has_something_waiting(game, thing))]


def _is_siege(game: Game, thing: Object) -> bool:
    return SIEGE in game.characteristics(thing).subtypes


def _has_something_waiting(game: Game, thing: Object) -> bool:
    return any(action.source is thing for action in (*game.waiting, *game.triggers))


@rule("battles")
def battles_go(game: Game, things: list[Object]) -> bool:
    return bool(put_into_graveyard(game, things, "is put into the graveyard: it has no defense left"))


def without_protector(game: Game) -> list[Object]:
    """Those that nobody protects, while nobody attacks them, and those whose protector cannot be that (704.5x and
    704.5y)."""
    return [thing for thing in game.permanents_with(CardType.BATTLE) if _lacks_protector(game, thing)]


def _lacks_protector(game: Game, thing: Object) -> bool:
    if thing.protector is None or thing.protector.lost:
        return game.combat is None or thing not in game.combat.attackers.values()
    return thing.protector not in able_to_protect(game, thing, game.controller(thing))


@rule("battles")
def protectors_are_chosen(game: Game, things: list[Object]) -> bool:
    """Where nobody can be chosen, the battle goes to the graveyard."""
    for thing in things:
        controller = game.controller(thing)
        if able := able_to_protect(game, thing, controller):
            gets_protector(game, thing, controller, able)
        else:
            put_into_graveyard(game, [thing], "is put into the graveyard: nobody can protect it")
    return bool(things)
