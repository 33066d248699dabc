"""How often an ability may be activated in a turn, where its text says so.

Comprehensive Rules of 2006, 403.3; of 2010, 602.5b and 602.5c.
"""

from __future__ import annotations

from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Activated


def used_up(thing: Object, ability: Activated) -> bool:
    """Whether it has been activated as often as its text allows in a turn, or at all (2026, 702.177a)."""
    if (ability.only_once or ability.ever_once) and hash(ability) in thing.exhausted:
        return True
    most = ability.most_each_turn
    return most is not None and thing.activated_this_turn.count(hash(ability)) >= most


def how_often(ability: Activated) -> str:
    """In words: `once each turn`."""
    if ability.only_once or ability.ever_once:
        return "once"
    most = ability.most_each_turn or 0
    return {1: "once", 2: "twice", 3: "three times"}.get(most, f"{most} times") + " each turn"
