"""First strike and double strike: who deals combat damage in which of the two waves."""

from __future__ import annotations

from sandbox.engine.combat import Combat
from sandbox.engine.game import Game
from sandbox.engine.objects import Object


def strikes_in(game: Game, thing: Object, first: bool) -> bool:
    """Those with first strike in the first wave, all others in the second; double strike in both."""
    if first:
        return strikes_in_first_wave(game, thing)
    combat = game.combat
    assert combat is not None
    return game.characteristics(thing).has("double strike") or game.edition.combat.strikes_second(game, combat, thing)


def strikes_in_first_wave(game: Game, thing: Object) -> bool:
    characteristics = game.characteristics(thing)
    return characteristics.has("first strike") or characteristics.has("double strike")


# who without double strike deals damage in the second wave


def who_had_no_first_strike(game: Game, combat: Combat, thing: Object) -> bool:
    """Two groups are told apart when damage dealing begins; what gains or loses the ability later stays in its own."""
    return thing not in combat.quick


def who_assigned_nothing_yet(game: Game, combat: Combat, thing: Object) -> bool:
    """Whoever assigned no damage in the first wave, be it for want of power."""
    return thing not in combat.assigned_first
