"""What counts as an ability that makes mana."""

from __future__ import annotations

from sandbox.engine.objects import Characteristics
from sandbox.meaning.abilities import Activated
from sandbox.meaning.effects import AddMana, AddManaLandsCouldProduce, DoubleMana, Effect, If
from sandbox.terms.types import BASIC_LAND_TYPES, CardType


def makes_mana(ability: Activated) -> bool:
    """Whether the activated ability is one that makes mana and aims at nothing."""
    mode = ability.modes[0]
    return not mode.targets and any(
        isinstance(part, AddMana | AddManaLandsCouldProduce | DoubleMana) for e in mode.effects for part in _parts(e)
    )


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return (*effect.effects, *effect.otherwise) if isinstance(effect, If) else (effect,)


def has_mana_ability(characteristics: Characteristics) -> bool:
    """By its text, or as a land of a basic type."""
    basic = CardType.LAND in characteristics.types and not characteristics.subtypes.isdisjoint(BASIC_LAND_TYPES)
    return basic or any(makes_mana(ability) for ability in characteristics.activated())
