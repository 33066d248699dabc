"""Job select and For Mirrodin!: Equipment that comes with a bearer.

Comprehensive Rules of 2026, 702.163 and 702.182.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.card import Card
from sandbox.meaning.effects import Attach, Token
from sandbox.meaning.events import Enters
from sandbox.meaning.references import It, Itself
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType

HERO = Card(
    "Hero",
    types=frozenset({CardType.CREATURE}),
    subtypes=("Hero",),
    power=1,
    toughness=1,
    color_words=frozenset(),
)
REBEL = Card(
    "Rebel",
    types=frozenset({CardType.CREATURE}),
    subtypes=("Rebel",),
    power=2,
    toughness=2,
    color_words=frozenset({Color.RED}),
)
JOB_SELECT = Triggered(Enters(), (Mode((Token(HERO), Attach(Itself(), It()))),))
"""When it enters, its controller creates a 1/1 colorless Hero and attaches it to that."""
FOR_MIRRODIN = Triggered(Enters(), (Mode((Token(REBEL), Attach(Itself(), It()))),))
"""When it enters, its controller creates a 2/2 red Rebel and attaches it to that."""
