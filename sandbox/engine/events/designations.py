"""What happened to designations and counters of players and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.engine.events import Event
from sandbox.terms.designations import OF_PLAYERS

if TYPE_CHECKING:
    from sandbox.engine.objects import Player


class DaytimeChanged(Event):
    """`before`: what it was, empty for neither."""

    def __init__(self, daytime: str, before: str) -> None:
        self.daytime = daytime
        self.before = before

    def sentence(self) -> str:
        return f"it becomes {self.daytime}"


class PlayerGotCounters(Event):
    """A negative number has been taken away."""

    def __init__(self, player: Player, name: str, amount: int) -> None:
        self.player = player
        self.name = name
        self.amount = amount

    def sentence(self) -> str:
        counters = f"{abs(self.amount)} {self.name} counter{'' if abs(self.amount) == 1 else 's'}"
        verb = "gets" if self.amount > 0 else "loses"
        return f"{self.player.name} {verb} {counters} ({self.player.has_counters(self.name)})"


class PlayerDesignated(Event):
    """A player becomes the monarch, or gets the city's blessing: see `sandbox.terms.designations`."""

    def __init__(self, player: Player, word: str) -> None:
        self.player = player
        self.word = word

    def sentence(self) -> str:
        return f"{self.player.name} {OF_PLAYERS[self.word][0]} {self.word}"


class RingTempted(Event):
    """All of it has been done."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def sentence(self) -> str:
        return f"the Ring has tempted {self.player.name}"
