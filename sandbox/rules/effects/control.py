"""Performers: who controls permanents, and what they are on."""

from __future__ import annotations

from sandbox.engine.changes.control import comes_under
from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.changes.permanents import becomes_newest
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import ControlledBy, EntersUnderYours
from sandbox.meaning.effects import (
    Attach,
    Duration,
    EnterUnderOpponent,
    EnterUnderYoursInstead,
    ExchangeControl,
    GainControl,
    Unattach,
)
from sandbox.meaning.references import You
from sandbox.rules.continuous.attachment import may_be_on
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at, players_at, pointed_at
from sandbox.rules.state_based.changed_by_itself import is_over


def gain_control(game: Game, context: Context, effect: GainControl) -> None:
    """Who gains it is settled now; a target that is no longer legal gains nothing."""
    things = tuple(thing for thing in objects_at(game, context, effect.what) if thing.in_play)
    change = (ControlledBy(You()),)
    for player in players_at(game, context, effect.who)[:1]:
        lasting = Lasting(context.source, player, things, change, effect.duration, game.now(), game.turn_number)
        if is_over(game, lasting):
            _never_begins(game, lasting)
        else:
            begin_lasting(game, lasting)
    context.it = list(things)


@rule("continuous effects")
def _never_begins(game: Game, lasting: Lasting) -> None:
    """What it would last for is over before it could begin.

    Comprehensive Rules of 2010, 611.2b; of 2026, 611.2b.
    """
    game.emit(Told(f"the effect of {named(lasting.source)} does not begin: what it would last for is over"))


@rule("exchanging")
def exchange_control(game: Game, context: Context, effect: ExchangeControl) -> None:
    """Of two things in play that two players control; else nothing happens.

    Comprehensive Rules of 2006, glossary, Exchange; of 2010, 701.8a and 701.8b.
    """
    things = [thing for thing in objects_at(game, context, effect.what) if thing.in_play]
    sides = [game.controller(thing) for thing in things]
    if len(things) != 2 or sides[0] is sides[1]:
        game.emit(Told("nothing is exchanged"))
        return
    moment, change = game.now(), (ControlledBy(You()),)
    for thing, player in zip(things, reversed(sides), strict=True):
        begin_lasting(game, Lasting(context.source, player, (thing,), change, Duration.FOR_GOOD, moment))
    game.emit(Told(f"{named(things[0])} and {named(things[1])} change sides"))
    context.it = list(things)


def attach(game: Game, context: Context, effect: Attach) -> None:
    """Onto something else that it may be on; moving an enchantment makes it new for itself, where the edition says
    so."""
    hosts = [thing for thing in pointed_at(game, context, effect.to) if isinstance(thing, Object) and thing.in_play]
    for thing in objects_at(game, context, effect.what):
        if not thing.in_play or not hosts or thing.host is hosts[0]:
            continue
        if may_be_on(game, thing, hosts[0]):
            _move(game, thing, hosts[0], effect.moved)
        else:
            game.emit(Told(f"{named(thing)} cannot be on {named(hosts[0])} and stays where it is"))


def unattach(game: Game, context: Context, effect: Unattach) -> None:
    """It stays where it is; Auras are the game's own affair after that."""
    for thing in objects_at(game, context, effect.what):
        if thing.in_play and thing.host is not None:
            game.attach(thing, None)
            becomes_newest(game, thing)
            game.emit(Told(f"{named(thing)} is on nothing any more"))


@rule("moving enchantments")
def _move(game: Game, thing: Object, host: Object, moved: bool) -> None:
    game.attach(thing, host)
    becomes_newest(game, thing)
    game.emit(Told(f"{named(thing)} is now on {named(host)}"))
    if moved:
        game.edition.moved_enchantment(game, thing)


def enter_under_opponent(game: Game, context: Context, effect: EnterUnderOpponent) -> None:
    """Whoever it would have entered under chooses.

    Comprehensive Rules of 2026, 614.12 and 616.1b.
    """
    thing, player = context.source, context.controller
    if opponents := game.opponents(player):
        text = f"under whose control {named(thing)} enters"
        chosen = choose_one(game, player, WhichObject[Player](thing), text, opponents)
        comes_under(game, thing, chosen)
        game.emit(Told(f"{named(thing)} enters under the control of {chosen.name}"))


def enter_under_yours_instead(game: Game, context: Context, effect: EnterUnderYoursInstead) -> None:
    """All that turn, whatever comes."""
    change = (EntersUnderYours(effect.kind),)
    moment, turn = game.now(), game.turn_number
    begin_lasting(game, Lasting(context.source, context.controller, (), change, Duration.THIS_TURN, moment, turn))
    game.emit(Told(f"the effect of {named(context.source)} begins"))


PERFORMERS: Performers = {
    EnterUnderOpponent: enter_under_opponent,
    EnterUnderYoursInstead: enter_under_yours_instead,
    GainControl: gain_control,
    ExchangeControl: exchange_control,
    Attach: attach,
    Unattach: unattach,
}
