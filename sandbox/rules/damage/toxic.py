"""Toxic: combat damage to a player that gives poison counters besides what it does otherwise.

Comprehensive Rules of 2026, 702.164.
"""

from __future__ import annotations

from sandbox.engine.damage import Packet
from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Player
from sandbox.engine.trace import rule
from sandbox.meaning.keyword_abilities import NumberKeyword
from sandbox.rules.players.designations import counters_come
from sandbox.terms.designations import POISON


def total_toxic_value(source: Characteristics) -> int:
    """The sum of all its toxic abilities."""
    return sum([a.amount for a in source.abilities if isinstance(a, NumberKeyword) and a.word == "toxic"])


@rule("toxic")
def poisons_besides(game: Game, packet: Packet, player: Player) -> None:
    """The damage is combat damage to the player."""
    amount = total_toxic_value(packet.characteristics) if packet.characteristics.is_creature else 0
    counters_come(game, player, POISON, amount)
