"""The monarch: the abilities that the designation has.

Comprehensive Rules of 2026, 725.2.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.card import Card
from sandbox.meaning.effects import Draw, GetDesignationOfPlayer
from sandbox.meaning.events import AtEndOfTurn, DealsDamage
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import ControllerOf, Each, EventObject, You
from sandbox.terms.designations import MONARCH

DRAWS_AT_THE_END = Triggered(AtEndOfTurn(You()), (Mode((Draw(1),)),))
"""At the beginning of the monarch's end step, that player draws a card."""
IS_TAKEN_BY_DAMAGE = Triggered(
    DealsDamage(Each(CREATURE), "you", combat_only=True),
    (Mode((GetDesignationOfPlayer(MONARCH, ControllerOf(EventObject("subject"))),)),),
)
"""Whenever a creature deals combat damage to the monarch, its controller becomes the monarch."""
THE_MONARCH = Card("The Monarch", abilities=(DRAWS_AT_THE_END, IS_TAKEN_BY_DAMAGE))
