"""A commander: an attribute of the card itself, whatever becomes of the object that it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.engine.objects import Player
from sandbox.meaning.card import Card


@dataclass(eq=False)
class Commander:
    """`card`: what it is printed as; `casts`: how often it has been cast from the command zone; `dealt`: the combat
    damage dealt to each player."""

    owner: Player
    card: Card
    casts: int = 0
    dealt: dict[Player, int] = field(default_factory=dict)
