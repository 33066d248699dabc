"""Attacks and blocks that were declared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.engine.events import Event
from sandbox.engine.names import listed, named

if TYPE_CHECKING:
    from sandbox.engine.objects import Object, Player


@dataclass(slots=True, eq=False, repr=False)
class AttackDeclared(Event):
    player: Player
    attackers: list[Object]
    bands: list[list[Object]]

    def sentence(self) -> str:
        text = f"{self.player.name} attacks with {listed([named(o) for o in self.attackers])}"
        grouped = [" and ".join(named(o) for o in band) for band in self.bands if len(band) > 1]
        return f"{text}, {listed(grouped)} in a band" if grouped else text


@dataclass(slots=True, eq=False, repr=False)
class BlockDeclared(Event):
    player: Player
    blocks: list[tuple[Object, Object]]
    """Pairs of blocker and attacker."""

    def sentence(self) -> str:
        pairs = [f"{named(blocker)} blocks {named(attacker)}" for blocker, attacker in self.blocks]
        return listed(pairs) if pairs else f"{self.player.name} blocks nothing"
