"""Evoke, dash and blitz: cheaper ways to cast what does not stay.

Comprehensive Rules of 2026, 702.74, 702.109 and 702.152.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import AtNext, Draw, Duration, Modify, Return, Sacrifice
from sandbox.meaning.events import AtEndOfTurn, Dies
from sandbox.meaning.keyword_abilities import CostKeyword, Keyword
from sandbox.meaning.references import Itself
from sandbox.rules.casting.offered_costs import OfferedCost

HASTE = Has(Keyword("haste"))
DRAWS_AS_IT_DIES = Has(Triggered(Dies(), (Mode((Draw(),)),)))

EVOKE = OfferedCost(CostKeyword, "evoke")
"""What becomes of it is a triggered ability of the permanent."""
DASH = OfferedCost(
    CostKeyword,
    "dash",
    arrives=(
        Modify(Itself(), (HASTE,), Duration.FOR_GOOD),
        AtNext(AtEndOfTurn(), (Return(Itself()),)),
    ),
)
"""It has haste, and returns to its owner's hand at the beginning of the next end step."""
BLITZ = OfferedCost(
    CostKeyword,
    "blitz",
    arrives=(
        Modify(Itself(), (HASTE, DRAWS_AS_IT_DIES), Duration.FOR_GOOD),
        AtNext(AtEndOfTurn(), (Sacrifice(Itself()),)),
    ),
)
"""It has haste, its controller draws a card when it dies, and it is sacrificed at the beginning of the next end
step."""
