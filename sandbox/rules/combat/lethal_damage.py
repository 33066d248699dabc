"""Lethal damage: how much of it a creature can be assigned before it is enough to destroy it."""

from __future__ import annotations

from sandbox.engine.combat import DamageToDivide
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.rules.state_based.deathtouch import lethal_from


def lethal(game: Game, division: DamageToDivide, creature: Object) -> int:
    """How much damage from the source is lethal to the creature now, with what others have been assigned to
    deal at the same time; to a planeswalker that is trampled over, its loyalty (2026, 702.19c)."""
    if creature is division.planeswalker:
        return max(0, creature.counters.get("loyalty", 0) - _coming(game, division, creature))
    toughness = game.characteristics(creature).toughness or 0
    needed = max(0, toughness - creature.damage - _coming(game, division, creature))
    return lethal_from(game.characteristics(division.source), needed)


def _coming(game: Game, division: DamageToDivide, creature: Object) -> int:
    combat = game.combat
    if combat is None:
        return 0
    hoped = combat.possible_later_damage.get(creature, 0) if division.hopeful else 0
    return combat.being_assigned.get(creature, 0) + hoped
