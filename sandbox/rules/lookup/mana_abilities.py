"""What counts as an ability that makes mana."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics
from sandbox.meaning.abilities import Activated
from sandbox.meaning.costs import ExileTopCards
from sandbox.meaning.effects import (
    AddMana,
    AddManaLandsCouldProduce,
    Ante,
    DoubleMana,
    Draw,
    Effect,
    ExchangeWithTopCard,
    If,
    InsteadIf,
    Mill,
    Return,
    SearchLibrary,
    ShuffleAllIntoLibrary,
    ShuffleIntoLibrary,
    Surveil,
)
from sandbox.terms.types import BASIC_LAND_TYPES, CardType
from sandbox.terms.zones import Zone

MOVES_LIBRARY_CARDS = (
    Ante,
    Draw,
    ExchangeWithTopCard,
    Mill,
    SearchLibrary,
    ShuffleAllIntoLibrary,
    ShuffleIntoLibrary,
    Surveil,
)


def is_mana_ability(game: Game, ability: Activated) -> bool:
    """Whether the edition lets it be activated while something is paid for, and lets nothing answer it."""
    return makes_mana(ability) and game.edition.mana.is_mana_ability(ability)


def makes_mana(ability: Activated) -> bool:
    """Whether the activated ability is one that makes mana and aims at nothing."""
    mode = ability.modes[0]
    return not mode.targets and any(
        isinstance(part, AddMana | AddManaLandsCouldProduce | DoubleMana) for e in mode.effects for part in _parts(e)
    )


def _parts(effect: Effect) -> tuple[Effect, ...]:
    if isinstance(effect, InsteadIf):
        return (*effect.effects, *effect.instead)
    return (*effect.effects, *effect.otherwise) if isinstance(effect, If) else (effect,)


# which of those that make mana are mana abilities


def whatever_else_it_does(ability: Activated) -> bool:
    """An ability without targets that can add mana, whatever else it does and costs (2006, 406.1; 2010, 605.1a)."""
    return True


def unless_it_moves_cards_of_a_library(ability: Activated) -> bool:
    """One whose cost or effect moves a card to or from a library uses the stack like any other (2026, 605.1a)."""
    parts = [part for effect in ability.modes[0].effects for part in _parts(effect)]
    paid = any(isinstance(payment, ExileTopCards) for payment in ability.cost)
    return not paid and not any(_moves_library_card(part) for part in parts)


def _moves_library_card(effect: Effect) -> bool:
    return isinstance(effect, MOVES_LIBRARY_CARDS) or (isinstance(effect, Return) and effect.zone is Zone.LIBRARY)


def has_mana_ability(characteristics: Characteristics) -> bool:
    """By its text, or as a land of a basic type."""
    basic = CardType.LAND in characteristics.types and not characteristics.subtypes.isdisjoint(BASIC_LAND_TYPES)
    return basic or any(makes_mana(ability) for ability in characteristics.activated())
