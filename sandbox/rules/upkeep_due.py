"""The instruction that cumulative upkeep gives."""

from dataclasses import dataclass

from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import Effect


@dataclass(frozen=True)
class CumulativeUpkeepDue(Effect):
    """The cost is paid, as often as the count says by now, or the permanent is lost."""

    cost: Cost
