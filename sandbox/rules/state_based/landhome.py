"""Landhome: a creature that is lost without its land, and attacks only those who have such lands."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.keyword_abilities import Landhome
from sandbox.rules.lookup.filters import permanents_of
from sandbox.rules.zones.zone_changes import put_into_graveyard
from sandbox.terms.errors import Refusal


def without_home_land(game: Game) -> list[Object]:
    return [thing for thing in game.permanents_with(Landhome) if _has_no_home(game, thing)]


@rule("landhome")
def landhome(game: Game, lost: list[Object]) -> bool:
    """A creature with landhome is lost when its controller has no such land."""
    return bool(put_into_graveyard(game, lost, f"{game.edition.words.buried}: its controller has no such land"))


def _has_no_home(game: Game, thing: Object) -> bool:
    characteristics = game.characteristics(thing)
    return not all(_has_land(game, characteristics.controller, home) for home in landhomes(characteristics))


def _has_land(game: Game, player: Player, ability: Landhome) -> bool:
    return any(game.controller(land) is player for land in permanents_of(game, ability.land, player))


def landhomes(characteristics: Characteristics) -> list[Landhome]:
    return [ability for ability in characteristics.abilities if isinstance(ability, Landhome)]


def why_not_attack_from_home(game: Game, thing: Object, homes: list[Landhome], player: Player | None) -> Refusal | None:
    """The player who would be attacked must control lands of every such kind."""
    if all(player is not None and _has_land(game, player, ability) for ability in homes):
        return None
    return Refusal("landhome", f"{named(thing)} cannot attack a player without such a land")
