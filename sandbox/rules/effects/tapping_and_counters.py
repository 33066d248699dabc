"""Performers: tapping and untapping, and counters on permanents."""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.permanents import tap, untap
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import CountersPut, Tapped, Untapped
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions.choices import HowMany, WhetherToTap
from sandbox.meaning.effects import (
    DistributeCounters,
    DoubleCounters,
    EnterTapped,
    MoveCounter,
    PutCounters,
    PutItsCounters,
    PutUpToCounters,
    RemoveCounters,
    Tap,
    TapOrUntap,
    Untap,
)
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at
from sandbox.rules.zones.doubling import counters_put
from sandbox.rules.zones.stun import unstunned


def tap_those_untapped(game: Game, things: list[Object]) -> None:
    for thing in things:
        if thing.in_play and not thing.tapped:
            tap(game, thing)
            game.emit(Tapped(thing))


def untap_those_tapped(game: Game, things: list[Object]) -> None:
    """All at once."""
    tapped = unstunned(game, [thing for thing in things if thing.in_play and thing.tapped])
    if tapped:
        untap(game, *tapped)
        game.emit(Untapped(tapped))


def tap_(game: Game, context: Context, effect: Tap) -> None:
    things = objects_at(game, context, effect.what)
    untapped = [thing for thing in things if thing.in_play and not thing.tapped]
    context.it = list(things)
    tap_those_untapped(game, things)
    context.has_done("tapped", [thing for thing in untapped if thing.tapped])


def untap_(game: Game, context: Context, effect: Untap) -> None:
    things = objects_at(game, context, effect.what)
    context.it = list(things)
    untap_those_tapped(game, things)


def tap_or_untap(game: Game, context: Context, effect: TapOrUntap) -> None:
    """The controller of the text chooses; where only one makes a difference, it is that one unless said otherwise."""
    for thing in objects_at(game, context, effect.what):
        text = f"tap or untap {named(thing)}"
        default = "untap" if thing.tapped else "tap"
        choice = Choice(context.controller, WhetherToTap(thing), text, ("tap", "untap"), default)
        (tap_those_untapped if game.ask(choice) == "tap" else untap_those_tapped)(game, [thing])


def put_counters_(game: Game, context: Context, effect: PutCounters) -> None:
    amount = count(game, context, effect.amount)
    for thing in objects_at(game, context, effect.what):
        more = counters_put(game, thing, amount, effect.name) if thing.in_play and amount else 0
        _put(game, thing, effect.name, more)
        if effect.second and thing.in_play and (number := count(game, context, effect.second_amount)):
            _put(game, thing, effect.second, counters_put(game, thing, number, effect.second))


def _put(game: Game, thing: Object, name: str, number: int) -> None:
    if number:
        put_counters(game, thing, name, number)
        game.emit(CountersPut(thing, name, number))


def put_up_to_counters(game: Game, context: Context, effect: PutUpToCounters) -> None:
    """As many as the controller wants; of whom nothing is said wants all that may be there."""
    for thing in objects_at(game, context, effect.what):
        room = max(0, effect.most - thing.counters.get(effect.name, 0))
        most = min(count(game, context, effect.amount), room) if thing.in_play else 0
        text = f"how many counters are put on {named(thing)}"
        choice = Choice(context.controller, HowMany(thing), text, range(most + 1), most)
        wanted = game.ask(choice) if most else 0
        _put(game, thing, effect.name, min(room, counters_put(game, thing, wanted, effect.name)) if wanted else 0)


def _names(name: str, thing: Object) -> list[str]:
    """That one, or every kind of counter that is on the thing."""
    return [name] if name else list(thing.counters)


def remove_counters(game: Game, context: Context, effect: RemoveCounters) -> None:
    for thing in objects_at(game, context, effect.what):
        removed = 0
        for name in _names(effect.name, thing):
            there = thing.counters.get(name, 0)
            amount = there if effect.amount is None else min(there, count(game, context, effect.amount))
            if amount:
                put_counters(game, thing, name, -amount)
                game.emit(CountersPut(thing, name, -amount))
            removed += amount
        context.amount = removed


def move_counter(game: Game, context: Context, effect: MoveCounter) -> None:
    """Nothing happens when one end is missing, or cannot have the counter (2026, 122.5)."""
    givers = [thing for thing in objects_at(game, context, effect.what) if thing.in_play]
    takers = [thing for thing in objects_at(game, context, effect.to) if thing.in_play]
    if givers and takers and givers[0].counters.get(effect.name, 0):
        number = counters_put(game, takers[0], 1, effect.name)
        if not number:
            return
        put_counters(game, givers[0], effect.name, -1)
        put_counters(game, takers[0], effect.name, number)
        game.emit(Told(f"a {effect.name} counter moves from {named(givers[0])} to {named(takers[0])}"))


def distribute_counters(game: Game, context: Context, effect: DistributeCounters) -> None:
    """What was meant for a target that is none any more is lost (2026, 601.2d)."""
    division = context.action.division if context.action else {}
    things = objects_at(game, context, effect.what)
    for thing in things:
        number = division.get(thing, 0) if thing.in_play else 0
        _put(game, thing, effect.name, counters_put(game, thing, number, effect.name) if number else 0)
    context.it = list(things)


def put_its_counters(game: Game, context: Context, effect: PutItsCounters) -> None:
    """Of what is not there any more so many are put as it last had, and nothing is moved.

    Comprehensive Rules of 2026, 122.8 and 122.9.
    """
    there = [
        (name, number) for thing in objects_at(game, context, effect.of) for name, number in thing.counters.items()
    ]
    things = objects_at(game, context, effect.what)
    for thing in things:
        for name, number in there if thing.in_play else ():
            _put(game, thing, name, counters_put(game, thing, number, name) if number else 0)
    context.it = list(things)


def enter_tapped(game: Game, context: Context, effect: EnterTapped) -> None:
    for thing in objects_at(game, context, effect.what):
        tap(game, thing)


def double_counters(game: Game, context: Context, effect: DoubleCounters) -> None:
    """How many there are is found of all of them before any gets more.

    Comprehensive Rules of 2026, 701.10e.
    """
    things = [thing for thing in objects_at(game, context, effect.what) if thing.in_play]
    more = [(thing, name, thing.counters.get(name, 0)) for thing in things for name in _names(effect.name, thing)]
    for thing, name, number in more:
        if number:
            _put(game, thing, name, counters_put(game, thing, number, name))
    context.it = list(things)


PERFORMERS: Performers = {
    DoubleCounters: double_counters,
    Tap: tap_,
    Untap: untap_,
    TapOrUntap: tap_or_untap,
    EnterTapped: enter_tapped,
    PutCounters: put_counters_,
    PutUpToCounters: put_up_to_counters,
    PutItsCounters: put_its_counters,
    DistributeCounters: distribute_counters,
    RemoveCounters: remove_counters,
    MoveCounter: move_counter,
}
