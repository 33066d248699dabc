"""Lifelink: damage that its source's controller gains as life.

Comprehensive Rules of 2010, 702.13.
"""

from __future__ import annotations

from sandbox.engine.damage import Packet
from sandbox.engine.game import Game
from sandbox.engine.trace import Node, rule
from sandbox.rules.players.life import change_life


def gain_by_lifelink(game: Game, dealt: Node, packet: Packet, amount: int) -> None:
    """If the source has lifelink: `amount` is what it deals at once to all; the life is gained as part of that."""
    if packet.characteristics.has("lifelink"):
        with game.within(dealt):
            _lifelink(game, packet, amount)


@rule("lifelink")
def _lifelink(game: Game, packet: Packet, amount: int) -> None:
    """The source's controller gains as much life as the source deals at once to all, as part of the damage."""
    change_life(game, packet.controller or packet.characteristics.controller, amount)
