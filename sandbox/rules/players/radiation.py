"""Rad counters: what they do to the player who has them.

Comprehensive Rules of 2026, 728.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.card import Card
from sandbox.meaning.conditions import PlayerCountersAre
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import BeginningOf
from sandbox.terms.designations import RAD
from sandbox.terms.steps import PRECOMBAT_MAIN


@dataclass(frozen=True)
class Irradiates(Effect):
    """As many cards are milled as there are rad counters; each nonland card among them takes one life and one of the
    counters."""


RADIATION = Card(
    "Rad Counters",
    abilities=(Triggered(BeginningOf(PRECOMBAT_MAIN), (Mode((Irradiates(),)),), PlayerCountersAre(RAD)),),
)
"""At the beginning of the player's precombat main phase."""
