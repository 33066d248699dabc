"""Afterlife: Spirits that come when a creature dies.

Comprehensive Rules of 2026, 702.135.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.card import Card
from sandbox.meaning.effects import Token
from sandbox.meaning.events import Dies
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType

SPIRIT = Card(
    "Spirit",
    types=frozenset({CardType.CREATURE}),
    subtypes=("Spirit",),
    power=1,
    toughness=1,
    abilities=(Keyword("flying"),),
    color_words=frozenset({Color.WHITE, Color.BLACK}),
)


def read_afterlife(number: int) -> Triggered:
    """When it dies, its controller creates that many 1/1 white and black Spirits with flying."""
    return Triggered(Dies(), (Mode((Token(SPIRIT, number),)),))
