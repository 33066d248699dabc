"""Counters on objects, and the keywords that some of them give."""

from __future__ import annotations

from sandbox.engine.changes.lasting import begin_lasting, end_lasting
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import Object
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import Duration
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.terms.keywords import ON_COUNTERS


def put_counters(game: Game, thing: Object, name: str, number: int) -> None:
    """So many more of the kind; a negative number takes them away."""
    thing.counters[name] = thing.counters.get(name, 0) + number
    if name in ON_COUNTERS:
        _gives_keyword(game, thing, name, number > 0)
    game.counters_changed(thing)


def _gives_keyword(game: Game, thing: Object, name: str, more: bool) -> None:
    """What the counters give is as new as the last of them; it ends with the last.

    Comprehensive Rules of 2026, 613.7c.
    """
    if more or thing.counters[name] <= 0:
        end_lasting(game, lambda lasting: lasting.counter == name and thing in lasting.affected)
    if more:
        given, owner = (Has(Keyword(name)),), thing.owner
        begin_lasting(game, Lasting(thing, owner, (thing,), given, Duration.FOR_GOOD, game.now(), counter=name))


def remove_all_counters(game: Game, thing: Object) -> None:
    thing.counters.clear()
    end_lasting(game, lambda lasting: bool(lasting.counter) and thing in lasting.affected)
    game.counters_changed(thing)
