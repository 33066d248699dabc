"""What was chosen for an object."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.terms.colors import Color


def choose_color_for(game: Game, thing: Object, color: Color | None) -> None:
    thing.chosen_color, thing.chosen_as = color, thing.copiable_card
    game.changed()


def choose_land_type_for(game: Game, thing: Object, land_type: str | None) -> None:
    thing.chosen_land_type = land_type
    game.changed()


def choose_creature_type_for(game: Game, thing: Object, creature_type: str) -> None:
    thing.chosen_creature_type, thing.chosen_as = creature_type, thing.copiable_card
    game.changed()


def choose_player_for(game: Game, thing: Object, player: Player) -> None:
    thing.chosen_player = player
    game.changed()


def choose_name_for(game: Game, thing: Object, name: str) -> None:
    thing.chosen_name = name
    game.changed()
