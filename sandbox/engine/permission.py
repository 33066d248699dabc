"""What an effect lets a player do with a card that is not in the hand."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.objects import Player
from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import Duration


@dataclass(frozen=True, eq=False)
class Permission:
    """To play the card from where it is: given in that turn, for so long. See `sandbox.meaning.effects.MayPlay`."""

    player: Player
    turn: int
    duration: Duration
    lands: bool = True
    free: bool = False
    any_mana: bool = False
    price: Cost | None = None
    """What is paid rather than the mana cost."""
