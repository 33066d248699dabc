"""Toxic: combat damage to a player that gives poison counters besides what it does otherwise.

Comprehensive Rules of 2026, 702.164.
"""

from __future__ import annotations

from sandbox.engine.changes.players import put_counters_on_player
from sandbox.engine.damage import Packet
from sandbox.engine.events.designations import PlayerGotCounters
from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Player
from sandbox.engine.trace import rule
from sandbox.meaning.keyword_abilities import NumberKeyword
from sandbox.rules.players.designations import cannot_get_counters


def total_toxic_value(source: Characteristics) -> int:
    """The sum of all its toxic abilities."""
    return sum([a.amount for a in source.abilities if isinstance(a, NumberKeyword) and a.word == "toxic"])


@rule("toxic")
def poisons_besides(game: Game, packet: Packet, player: Player) -> None:
    """The damage is combat damage to the player."""
    amount = total_toxic_value(packet.characteristics) if packet.characteristics.is_creature else 0
    if amount and not cannot_get_counters(game, player, "poison"):
        put_counters_on_player(game, player, "poison", amount)
        game.emit(PlayerGotCounters(player, "poison", amount))
