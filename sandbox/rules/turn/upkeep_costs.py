"""Upkeep costs that grow: cumulative upkeep."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.costs import WhetherToPayUpkeep
from sandbox.engine.trace import rule
from sandbox.meaning import costs
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.events import BeginningOf
from sandbox.meaning.keyword_abilities import CumulativeUpkeep
from sandbox.meaning.references import You
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.casting.mana_restrictions import PaidFor
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.triggers.keyword_triggers import CostDue
from sandbox.rules.zones.doubling import counters_put
from sandbox.rules.zones.zone_changes import bury, sacrifice
from sandbox.terms.mana import ManaCost
from sandbox.terms.steps import PhaseTiming


@dataclass(frozen=True)
class CumulativeUpkeepDue(CostDue):
    """The cost is paid, as often as the count says by now, or the permanent is lost."""

    cost: costs.Cost


def read_cumulative_upkeep(keyword: CumulativeUpkeep) -> Triggered:
    """It falls due in the course of its controller's upkeep."""
    during = BeginningOf("upkeep", You(), PhaseTiming.DURING)
    return Triggered(during, (Mode((CumulativeUpkeepDue(keyword.cost),)),))


def upkeep_begins(game: Game, player: Player) -> None:
    """Which permanents that were paid for have no cumulative upkeep now."""
    paid = [thing for thing in game.permanents(player) if thing.upkeep_payments]
    game.turn_facts.without_upkeep += [thing for thing in paid if not _has_upkeep(game, thing)]


def upkeep_ends(game: Game) -> None:
    """What had no cumulative upkeep for a whole upkeep phase begins anew when it has one again.

    Mirage rulebook, section III, Cumulative Upkeep.
    """
    for thing in game.turn_facts.without_upkeep:
        if not _has_upkeep(game, thing):
            thing.upkeep_payments = 0
    game.turn_facts.without_upkeep.clear()


def _has_upkeep(game: Game, thing: Object) -> bool:
    return any(isinstance(ability, CumulativeUpkeep) for ability in game.characteristics(thing).abilities)


def cumulative_upkeep_is_due(game: Game, context: Context, effect: CumulativeUpkeepDue) -> None:
    if context.source.in_play:
        game.edition.cumulative_upkeep(game, context.controller, context.source, effect.cost)


@rule("cumulative upkeep")
def counts_payments(game: Game, player: Player, thing: Object, cost: costs.Cost) -> None:
    """The cost, times the payments made so far and this one; who declines loses the permanent, which is buried."""
    times = thing.upkeep_payments + 1
    if _pays(game, player, thing, cost, times):
        thing.upkeep_payments = times
    else:
        bury(game, [thing], f"{game.edition.words.buried}: its cumulative upkeep is not paid")


@rule("cumulative upkeep")
def counts_age_counters(game: Game, player: Player, thing: Object, cost: costs.Cost) -> None:
    """An age counter first; then the cost for each of them, or the permanent is sacrificed. Nobody sacrifices what is
    another's by now.

    Comprehensive Rules of 2006, 502.13; of 2010, 702.21.
    """
    more = counters_put(game, thing, 1, "age")
    put_counters(game, thing, "age", more)
    game.emit(CountersPut(thing, "age", more))
    if not _pays(game, player, thing, cost, thing.counters["age"]) and game.controller(thing) is player:
        sacrifice(game, [thing])


def paid_before(game: Game, thing: Object, times: int) -> None:
    """As after so many payments: where they are told by age counters, it has one for each."""
    if game.edition.cumulative_upkeep is counts_age_counters:
        put_counters(game, thing, "age", max(0, times - thing.counters.get("age", 0)))
    else:
        thing.upkeep_payments = times


def has_cumulative_upkeep(game: Game, thing: Object) -> bool:
    """Now, or as it is printed: an effect may take it away for a while."""
    return _has_upkeep(game, thing) or any(isinstance(one, CumulativeUpkeep) for one in game.printed(thing).abilities)


def _pays(game: Game, player: Player, thing: Object, cost: costs.Cost, times: int) -> bool:
    bill = Bill(player, thing, multiplied(cost, times), what=PaidFor.CUMULATIVE_UPKEEP)
    unable, text = why_not_pay(game, bill), f"pay the upkeep of {named(thing)}"
    if not may(game, player, WhetherToPayUpkeep(thing), text, unable):
        return False
    told = game.emit(Told(f"{player.name} pays the upkeep of {named(thing)}, the {times}. time"))
    with game.within(told), game.trace.beneath("paying costs"):
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


PERFORMERS: Performers = {
    CumulativeUpkeepDue: cumulative_upkeep_is_due,
}
