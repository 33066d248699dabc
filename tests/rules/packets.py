"""Packets of damage on a table of four creatures, and how they count."""

from __future__ import annotations

from sandbox.engine.damage import Packet
from sandbox.engine.objects import Object, Player
from sandbox.rules.damage import results, shields
from tests.rules.tables import Paper

FIGHT = "Bob controls Hill Giant, War Mammoth and Prodigal Pyromancer\nSue controls Craw Wurm and Grizzly Bears"


def packet(table: Paper, source: str, recipient: Object | Player, amount: int, combat: bool = False) -> Packet:
    thing = table.thing(source)
    return Packet(thing, table.game.characteristics(thing), recipient, amount, combat=combat)


def dealt(table: Paper, *packets: Packet, combat: bool = False) -> None:
    """The damage as it counts, once everything has had its chance at it."""
    all_of_it = list(packets)
    shields.changed_on_its_way(table.game, all_of_it, all_of_it, combat)
    results.count_damage(table.game, all_of_it, combat)
