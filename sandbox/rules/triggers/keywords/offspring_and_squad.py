"""Offspring and squad: tokens that copy a creature for which more was paid.

Comprehensive Rules of 2026, 702.157 and 702.175.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import TimesPaid
from sandbox.meaning.conditions import CostWasPaid
from sandbox.meaning.continuous import HasBasePT
from sandbox.meaning.effects import CopyExceptions, TokenCopy
from sandbox.meaning.events import Enters
from sandbox.meaning.references import Itself

OFFSPRING = Triggered(
    Enters(),
    (Mode((TokenCopy(Itself(), exceptions=CopyExceptions(changes=(HasBasePT(1, 1),))),)),),
    CostWasPaid("offspring"),
)
"""When it enters, if its offspring cost was paid, its controller creates a token that is a copy of it, but 1/1."""
SQUAD = Triggered(Enters(), (Mode((TokenCopy(Itself(), amount=TimesPaid("squad")),)),), CostWasPaid("squad"))
"""When it enters, if its squad cost was paid, its controller creates a copy of it for each time that it was."""
