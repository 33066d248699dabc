"""Landhome: a creature that is lost without its land."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Landhome
from sandbox.rules.lookup.filters import permanents_of
from sandbox.rules.zones.zone_changes import put_into_graveyard


def without_home_land(game: Game) -> list[Object]:
    return [thing for thing in game.permanents_with(Landhome) if _has_no_home(game, thing)]


@rule("landhome")
def landhome(game: Game, lost: list[Object]) -> bool:
    """A creature with landhome is lost when its controller has no such land."""
    return bool(put_into_graveyard(game, lost, "is buried: its controller has no such land"))


def _has_no_home(game: Game, thing: Object) -> bool:
    characteristics = game.characteristics(thing)
    for ability in characteristics.abilities:
        if isinstance(ability, Landhome):
            lands = permanents_of(game, ability.land, characteristics.controller)
            if not any(game.controller(land) is characteristics.controller for land in lands):
                return True
    return False
