"""Extort: with each spell its controller may pay to take life from every opponent.

Comprehensive Rules of 2026, 702.101.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import ThatMuch
from sandbox.meaning.costs import PayMana
from sandbox.meaning.effects import GainLife, LoseLife, Pays
from sandbox.meaning.events import SpellCast
from sandbox.meaning.references import Opponents, You
from sandbox.terms.mana import ManaCost

EXTORT = Triggered(
    SpellCast(who=You()),
    (Mode((Pays((PayMana(ManaCost(("W/B",))),), (LoseLife(1, Opponents()), GainLife(ThatMuch()))),)),),
)
"""Whenever its controller casts a spell and pays, each opponent loses 1 life, and the controller gains as much."""
