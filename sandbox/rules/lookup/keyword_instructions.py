"""Instructions that no text spells out: what madness, cumulative upkeep and rampage tell the players to do."""

from dataclasses import dataclass

from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import Effect


@dataclass(frozen=True)
class PlayOrBury(Effect):
    """Play the removed card for its madness cost, or put it into the graveyard."""


@dataclass(frozen=True)
class CumulativeUpkeepDue(Effect):
    """The cost is paid, as often as the count says by now, or the permanent is lost."""

    cost: Cost


@dataclass(frozen=True)
class RampageBonus(Effect):
    """+amount/+amount until end of turn for each blocker beyond the first."""

    amount: int
