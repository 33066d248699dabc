"""A commander: an attribute of the card itself, whatever becomes of the object that it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.engine.objects import Player


@dataclass(eq=False)
class Commander:
    """`casts`: how often it has been cast from the command zone; `dealt`: the combat damage dealt to each player."""

    owner: Player
    casts: int = 0
    dealt: dict[Player, int] = field(default_factory=dict)
