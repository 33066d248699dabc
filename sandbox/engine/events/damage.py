"""Damage that was dealt, received and prevented, and life that was gained and lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.engine.events import Event
from sandbox.engine.names import named

if TYPE_CHECKING:
    from sandbox.engine.objects import Object, Player


@dataclass(slots=True, eq=False, repr=False)
class DamageDealt(Event):
    source: Object
    recipient: Object | Player
    amount: int
    combat: bool
    total: int = 0
    """What the source deals at once to all that it damages; `first` of the events that tell of it."""
    first: bool = True

    def sentence(self) -> str:
        return f"{named(self.source)} deals {self.amount} damage to {named(self.recipient)}"


@dataclass(slots=True, eq=False, repr=False)
class DamageReceived(Event):
    """All that was dealt to one recipient at once, by whichever sources."""

    recipient: Object | Player
    sources: list[Object]
    amount: int
    combat: bool = False

    def sentence(self) -> str:
        return f"{named(self.recipient)} is dealt {self.amount} damage"


@dataclass(slots=True, eq=False, repr=False)
class DamagePrevented(Event):
    source: Object
    recipient: Object | Player
    amount: int

    def sentence(self) -> str:
        return f"{self.amount} damage from {named(self.source)} to {named(self.recipient)} is prevented"


@dataclass(slots=True, eq=False, repr=False)
class LifeChanged(Event):
    player: Player
    amount: int

    def sentence(self) -> str:
        verb = "gains" if self.amount > 0 else "loses"
        return f"{self.player.name} {verb} {abs(self.amount)} life ({self.player.life})"
