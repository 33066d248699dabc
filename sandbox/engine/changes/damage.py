"""Damage on permanents and to players, and regeneration."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player


def mark_damage(game: Game, thing: Object, amount: int) -> None:
    """It stays until it is taken away."""
    thing.damage += amount
    game.unsettled()


def damaged_by(game: Game, thing: Object, source: Object) -> None:
    """The source has dealt damage to it this turn."""
    thing.damaged_by += (source,)
    game.unsettled()


def has_damaged(game: Game, source: Object, player: Player, amount: int) -> None:
    """The source has dealt so much damage to the player."""
    known = game.turn_facts.damage_to
    known[player] = known.get(player, 0) + amount
    if game.turn_facts.hit is None:
        game.turn_facts.hit = {}
    game.turn_facts.hit[source, player] = True
    if player not in source.has_damaged:
        source.has_damaged += (player,)
        game.unsettled()


def take_damage_away(game: Game, *things: Object) -> None:
    for thing in things:
        if thing.damage or thing.deathtouched:
            thing.damage, thing.deathtouched = 0, False
            game.unsettled()


def mark_deathtouch(game: Game, thing: Object, touched: bool) -> None:
    """Whether the damage on it was deadly, or no longer counts as such."""
    thing.deathtouched = touched
    game.unsettled()


def put_regeneration_shields(game: Game, thing: Object, number: int) -> None:
    """So many regeneration shields more; a negative number takes them away."""
    thing.shields += number
    game.unsettled()


def cannot_regenerate(game: Game, thing: Object) -> None:
    thing.cannot_regenerate = True
    game.unsettled()


def may_regenerate_again(game: Game, *things: Object) -> None:
    for thing in things:
        thing.cannot_regenerate = False
    game.unsettled()
