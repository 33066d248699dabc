"""Bestow: a creature card that is cast as an Aura, and is a creature again when it is on nothing.

Comprehensive Rules of 2026, 702.103.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import Cast
from sandbox.engine.changes.permanents import has_face_up
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Mode
from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import CostKeyword, Enchant
from sandbox.meaning.kinds import CREATURE, TargetSpec
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.terms.types import AURA, CardType

ENCHANTS = Mode((), (TargetSpec(CREATURE),))


def as_aura(card: Card) -> Card:
    """What the card is as long as it is bestowed (702.103b)."""
    types = (card.types - {CardType.CREATURE}) | {CardType.ENCHANTMENT}
    abilities = (Enchant(CREATURE), *card.abilities)
    return replace(card, types=types, subtypes=(AURA,), power=None, toughness=None, abilities=abilities)


def _is_put_on_the_stack_so(game: Game, spell: Object) -> None:
    has_face_up(game, spell, as_aura(spell.starting_card))


BESTOW = OfferedCost(CostKeyword, "bestow", paid=_is_put_on_the_stack_so)


def with_bestow(game: Game, act: Cast, modes: tuple[Mode, ...]) -> tuple[Mode, ...]:
    """Its only target is what it will enchant."""
    named = not act.offers or "bestow" in act.offers
    return (ENCHANTS,) if named and BESTOW.abilities(game.characteristics(act.card)) else modes
