"""Whose an object is: who controls it, who owns it, which set its card is of."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player


def comes_under(game: Game, thing: Object, player: Player) -> None:
    """The player controls it by itself, as long as no effect says otherwise."""
    thing.base_controller = thing.under = player
    game.printed_values_changed(thing)


def is_seen_under(game: Game, thing: Object, player: Player) -> None:
    """That the player controls it has been noticed."""
    thing.under = player
    game.unsettled()


def is_new_to_its_controller(game: Game, thing: Object) -> None:
    """Its controller has just got it."""
    thing.sick = True
    thing.came_under_control = game.turn_number
    game.changed()


def is_new_no_longer(game: Game, *things: Object) -> None:
    for thing in things:
        thing.sick = False
    game.unsettled()


def belongs_to(game: Game, thing: Object, player: Player) -> None:
    """Another owner; whoever controls it goes on doing so."""
    thing.owner = player
    game.changed()


def comes_from(game: Game, thing: Object, expansion: str) -> None:
    """The card bears the symbol of that set."""
    thing.expansion = expansion
    game.changed()
