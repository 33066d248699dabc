"""Numbers that texts count."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.amounts import (
    Amount,
    CardsInHand,
    CardTypesInGraveyards,
    CountersOn,
    Difference,
    Half,
    ItsManaValue,
    LifeOf,
    LowestLife,
    ManaValueOf,
    NumberOf,
    PowerOf,
    Sum,
    ThatMuch,
    Times,
    ToughnessOf,
    X,
)
from sandbox.meaning.references import Each
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.life_totals import life_of, lowest_life
from sandbox.rules.lookup.mana_value import mana_value_of_spell, mana_values
from sandbox.rules.lookup.references import objects_at, players_at, pointed_at


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
        case NumberOf(kind, of):
            return len(objects_at(game, context, Each(kind, of)))
        case CardsInHand(who):
            return sum(len(player.hand) for player in players_at(game, context, who))
        case CountersOn(what, name):
            return sum(thing.counters.get(name, 0) for thing in objects_at(game, context, what))
        case ThatMuch(limited):
            return _limited(game, context) if limited else context.amount
        case Difference() | Sum() | Times() | Half():
            return _worked_out(game, context, amount)
        case LifeOf() | LowestLife():
            return _life(game, context, amount)
        case ManaValueOf() | ItsManaValue():
            things = pointed_at(game, context, amount.what) if isinstance(amount, ManaValueOf) else context.it
            return sum(_mana_value(thing) for thing in things)
        case CardTypesInGraveyards():
            cards = [card for player in game.players for card in player.graveyard]
            return len({kind for card in cards for kind in game.characteristics(card).types})
    raise AssertionError(amount)


def _life(game: Game, context: Context, amount: LifeOf | LowestLife) -> int:
    if isinstance(amount, LowestLife):
        return lowest_life(game)
    return sum(life_of(game, player) for player in players_at(game, context, amount.who))


def _worked_out(game: Game, context: Context, amount: Difference | Half | Sum | Times) -> int:
    match amount:
        case Half(inner, up):
            return (count(game, context, inner) + up) // 2
        case Difference(more, less):
            return max(0, count(game, context, more) - count(game, context, less))
        case Sum(inner, more):
            return count(game, context, inner) + more
        case Times(factor, inner):
            return factor * count(game, context, inner)


def _mana_value(thing: Object | Player | Action) -> int:
    if isinstance(thing, Action):
        return mana_value_of_spell(thing)
    return sum(mana_values(thing)) if isinstance(thing, Object) else 0


def _limited(game: Game, context: Context) -> int:
    """Of damage dealt, no more than the toughness or life that what was damaged had."""
    most = 0
    for thing in (*context.it, context.event.get("other"), context.event.get("player")):
        if isinstance(thing, Player):
            most += max(0, thing.life + context.amount)
        elif isinstance(thing, Object):
            most += max(0, game.characteristics(thing).toughness or 0)
    return min(context.amount, most) if most else context.amount


def size(game: Game, context: Context, thing: Object, which: str) -> int:
    """Power or toughness as the edition looks at it: for the source of an effect perhaps as it was when announced."""
    characteristics = game.characteristics(thing)
    if thing is context.source:
        characteristics = game.edition.damage.source_looked_at(game, context.action, thing)
    value = characteristics.power if which == "power" else characteristics.toughness
    return value or 0
