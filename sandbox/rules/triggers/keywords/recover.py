"""Recover: a card that comes back from the graveyard when a creature follows it there.

Comprehensive Rules of 2006, 502.54; of 2010, 702.56; of 2026, 702.59.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import InYourGraveyard
from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import Dies
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import Each


@dataclass(frozen=True)
class RecoverFor(Effect):
    """The card returns to the hand if its owner pays, and is exiled if not."""

    cost: Cost


def read_recover(cost: Cost) -> Triggered:
    """When a creature is put into its owner's graveyard from play, that player may pay: it returns to the hand, or else
    it is exiled."""
    own = Each(replace(CREATURE, owner="you"))
    return Triggered(Dies(own), (Mode((RecoverFor(cost),)),), InYourGraveyard())
