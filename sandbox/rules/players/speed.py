"""Speed: what a player has who has started engines; it grows once in each own turn in which an opponent loses life.

Comprehensive Rules of 2026, 702.179 and 704.5aa.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import SpeedOf
from sandbox.meaning.card import Card
from sandbox.meaning.conditions import AllOf, AmountIs, During
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import LifeIsLost
from sandbox.meaning.references import Opponents, You

MAX_SPEED = 4


@dataclass(frozen=True)
class SpeedIncreases(Effect):
    """The player's speed increases by 1."""


NOT_AT_THE_MAXIMUM = AllOf((During(whose="your"), AmountIs(SpeedOf(You()), 0, MAX_SPEED - 1)))
GROWS = Triggered(LifeIsLost(Opponents()), (Mode((SpeedIncreases(),)),), NOT_AT_THE_MAXIMUM, once_each_turn=True)
"""Whenever an opponent loses life during the player's turn, if the speed is less than 4, it increases by 1; once each
turn (702.179d)."""
SPEED_GROWS = Card("Speed", abilities=(GROWS,))
