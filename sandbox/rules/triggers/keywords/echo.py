"""Echo: a cost that falls due once, in the first upkeep after the permanent has come.

Comprehensive Rules of 2006, 502.19; of 2010, 702.27; of 2026, 702.30.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import CameSinceLastUpkeep
from sandbox.meaning.effects import Effect, PaysOrElse, Sacrifice, WhereX
from sandbox.meaning.events import BeginningOf
from sandbox.meaning.keyword_abilities import CountedEcho, Echo
from sandbox.meaning.references import Itself


def read_echo(keyword: Echo | CountedEcho) -> Triggered:
    """At the beginning of its controller's upkeep, if it came under that player's control since the beginning of the
    upkeep before, it is sacrificed unless the cost is paid. What is counted for the cost is counted then, not as the
    ability triggers (2026, 702.1b)."""
    due: Effect = PaysOrElse(keyword.cost, (Sacrifice(Itself()),))
    if isinstance(keyword, CountedEcho):
        due = WhereX(keyword.amount, (due,))
    return Triggered(BeginningOf("upkeep"), (Mode((due,)),), CameSinceLastUpkeep())
