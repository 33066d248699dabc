"""Every object that a text could name, and where each is."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.scenarios.values.changes import Place
from sandbox.scenarios.values.sentences import place


def everything(game: Game) -> list[Object]:
    """Every object that a text could name, in play first."""
    found = list(game.battlefield) + [action.source for action in game.waiting if action.is_spell]
    for player in game.players:
        found += [*player.hand, *player.graveyard, *player.removed, *player.phased_out]
        found += [*player.library, *player.somewhere, *player.bottom]
    return found


def where(game: Game, thing: Object) -> str:
    """`in Bob's hand`, `in play`, `on its way`."""
    return place(place_of(thing), game.edition.words)


def place_of(thing: Object) -> Place:
    """The zone that it is in."""
    return Place(thing.zone, thing.owner.name)
