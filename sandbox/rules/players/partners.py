"""Partners: two cards that lead one deck of Commander.

Comprehensive Rules of 2026, 702.124.
"""

from __future__ import annotations

from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import Keyword, PartnerWith
from sandbox.terms.creature_types import CREATURE_TYPES
from sandbox.terms.types import CardType, Supertype

BACKGROUND = "Background"
DOCTOR = frozenset({"Time", "Lord", "Doctor", "Time Lord"})
ALIKE = ("partner", "friends forever")
"""What both must have."""


def are_partners(one: Card, other: Card) -> bool:
    """Whether the two can lead a deck together; one kind of partner is never mixed with another (702.124f)."""
    return (
        any(_has(one, word) and _has(other, word) for word in ALIKE)
        or _name_each_other(one, other)
        or any(_is_led_with(first, second) for first, second in ((one, other), (other, one)))
    )


def is_background(card: Card) -> bool:
    """What can be a commander beside another only (702.124k)."""
    enchantment = CardType.ENCHANTMENT in card.types and Supertype.LEGENDARY in card.supertypes
    return enchantment and BACKGROUND in card.subtypes


def _has(card: Card, word: str) -> bool:
    return any(isinstance(ability, Keyword) and ability.word == word for ability in card.abilities)


def _name_each_other(one: Card, other: Card) -> bool:
    """By their names, or both by the name of one group."""
    ours = [ability for ability in one.abilities if isinstance(ability, PartnerWith)]
    theirs = [ability for ability in other.abilities if isinstance(ability, PartnerWith)]
    groups = {ability.name for ability in ours if ability.group} & {ability.name for ability in theirs if ability.group}
    named = any(each.name == other.name and not each.group for each in ours)
    return bool(groups) or (named and any(each.name == one.name and not each.group for each in theirs))


def _is_led_with(first: Card, second: Card) -> bool:
    if _has(first, "choose a background") and is_background(second):
        return True
    return _has(first, "doctor's companion") and _is_only_a_doctor(second)


def _is_only_a_doctor(card: Card) -> bool:
    """A legendary Time Lord Doctor creature of no other creature type (702.124m)."""
    legendary = CardType.CREATURE in card.types and Supertype.LEGENDARY in card.supertypes
    types = {each for each in card.subtypes if each in CREATURE_TYPES or each in DOCTOR}
    return legendary and "Doctor" in types and "Lord" in " ".join(types) and types <= DOCTOR
