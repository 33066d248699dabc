"""Numbers that texts count."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.amounts import (
    Amount,
    CardsInHand,
    CountersOn,
    HowMany,
    PowerOf,
    ThatMuch,
    Times,
    ToughnessOf,
    X,
)
from sandbox.rules.context import Context, objects_at, players_at
from sandbox.rules.matching import permanents_of


def count(game: Game, context: Context, amount: Amount) -> int:
    """The number meant, never below 0 for what is counted; a plain number stands as it is written."""
    match amount:
        case int():
            return amount
        case X():
            return context.x
        case PowerOf(what):
            return sum(max(0, size(game, context, thing, "power")) for thing in objects_at(game, context, what))
        case ToughnessOf(what):
            return sum(max(0, size(game, context, thing, "toughness")) for thing in objects_at(game, context, what))
        case HowMany(kind):
            return len(permanents_of(game, kind, context.controller, context.source))
        case CardsInHand(who):
            return sum(len(player.hand) for player in players_at(game, context, who))
        case CountersOn(what, name):
            return sum(thing.counters.get(name, 0) for thing in objects_at(game, context, what))
        case ThatMuch():
            return context.amount
        case Times(factor, inner):
            return factor * count(game, context, inner)
    raise AssertionError(amount)


def size(game: Game, context: Context, thing: Object, which: str) -> int:
    """Power or toughness as the edition looks at it: for the source of an effect perhaps as it was when announced."""
    looks = game.look(thing)
    if thing is context.source:
        looks = game.edition.damage.source_looked_at(game, context.action, thing)
    value = looks.power if which == "power" else looks.toughness
    return value or 0
