"""What has happened in this turn and counts until its end."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from sandbox.engine.objects import Object, Player


@dataclass(eq=False)
class TurnFacts:
    """A new one begins with each turn."""

    skipped: set[str] = field(default_factory=set)
    """The steps that a player has paid to skip."""
    fell_due: set[Hashable] = field(default_factory=set)
    """Which effects have fallen due in this phase, or have happened in it."""
    without_upkeep: list[Object] = field(default_factory=list)
    """What was paid for before and had no cumulative upkeep as this upkeep began."""
    spells_cast: int = 0
    damage_to: dict[Player, int] = field(default_factory=dict)
    """How much damage each player has been dealt."""
    tapped_for_mana: Object | None = None
    """What is tapped for mana at this very moment."""
    last_mana: tuple[str, ...] = ()
    """What the last ability that makes mana has made."""
