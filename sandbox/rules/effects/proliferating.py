"""Performers: proliferating: more of the counters that are there.

Comprehensive Rules of 2026, 701.34.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.choices import Choice
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.events.zones import KeywordActionTaken
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.meaning.effects import Proliferate
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.players.designations import get_counters
from sandbox.rules.zones.doubling import counters_put
from sandbox.terms.designations import PLAYER_COUNTERS


def proliferate(game: Game, context: Context, effect: Proliferate) -> None:
    """The player names what gets more, one after the other; all of it gets them then."""
    chosen: list[Object | Player] = []
    while left := [thing for thing in _with_counters(game) if thing not in chosen]:
        question = WhichObject[Object | Player | None](context.source)
        options: list[Object | Player | None] = [None, *left]
        one = game.ask(Choice(context.controller, question, "what gets one more of its counters", options))
        if one is None:
            break
        chosen.append(one)
    for thing in chosen:
        _one_more(game, thing)
    game.notice(KeywordActionTaken(context.controller, "proliferate"))


def _with_counters(game: Game) -> list[Object | Player]:
    things = [thing for thing in game.battlefield if any(number > 0 for number in thing.counters.values())]
    return [*things, *[player for player in game.in_turn_order() if _kinds_of(player)]]


def _kinds_of(player: Player) -> list[str]:
    return [name for name in PLAYER_COUNTERS if player.has_counters(name) > 0]


def _one_more(game: Game, thing: Object | Player) -> None:
    if isinstance(thing, Player):
        for name in _kinds_of(thing):
            get_counters(game, thing, name, 1)
        return
    for name in [name for name, number in thing.counters.items() if number > 0]:
        more = counters_put(game, thing, 1, name)
        put_counters(game, thing, name, more)
        game.emit(CountersPut(thing, name, more))


PERFORMERS: Performers = {
    Proliferate: proliferate,
}
