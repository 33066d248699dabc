"""Riot and unleash: a +1/+1 counter that a permanent may enter with.

Comprehensive Rules of 2026, 702.98 and 702.136.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import Duration
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.rules.lookup.choosing import may
from sandbox.rules.zones.doubling import counters_put


def _may_have_a_counter(game: Game, thing: Object, controller: Player) -> bool:
    if not may(game, controller, WhetherToUse(thing), f"let {named(thing)} enter with a +1/+1 counter"):
        return False
    put_counters(game, thing, "+1/+1", counters_put(game, thing, 1, "+1/+1"))
    return True


def enters_rioting(game: Game, thing: Object, controller: Player) -> None:
    """With a counter; else it gains haste."""
    if not _may_have_a_counter(game, thing, controller):
        haste = (Has(Keyword("haste")),)
        begin_lasting(game, Lasting(thing, controller, (thing,), haste, Duration.FOR_GOOD, game.now()))


def enters_unleashed(game: Game, thing: Object, controller: Player) -> None:
    _may_have_a_counter(game, thing, controller)


def may_not_block(thing: Object, characteristics: Characteristics) -> bool:
    """Unleashed creatures do not block with a +1/+1 counter on them, and what has decayed never does (702.147a)."""
    if characteristics.has("decayed"):
        return True
    return characteristics.has("unleash") and thing.counters.get("+1/+1", 0) > 0
