"""The range of influence: how far a player reaches, where a game of many limits it.

Comprehensive Rules of 2006, 601; of 2010 and 2026, 801.
"""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule


def reaches(game: Game, player: Player, thing: Object | Player | Action) -> bool:
    """An object or a spell is where its controller sits."""
    return not game.ranges or game.in_range(player, _whose(game, thing))


def _whose(game: Game, thing: Object | Player | Action) -> Player:
    if isinstance(thing, Player):
        return thing
    return thing.controller if isinstance(thing, Action) else game.controller(thing)


def reaches_all(game: Game, player: Player, things: list[object]) -> bool:
    """What is no object, player or spell, such as a number, is within everybody's reach."""
    if not game.ranges:
        return True
    return all(reaches(game, player, thing) for thing in things if isinstance(thing, Object | Player | Action))


@rule("range of influence")
def tell_nearest(game: Game, player: Player) -> None:
    """Who makes a choice of an opponent where none is within range (2006, 601.5c; 2010 and 2026, 801.5c)."""
    game.emit(Told(f"no opponent is within range: {player.name} is the nearest to the left"))


# what a text that changes a thing counts for it, of what is within reach of the text's own controller


def within_its_reach(game: Game, player: Player, other: Player) -> bool:
    """Only what is within reach of the thing's controller too.

    Comprehensive Rules of 2006, 601.11; of 2010, 801.11.
    """
    return game.in_range(player, other)


def whatever_its_reach(game: Game, player: Player, other: Player) -> bool:
    """It is the text that looks, however far the thing's controller reaches (2026, 801.11)."""
    return True
