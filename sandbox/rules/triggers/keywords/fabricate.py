"""Fabricate: counters for a creature that enters, or Servos beside it.

Comprehensive Rules of 2026, 702.123.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.card import Card
from sandbox.meaning.effects import May, PutCounters, Token
from sandbox.meaning.events import Enters
from sandbox.meaning.references import Itself
from sandbox.terms.types import CardType

SERVO = Card(
    "Servo",
    types=frozenset({CardType.ARTIFACT, CardType.CREATURE}),
    subtypes=("Servo",),
    power=1,
    toughness=1,
    color_words=frozenset(),
)


def read_fabricate(number: int) -> Triggered:
    """When it enters, its controller may put that many +1/+1 counters on it, or creates as many Servos."""
    counters = PutCounters(Itself(), "+1/+1", number)
    return Triggered(Enters(), (Mode((May((counters,), otherwise=(Token(SERVO, number),)),)),))
