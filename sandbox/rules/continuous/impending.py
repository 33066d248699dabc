"""Impending, as long as its permanent waits: it is no creature.

Comprehensive Rules of 2026, 702.176a.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Static
from sandbox.meaning.conditions import AllOf, CostWasPaid, HasCounter
from sandbox.meaning.continuous import NoLongerIs
from sandbox.meaning.keyword_abilities import NumberCostKeyword
from sandbox.meaning.references import Itself
from sandbox.terms.types import CardType

TIME = "time"
WAITS = AllOf((CostWasPaid("impending"), HasCounter(Itself(), TIME)))
"""Its impending cost was paid, and it has a time counter on it."""
NO_CREATURE = Static(Itself(), (NoLongerIs(frozenset({CardType.CREATURE})),), WAITS)


def static_ability_of(keyword: NumberCostKeyword) -> tuple[Static, ...]:
    return (NO_CREATURE,) if keyword.word == "impending" else ()
