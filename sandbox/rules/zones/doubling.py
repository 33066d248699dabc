"""Twice as many tokens, and twice as many counters: what replaces how many an effect makes."""

from __future__ import annotations

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.nodes import Ability
from sandbox.meaning.replacement_effects import DoublesCounters, DoublesTokens
from sandbox.rules.continuous.effects_in_force import works


def tokens_made(game: Game, player: Player, number: int) -> int:
    """How many an effect that would make so many under the player's control really makes."""
    return _doubled(game, player, number, DoublesTokens)


def counters_put(game: Game, thing: Object, number: int) -> int:
    """How many an effect that would put so many on the permanent really puts there; what is paid as a cost is not
    asked about."""
    return _doubled(game, game.controller(thing), number, DoublesCounters)


def _doubled(game: Game, player: Player, number: int, by: type[Ability]) -> int:
    for permanent in game.permanents_with(by):
        characteristics = game.characteristics(permanent)
        times = sum(isinstance(ability, by) for ability in characteristics.abilities)
        if times and characteristics.controller is player and works(game, permanent, characteristics):
            number *= 2**times
            _tell(game, permanent, number)
    return number


@rule("replacement effects")
def _tell(game: Game, permanent: Object, number: int) -> None:
    game.emit(Told(f"{named(permanent)} doubles the number: {number}"))
