"""What a spell was cast with, where something that it becomes asks for it."""

from __future__ import annotations

from functools import cache

from sandbox.engine.objects import Characteristics
from sandbox.meaning.amounts import ColorsSpent, ManaSpentOn
from sandbox.meaning.card import Card
from sandbox.meaning.conditions import ManaWasSpent
from sandbox.meaning.nodes import Meaning
from sandbox.rules.lookup.amounts import PAID_WITH_LIFE

LIFE = PAID_WITH_LIFE
ASKS_FOR_PAYMENT = frozenset({"compleated", "ravenous", "sunburst"})
"""Keywords of what a spell becomes that ask what was paid for it."""


def asks_for_payment(spell: Characteristics) -> bool:
    """Whether a keyword or a text of the spell asks what was paid for it."""
    return not spell.keywords.isdisjoint(ASKS_FOR_PAYMENT) or asks_what_was_spent(spell.abilities)


@cache
def asks_what_was_spent(part: object) -> bool:
    """Whether a text asks for the mana that its spell was cast with."""
    if isinstance(part, tuple):
        return any(map(asks_what_was_spent, part))
    if isinstance(part, ColorsSpent | ManaSpentOn | ManaWasSpent):
        return True
    if not isinstance(part, Meaning) or isinstance(part, Card):
        return False
    return any(asks_what_was_spent(each) for each in part.parts().values() if isinstance(each, tuple | Meaning))
