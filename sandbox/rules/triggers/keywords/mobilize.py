"""Mobilize: an attacker that comes with Warriors for a turn.

Comprehensive Rules of 2026, 702.181.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import Amount
from sandbox.meaning.card import Card
from sandbox.meaning.effects import AtNext, Sacrifice, Token
from sandbox.meaning.events import AtEndOfTurn, Attacks
from sandbox.meaning.references import It
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType

WARRIOR = Card(
    "Warrior",
    types=frozenset({CardType.CREATURE}),
    subtypes=("Warrior",),
    power=1,
    toughness=1,
    color_words=frozenset({Color.RED}),
)


def read_mobilize(number: Amount) -> Triggered:
    """Whenever it attacks, so many 1/1 red Warriors enter tapped and attacking, and are sacrificed at the beginning of
    the next end step."""
    effects = (Token(WARRIOR, number, tapped=True, attacking=True), AtNext(AtEndOfTurn(), (Sacrifice(It()),)))
    return Triggered(Attacks(), (Mode(effects),))
