"""Mana that was made, and mana that was paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.engine.events import Event
from sandbox.engine.names import named

if TYPE_CHECKING:
    from sandbox.engine.objects import Object, Player
    from sandbox.terms.mana import ManaCost


@dataclass(slots=True, eq=False, repr=False)
class ManaPaid(Event):
    """A cost of mana that was paid for something, and the mana spent on it: one letter for each."""

    player: Player
    cost: ManaCost
    source: Object
    spent: tuple[str, ...]

    def sentence(self) -> str:
        return f"{self.player.name} pays {self.cost}"


@dataclass(slots=True, eq=False, repr=False)
class ManaMade(Event):
    source: Object
    player: Player
    mana: str
    word: str = "draws"

    def sentence(self) -> str:
        return f"{self.player.name} {self.word} {self.mana} from {named(self.source)}"
