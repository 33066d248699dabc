"""What is given as a gift, and when a permanent gives it.

Comprehensive Rules of 2026, 702.174b and 702.174d to 702.174i.
"""

from __future__ import annotations

from functools import cache

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.card import Card
from sandbox.meaning.conditions import CostWasPaid
from sandbox.meaning.effects import Draw, Effect, ExtraTurn, Token
from sandbox.meaning.events import Enters
from sandbox.meaning.keyword_abilities import Gift
from sandbox.meaning.predefined_tokens import PREDEFINED
from sandbox.meaning.references import ChosenPlayer
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType


def _creature(name: str, size: int) -> Card:
    types, blue = frozenset({CardType.CREATURE}), frozenset({Color.BLUE})
    return Card(name, types=types, subtypes=(name,), power=size, toughness=size, color_words=blue)


@cache
def _presents() -> dict[str, Effect]:
    who = ChosenPlayer()
    return {
        "card": Draw(1, who),
        "treasure": Token(PREDEFINED["Treasure"], who=who),
        "food": Token(PREDEFINED["Food"], who=who),
        "tapped fish": Token(_creature("Fish", 1), who=who, tapped=True),
        "octopus": Token(_creature("Octopus", 8), who=who),
        "extra turn": ExtraTurn(who),
    }


def present_of(gift: Gift) -> tuple[Effect, ...]:
    """What the promised player gets."""
    return (_presents()[gift.present],)


def read_gift(gift: Gift) -> Triggered:
    """When the permanent enters, if the gift was promised, the player gets it."""
    return Triggered(Enters(), (Mode(present_of(gift)),), CostWasPaid("gift"))
