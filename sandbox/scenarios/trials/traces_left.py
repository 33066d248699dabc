"""What a spell or ability leaves behind: everything of a game by which one could see that it has done something."""

from __future__ import annotations

from sandbox.engine.designations import Designations
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.scenarios.language.places import everything

Marks = dict[object, object]


def marks_of(game: Game, apart_from: Object) -> Marks:
    """The state of players, things and effects. Of a spell that is used, its own card says nothing."""
    found: Marks = {
        "effects": (len(game.lasting), len(game.shields), len(game.delayed), len(game.phase_effects)),
        "phases": len(game.phases_ahead),
        "turns": (len(game.extra_turns), len(game.next_turn_controlled), sorted(game.turn_facts.skipped), game.outcome),
    }
    found["the game"] = _of_designations(game.designations)
    found |= {player.name: _of_player(player) for player in game.players}
    own = apart_from.now()
    for thing in everything(game):
        if thing is not own or thing.in_play:
            found[thing.physical] = _of_thing(game, thing)
    return found


def _of_player(player: Player) -> object:
    pools = sorted(player.pool.items()), sorted((str(use), str(pool)) for use, pool in player.reserved.items())
    library = (player.unknown, [card.id for card in (*player.library, *player.somewhere, *player.bottom)])
    own = _of_designations(player.designations)
    return player.life, own, player.loses, player.lost, player.won, pools, library


def _of_designations(held: Designations) -> object:
    return sorted(held.words), sorted(held.counters.items()), sorted(held.numbers.items())


def _of_thing(game: Game, thing: Object) -> object:
    place = (thing.zone, thing.owner.name, thing.id, thing.face_down, thing.hidden, thing.haunts, thing.paired)
    if not thing.in_play:
        return place, sorted(thing.counters.items())
    seen = game.characteristics(thing)
    looks = (seen.name, seen.colors, seen.types, seen.subtypes, seen.supertypes, seen.abilities, seen.rule_changes)
    size = (
        seen.power,
        seen.toughness,
        seen.controller.name,
        thing.damage,
        thing.tapped,
        sorted(thing.counters.items()),
    )
    chosen = (thing.chosen_color, thing.chosen_land_type, thing.chosen_creature_type, thing.chosen_name)
    state = (thing.shields, thing.cannot_regenerate, thing.host, thing.flipped, thing.up, thing.upkeep_payments, chosen)
    return place, looks, size, state, sorted(thing.designations), sorted(thing.remembered)
