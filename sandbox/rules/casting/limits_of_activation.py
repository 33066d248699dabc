"""How often an ability may be activated in a turn, where its text says so.

Comprehensive Rules of 2006, 403.3; of 2010 and 2026, 602.5b and 602.5c.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Activated


def used_up(game: Game, thing: Object, ability: Activated) -> bool:
    """Whether it has been activated as often as its text allows in a turn, or at all (2026, 702.177a). Of several equal
    abilities each may be."""
    if (ability.only_once or ability.ever_once) and (done := thing.exhausted.count(hash(ability))):
        return done >= _equal_ones(game, thing, ability)
    most = ability.most_each_turn
    if most is None or (done := thing.activated_this_turn.count(hash(ability))) < most:
        return False
    return done >= most * _equal_ones(game, thing, ability)


def _equal_ones(game: Game, thing: Object, ability: Activated) -> int:
    return max(1, game.characteristics(thing).abilities.count(ability))


def how_often(ability: Activated) -> str:
    """In words: `once each turn`."""
    if ability.only_once or ability.ever_once:
        return "once"
    most = ability.most_each_turn or 0
    return {1: "once", 2: "twice", 3: "three times"}.get(most, f"{most} times") + " each turn"
