"""What permanents say about players."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import Cannot
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import ChosenPlayer, EachPlayer, Opponents, Reference, Together, You
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.references import players_at

PLAYERS = (You, Opponents, EachPlayer, ChosenPlayer)


def speaks_of(game: Game, thing: Object, affected: Reference, player: Player) -> bool:
    """Whether a text of the permanent means the player by `you`, `your opponents`, `each player`, `the chosen
    player`, `you and permanents you control`."""
    if isinstance(affected, Together):
        return any(speaks_of(game, thing, each, player) for each in affected.references)
    return isinstance(affected, PLAYERS) and player in players_at(
        game, Context(thing, game.controller(thing)), affected
    )


def players_are_spoken_of(game: Game) -> bool:
    """Whether any permanent in play, an emblem, or what resolved could have effects on players."""
    if Static in game.traits_in_play() or game.emblems:
        return True
    return bool(game.lasting) and any(lasting.players for lasting in game.lasting)


def player_effects(game: Game, player: Player) -> list[Modification]:
    """Everything that holds for the player because of permanents in play, emblems, and spells and abilities that
    resolved."""
    found = _of_emblems(game, player) if game.emblems else []
    if game.lasting:
        found += [each for lasting in game.lasting if player in lasting.players for each in lasting.modifications]
    if Static not in game.traits_in_play():
        return found
    for thing in game.permanents_with(Static):
        characteristics = game.characteristics(thing)
        for ability in characteristics.abilities:
            if type(ability) is not Static or not speaks_of(game, thing, ability.affected, player):
                continue
            if works(game, thing, characteristics) and holds(
                game, Context(thing, characteristics.controller), ability.condition
            ):
                found += ability.modifications
    return found


OF_A_TEAM = frozenset({"gain life", "lose life", "lose the game", "lose the game for life"})
"""What is forbidden to all who share a life total when it is forbidden to one of them."""


def is_forbidden(game: Game, player: Player, act: str) -> bool:
    """Whether the player cannot do it. Where a life total is shared, what forbids one player to gain or lose life, or
    to lose the game, forbids it to all who share it (2010, 810.9g; 2026, 810.9g and 810.9h); what else a text forbids,
    it forbids to that player alone."""
    whose = game.sharing_with(player) if act in OF_A_TEAM else (player,)
    effects = [m for each in whose for m in player_effects(game, each)]
    return any(isinstance(m, Cannot) and m.act == act for m in effects)


def _of_emblems(game: Game, player: Player) -> list[Modification]:
    """Comprehensive Rules of 2026, 114.4."""
    found: list[Modification] = []
    for lasting in game.lasting:
        if lasting.whom is None or lasting.source not in game.emblems:
            continue
        if speaks_of(game, lasting.source, lasting.whom, player) and holds(
            game, Context(lasting.source, lasting.controller), lasting.condition
        ):
            found += lasting.modifications
    return found
