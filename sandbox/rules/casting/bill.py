"""A cost to be paid by a player for a source."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.engine.objects import Object, Player
from sandbox.meaning import costs
from sandbox.rules.casting.mana_plan import Plan
from sandbox.rules.casting.mana_restrictions import PaidFor, Purpose
from sandbox.terms.mana import ManaCost

MOST_X = 20
"""Where nobody says what X is, no larger one is looked for."""


@dataclass
class Bill:
    """A cost to be paid by a player for a source. `with_these`: what the player named to sacrifice, discard or
    return.
    """

    player: Player
    source: Object
    cost: costs.Cost
    x: int = 0
    with_these: tuple[Object, ...] | None = None
    helping: tuple[Object, ...] = ()
    """What is tapped in place of generic mana, and makes no mana for it."""
    lands_only: bool = False
    """Mana comes from the pool and lands alone."""
    what: PaidFor = PaidFor.OTHER
    paid: list[Object] = field(default_factory=list)
    spent: tuple[str, ...] = ()
    """The mana that has been paid of it."""
    for_life: int = 0
    """For how many of its mana symbols life was paid."""
    plans: dict[ManaCost, Plan] = field(default_factory=dict)
    """How its mana can be paid, once that has been looked for and as long as nothing of it has been paid."""

    @property
    def purpose(self) -> Purpose:
        return Purpose(self.source, self.what)
