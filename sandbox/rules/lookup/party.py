"""How many creatures are in a player's party."""

from __future__ import annotations

from itertools import combinations

from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.terms.creature_types import PARTY


def party_size(game: Game, player: Player) -> int:
    """Up to one creature for each of the four types; one that has several is counted for whichever makes the party
    largest: so many types, as there are enough creatures for any of them together.

    Comprehensive Rules of 2026, 700.8 to 700.8b.
    """
    looks = [game.characteristics(thing) for thing in game.permanents(player)]
    roles = [each.subtypes & PARTY for each in looks if each.is_creature and each.subtypes & PARTY]
    missing = max(len(some) - _creatures_for(roles, frozenset(some)) for some in _subsets())
    return len(PARTY) - missing


def _subsets() -> list[tuple[str, ...]]:
    return [some for number in range(len(PARTY) + 1) for some in combinations(sorted(PARTY), number)]


def _creatures_for(roles: list[frozenset[str]], types: frozenset[str]) -> int:
    return sum(not role.isdisjoint(types) for role in roles)
