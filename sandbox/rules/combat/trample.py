"""Trample: damage beyond what kills the blockers."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.damage import Packet
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule


@dataclass(frozen=True)
class Trample:
    """`assigned_beyond`: the attacker assigns the rest to the player himself, when damage is assigned. Otherwise it is
    found after prevention. `waits_for_deaths`: it is dealt only when the blockers have been dealt theirs and have died
    of it."""

    name: str
    assigned_beyond: bool
    waits_for_deaths: bool = False

    def spilled(self, game: Game, packets: list[Packet]) -> list[Packet]:
        """New packets for what goes over to the player; the packets it comes from are reduced."""
        return [] if self.assigned_beyond else _spilled(game, packets)


found_after_prevention = Trample(
    "found after prevention: what the blockers do not need to die goes over", assigned_beyond=False
)
found_after_prevention_dealt_after_deaths = Trample(
    "found after prevention and dealt once blockers have died: what they do not need to die goes over",
    assigned_beyond=False,
    waits_for_deaths=True,
)
assigned_beyond_lethal = Trample("assigned with the damage: past lethal damage to every blocker", assigned_beyond=True)


@rule("trample")
def _spilled(game: Game, packets: list[Packet]) -> list[Packet]:
    """All other damage to the blocker counts first; of the trampler's, what the blocker does not need to die goes over.
    A trampling blocker spills nothing."""
    found = []
    for packet in packets:
        if isinstance(packet.recipient, Object) and packet.amount > 0 and _tramples(game, packet):
            found += _over(game, packet, packets)
    return found


def _tramples(game: Game, packet: Packet) -> bool:
    return packet.characteristics.has("trample") and game.combat is not None and packet.source in game.combat.attackers


def _over(game: Game, packet: Packet, packets: list[Packet]) -> list[Packet]:
    blocker = packet.recipient
    assert isinstance(blocker, Object)
    assert game.combat is not None
    earlier = packets[: packets.index(packet)]
    others = sum(
        p.amount
        for p in packets
        if p.recipient is blocker and p is not packet and (p in earlier or not _tramples(game, p))
    )
    needed = max(0, (game.characteristics(blocker).toughness or 0) - blocker.damage - others)
    over = max(0, packet.amount - needed)
    if not over:
        return []
    packet.amount -= over
    defender = game.combat.attackers[packet.source]
    game.emit(Told(f"{over} of {named(packet.source)}'s damage goes over to {named(defender)}"))
    return [Packet(packet.source, packet.characteristics, defender, over, combat=True)]
