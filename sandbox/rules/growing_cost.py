"""The instruction that cumulative upkeep gives where it is a triggered ability."""

from dataclasses import dataclass

from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import Effect


@dataclass(frozen=True)
class GrowingCost(Effect):
    """An age counter, then the cost for each of them, or the permanent is sacrificed."""

    cost: Cost
