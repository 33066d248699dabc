"""Exert: a permanent that stays tapped because its player has chosen so.

Comprehensive Rules of 2026, 701.43.
"""

from __future__ import annotations

from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.events.permanents import Exerted
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.conditions import During
from sandbox.meaning.continuous import Cannot
from sandbox.meaning.effects import Duration


@rule("exert")
def exert(game: Game, player: Player, thing: Object) -> None:
    """Whatever it is told besides, and how often, it does not untap in the player's next untap step (701.43b)."""
    stays = Lasting(thing, player, (thing,), (Cannot("untap"),), Duration.YOUR_NEXT_UNTAP, game.now(), game.turn_number)
    stays.condition = During("untap", "your")
    begin_lasting(game, stays)
    game.emit(Exerted(thing, player))
