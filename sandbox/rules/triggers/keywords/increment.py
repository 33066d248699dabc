"""Increment: a creature that grows with each spell for which enough mana was spent.

Comprehensive Rules of 2026, 702.191.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import MoreManaWasSpent
from sandbox.meaning.effects import PutCounters
from sandbox.meaning.events import SpellCast
from sandbox.meaning.references import Itself, You

INCREMENT = Triggered(SpellCast(who=You()), (Mode((PutCounters(Itself(), "+1/+1"),)),), MoreManaWasSpent())
"""Whenever its controller casts a spell, if it is a creature and more mana was spent than its power or its toughness,
it gets a +1/+1 counter."""
