"""Performers: what players become and get."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.effects import BecomesDaytime, GetCounters, GetDesignationOfPlayer, GetEmblem, Mill, RingTempts
from sandbox.meaning.references import You
from sandbox.rules.effects.players import mill
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import players_at
from sandbox.rules.players.designations import changes_speed, get_counters, gets_designation
from sandbox.rules.players.emblems import get_emblem
from sandbox.rules.players.life import change_life
from sandbox.rules.players.radiation import Irradiates
from sandbox.rules.players.speed import MAX_SPEED, SpeedIncreases
from sandbox.rules.players.the_ring import tempts
from sandbox.rules.zones.day_and_night import becomes
from sandbox.terms.designations import RAD, SPEED


def get_counters_(game: Game, context: Context, effect: GetCounters) -> None:
    """How many is found before anybody gets any."""
    amount = count(game, context, effect.amount)
    for player in players_at(game, context, effect.who):
        get_counters(game, player, effect.name, amount)


def get_designation(game: Game, context: Context, effect: GetDesignationOfPlayer) -> None:
    for player in players_at(game, context, effect.who):
        gets_designation(game, player, effect.word)


def get_emblem_(game: Game, context: Context, effect: GetEmblem) -> None:
    name = f"emblem of {game.characteristics(context.source).name}"
    for player in players_at(game, context, effect.who):
        get_emblem(game, player, effect.abilities, name)


def irradiates(game: Game, context: Context, effect: Irradiates) -> None:
    """The life lost and the counters removed follow from the nonland cards milled."""
    player = context.controller
    mill(game, context, Mill(player.has_counters(RAD), You()))
    milled = [game.characteristics(thing) for thing in context.it if isinstance(thing, Object)]
    nonland = sum(not card.is_land for card in milled)
    if nonland:
        change_life(game, player, -nonland)
        get_counters(game, player, RAD, -min(nonland, player.has_counters(RAD)))


def becomes_daytime(game: Game, context: Context, effect: BecomesDaytime) -> None:
    becomes(game, effect.daytime)


def ring_tempts(game: Game, context: Context, effect: RingTempts) -> None:
    for player in players_at(game, context, effect.who):
        tempts(game, player)


def speed_increases(game: Game, context: Context, effect: SpeedIncreases) -> None:
    speed = context.controller.designations.number(SPEED)
    if speed < MAX_SPEED:
        changes_speed(game, context.controller, speed + 1)


PERFORMERS: Performers = {
    SpeedIncreases: speed_increases,
    RingTempts: ring_tempts,
    BecomesDaytime: becomes_daytime,
    GetCounters: get_counters_,
    GetDesignationOfPlayer: get_designation,
    GetEmblem: get_emblem_,
    Irradiates: irradiates,
}
