"""Upkeep costs that grow: cumulative upkeep."""

from __future__ import annotations

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.events import CountersPut, Told, named
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.engine.trace import rule
from sandbox.meaning import costs
from sandbox.meaning.abilities import CumulativeUpkeep, Mode
from sandbox.rules.context import Context, may
from sandbox.rules.growing_cost import GrowingCost
from sandbox.rules.leaving_play import bury, sacrifice
from sandbox.rules.payment import Bill, pay, why_not_pay
from sandbox.rules.performing import performs
from sandbox.terms.mana import ManaCost


def upkeep_begins(game: Game, player: Player) -> None:
    """Every cumulative upkeep of the player's permanents falls due or triggers; where there is none, earlier payments
    are forgotten.
    """
    for thing in game.permanents(player):
        due = [ability for ability in game.look(thing).abilities if isinstance(ability, CumulativeUpkeep)]
        if not due:
            thing.upkeep_payments = 0
        for ability in due:
            game.edition.cumulative_upkeep(game, thing, ability.cost)


@rule("cumulative upkeep")
def counts_payments(game: Game, thing: Object, cost: costs.Cost) -> None:
    """The cost, times the payments made so far and this one; who declines loses the permanent, which is buried."""
    times = thing.upkeep_payments + 1
    if _pays(game, game.controller(thing), thing, cost, times):
        thing.upkeep_payments = times
    else:
        bury(game, [thing], "is buried: its cumulative upkeep is not paid")


@rule("cumulative upkeep")
def counts_age_counters(game: Game, thing: Object, cost: costs.Cost) -> None:
    """It triggers: an age counter first; then the cost for each of them, or the permanent is sacrificed.

    Comprehensive Rules of 2006, 502.13; of 2010, 702.21.
    """
    looks = game.look(thing)
    mode = Mode((GrowingCost(cost),))
    game.triggers.append(Action(ActionKind.TRIGGERED, thing, looks.controller, mode, looks))


@performs(GrowingCost)
@rule("cumulative upkeep")
def growing_cost(game: Game, context: Context, effect: GrowingCost) -> None:
    """Nothing, once the permanent has left; a new controller is not asked, and nobody sacrifices what is another's."""
    thing, player = context.source, context.controller
    if not thing.in_play:
        return
    thing.counters["age"] = thing.counters.get("age", 0) + 1
    game.changed()
    game.emit(CountersPut(thing, "age", 1))
    if not _pays(game, player, thing, effect.cost, thing.counters["age"]) and game.controller(thing) is player:
        sacrifice(game, [thing])


def _pays(game: Game, player: Player, thing: Object, cost: costs.Cost, times: int) -> bool:
    bill = Bill(player, thing, multiplied(cost, times))
    if why_not_pay(game, bill) is not None or not may(game, player, f"pay the upkeep of {named(thing)}", thing):
        return False
    with game.within(game.emit(Told(f"{player.name} pays the upkeep of {named(thing)}, the {times}. time"))):
        pay(game, bill)
    return True


def multiplied(cost: costs.Cost, times: int) -> costs.Cost:
    """Every part of the cost that many times over."""
    found: list[costs.Payment] = []
    for payment in cost:
        match payment:
            case costs.PayMana(mana):
                found.append(costs.PayMana(ManaCost(mana.symbols * times)))
            case costs.PayLife(amount):
                found.append(costs.PayLife(amount * times))
            case costs.SacrificeA(kind, count):
                found.append(costs.SacrificeA(kind, count * times))
            case costs.DiscardA(kind, count, itself):
                found.append(costs.DiscardA(kind, count * times, itself))
            case _:
                found.append(payment)
    return tuple(found)
