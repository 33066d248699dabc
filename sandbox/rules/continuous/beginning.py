"""Continuous effects of spells and abilities as they begin to apply."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.changes.damage import cannot_regenerate
from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.meaning.continuous import Cannot
from sandbox.meaning.effects import Duration
from sandbox.meaning.nodes import Modification
from sandbox.rules.lookup.context import Context


def begin_effect(
    game: Game,
    context: Context,
    things: tuple[Object | Action, ...],
    modifications: tuple[Modification, ...],
    duration: Duration,
) -> None:
    """The effect begins to apply. Not being able to regenerate is remembered by the thing itself."""
    for thing in things:
        if isinstance(thing, Object) and any(isinstance(m, Cannot) and m.act == "regenerate" for m in modifications):
            cannot_regenerate(game, thing)
    lasting = Lasting(context.source, context.controller, things, modifications, duration, game.now(), game.turn_number)
    begin_lasting(game, lasting)
    game.emit(Told(f"the effect of {named(context.source)} on {', '.join(named(thing) for thing in things)} begins"))


def begin_effect_on_players(
    game: Game,
    context: Context,
    players: tuple[Player, ...],
    modifications: tuple[Modification, ...],
    duration: Duration,
) -> None:
    """The effect begins to hold for the players."""
    lasting = Lasting(context.source, context.controller, (), modifications, duration, game.now(), game.turn_number)
    lasting.players = players
    begin_lasting(game, lasting)
    game.emit(Told(f"the effect of {named(context.source)} on {', '.join(player.name for player in players)} begins"))
