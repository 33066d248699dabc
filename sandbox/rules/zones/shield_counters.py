"""Shield counters: what keeps a permanent from being destroyed by an effect, and from damage, once for each counter.

Comprehensive Rules of 2026, 122.1c.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.choices import WhichAppliesFirst
from sandbox.engine.trace import rule
from sandbox.rules.lookup.choosing import choose_one

SHIELD = "shield"
COUNTER, REGENERATION = "the shield counter", "the regeneration shield"


def is_shielded(thing: Object | Player) -> bool:
    return isinstance(thing, Object) and thing.counters.get(SHIELD, 0) > 0


@rule("shield counters")
def shield_used(game: Game, thing: Object) -> None:
    """One of them goes."""
    put_counters(game, thing, SHIELD, -1)
    game.emit(CountersPut(thing, SHIELD, -1))


def spared_by_counters(game: Game, shielded: list[Object], regeneration: bool) -> list[Object]:
    """Of what an effect would destroy, and has such counters, those from which one is removed instead. Where the
    permanent could regenerate as well, its controller says which of the two replaces it."""
    spared = [thing for thing in shielded if _is_chosen(game, thing, regeneration)]
    for thing in spared:
        shield_used(game, thing)
    return spared


def _is_chosen(game: Game, thing: Object, regeneration: bool) -> bool:
    if not (regeneration and thing.shields and not thing.cannot_regenerate):
        return True
    question = WhichAppliesFirst[str](thing)
    text = "which effect replaces being destroyed"
    return choose_one(game, game.controller(thing), question, text, [COUNTER, REGENERATION]) == COUNTER
