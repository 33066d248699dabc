"""Ward: what aims at a permanent costs its opponents more, or is countered.

Comprehensive Rules of 2026, 702.21.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import Counter, PaysOrElse
from sandbox.meaning.events import BecomesTarget
from sandbox.meaning.keyword_abilities import Ward
from sandbox.meaning.references import EventObject, Itself


def read_ward(keyword: Ward) -> Triggered:
    """Whenever it becomes the target of a spell or ability that an opponent controls, that is countered unless that
    player pays."""
    countering = PaysOrElse(keyword.cost, (Counter(EventObject("other")),), EventObject("player"))
    return Triggered(BecomesTarget(Itself(), abilities=True, of_opponents=True), (Mode((countering,)),))
