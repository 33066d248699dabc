"""What a plus sign says between two cards: that one is on the other, or only that both are there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.meaning.card import Card
from sandbox.questions.named_cards import card_named
from sandbox.questions.tokens import NormalToken
from sandbox.terms.types import AURA, EQUIPMENT, PERMANENT_TYPES, CardType

GROWS = re.compile(r"[Tt]arget creature (?:you control )?(?:gets \+|gains (?!control))")
"""Texts of spells that make a creature better than it was."""
AT_CREATURES = re.compile(r"any target|[Tt]arget (?:[\w-]+,? )*(?:creature|permanent)\b")
"""Texts of spells that can be aimed at creatures."""
_PLUS = "+"
_BEFORE_NOUN = frozenset({"a", "an", "the", "my", "his", "her", "their", "your", "our", "one"})


def with_signs(tokens: Sequence[NormalToken]) -> list[NormalToken]:
    """`Bears + Giant Growth`, `Holy Strength + Bears`: on the creature; a spell and something else are two things."""
    said = list(tokens)
    for at, token in enumerate(said):
        if token.text == _PLUS:
            before, after = _card_at(said, at - 1), _card_at(said, _noun_after(said, at))
            if before is not None and after is not None:
                aimed = _is_aimed(said, _noun_after(said, at) + 1)
                said[at] = replace(token, text="," if aimed else _between(before, after))
    return said


def _is_aimed(tokens: Sequence[NormalToken], at: int) -> bool:
    """`Servant + Bolt at him`: what comes after the sign is said to be aimed at something else."""
    return at < len(tokens) and tokens[at].text in ("at", "on", "targeting", "target")


def _noun_after(tokens: Sequence[NormalToken], at: int) -> int:
    return at + 2 if at + 1 < len(tokens) and tokens[at + 1].text in _BEFORE_NOUN else at + 1


def _card_at(tokens: Sequence[NormalToken], at: int) -> Card | None:
    card = tokens[at].card if 0 <= at < len(tokens) else ""
    return card_named(card) if card else None


def _between(before: Card, after: Card) -> str:
    if _is_creature(before) and _goes_on(after):
        return "with"
    if _goes_on(before) and _is_creature(after):
        return "on"
    if _hits(after) and _is_creature(before):
        return "against"
    if _hits(before) and _is_creature(after):
        return "on"
    spells = [card for card in (before, after) if PERMANENT_TYPES.isdisjoint(card.types)]
    return "," if len(spells) == 1 else "and"


def _is_creature(card: Card) -> bool:
    return CardType.CREATURE in card.types


def _hits(card: Card) -> bool:
    """Whether it is a spell that can be aimed at a creature."""
    return PERMANENT_TYPES.isdisjoint(card.types) and AT_CREATURES.search(card.text) is not None


def _goes_on(card: Card) -> bool:
    """Whether it is something to put on a creature."""
    spell = PERMANENT_TYPES.isdisjoint(card.types)
    return bool({AURA, EQUIPMENT} & set(card.subtypes)) or (spell and GROWS.search(card.text) is not None)
