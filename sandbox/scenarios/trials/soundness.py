"""What must be so of every game at every question."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.terms.zones import Zone

ON_ITS_WAY = (Zone.WAITING, Zone.NOWHERE)


def unsound(game: Game, made: Iterable[Object]) -> list[str]:
    """Everything that is wrong, in sentences. `made` are all objects that the game has ever made."""
    return [*_misplaced(game, made), *_gone_but_listed(game), *_wrong_numbers(game), *_without_size(game)]


def _misplaced(game: Game, made: Iterable[Object]) -> list[str]:
    """Every card is exactly one object, which stands in exactly one list, that of its zone; a token that has
    left play stands in none, nor does what is just being announced."""
    found: list[str] = []
    cards: dict[int, Object] = {}
    listed = _places(game)
    for thing in made:
        if thing.gone or thing.became is not None:
            continue
        if thing.physical in cards:
            found.append(f"{thing} and {cards[thing.physical]} are the same card")
        cards[thing.physical] = thing
        places = listed[thing]
        if len(places) != 1 and not (not places and (thing.token or thing.zone in ON_ITS_WAY)):
            found.append(f"{thing} is in {len(places)} places: {places}")
    return found


def _places(game: Game) -> dict[Object, list[str]]:
    """For each object the zones that hold it, each as often as it does."""
    found: defaultdict[Object, list[str]] = defaultdict(list)
    for thing in game.battlefield:
        found[thing].append("in play")
    for thing in game.markers.values():
        found[thing].append("beside the zones")
    for player in game.players:
        for zone, things in player.owned_zones.items():
            for thing in things:
                found[thing].append(str(zone))
        for thing in player.somewhere:
            found[thing].append("somewhere in the library")
        for thing in player.bottom:
            found[thing].append("at the bottom of the library")
    for spell in {action.source for action in (*game.waiting, *game.resolving) if action.is_spell}:
        found[spell].append("waiting")
    return found


def _gone_but_listed(game: Game) -> list[str]:
    found = [f"{thing} is gone and in play" for thing in game.battlefield if thing.gone]
    for player in game.players:
        for zone, things in player.owned_zones.items():
            found += [f"{thing} lies among {zone}" for thing in things if thing.gone or thing.zone is not zone]
    return found


def _wrong_numbers(game: Game) -> list[str]:
    found = [f"{thing} has {thing.damage} damage" for thing in _damaged(game)]
    for thing in game.battlefield:
        found += [f"{thing} has {n} {kind} counters" for kind, n in thing.counters.items() if n < 0]
    for player in game.players:
        for pool in (player.pool, player.snow_pool):
            found += [f"{player.name} has {amount} {kind} mana" for kind, amount in pool.items() if amount < 0]
        if player.unknown < 0 or type(player.life) is not int:
            found.append(f"{player.name} has {player.life} life and {player.unknown} unknown cards")
    return found


def _damaged(game: Game) -> list[Object]:
    """What has damage and is not in play, or has less than none."""
    elsewhere = [
        thing
        for player in game.players
        for zone, things in player.owned_zones.items()
        if zone is not Zone.PHASED_OUT
        for thing in things
        if thing.damage
    ]
    return elsewhere + [thing for thing in game.battlefield if thing.damage < 0]


def _without_size(game: Game) -> list[str]:
    """Creatures that nothing says the size of."""
    found = []
    for thing in game.battlefield:
        seen = game.characteristics(thing)
        if seen.is_creature and (seen.power is None or seen.toughness is None):
            found.append(f"{thing} is a creature of no size")
    return found
