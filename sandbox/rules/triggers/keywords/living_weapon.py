"""Living weapon: an Equipment that comes with a bearer.

Comprehensive Rules of 2026, 702.92.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.card import Card
from sandbox.meaning.effects import Attach, Token
from sandbox.meaning.events import Enters
from sandbox.meaning.references import It, Itself
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType

GERM = Card(
    "Phyrexian Germ",
    types=frozenset({CardType.CREATURE}),
    subtypes=("Phyrexian", "Germ"),
    power=0,
    toughness=0,
    color_words=frozenset({Color.BLACK}),
)
LIVING_WEAPON = Triggered(Enters(), (Mode((Token(GERM), Attach(Itself(), It()))),))
"""When it enters, its controller creates a 0/0 black Phyrexian Germ and attaches it to that."""
