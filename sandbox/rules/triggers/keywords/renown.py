"""Renown: a creature that grows with its first combat damage to a player.

Comprehensive Rules of 2026, 702.112.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import HasDesignation, Not
from sandbox.meaning.effects import GetDesignation, PutCounters
from sandbox.meaning.events import DealsDamage
from sandbox.meaning.references import Itself
from sandbox.terms.designations import RENOWNED


def read_renown(number: int) -> Triggered:
    """When it deals combat damage to a player, if it is not renowned, it gets so many +1/+1 counters and becomes
    renowned."""
    effects = (PutCounters(Itself(), "+1/+1", number), GetDesignation(Itself(), RENOWNED))
    return Triggered(DealsDamage(to="player", combat_only=True), (Mode(effects),), Not(HasDesignation(RENOWNED)))
