"""Tribute: counters that an opponent may let a creature enter with.

Comprehensive Rules of 2026, 702.104.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.spells import mark_paid
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.meaning.keyword_abilities import NumberKeyword
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.opponents import opponent_who
from sandbox.rules.zones.doubling import counters_put


def enters_with_tribute(game: Game, thing: Object, controller: Player, tribute: NumberKeyword) -> None:
    """The controller chooses which opponent is asked."""
    asked = opponent_who(game, Context(thing, controller), f"which opponent may pay tribute to {named(thing)}")
    if may(game, asked, WhetherToUse(thing), f"let {named(thing)} enter with {tribute.amount} +1/+1 counters"):
        put_counters(game, thing, "+1/+1", counters_put(game, thing, tribute.amount, "+1/+1"))
        mark_paid(game, thing, "tribute")
