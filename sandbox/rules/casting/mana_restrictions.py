"""What mana may be spent on: some is reserved for certain uses."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.kinds import ManaUse
from sandbox.rules.lookup.filters import matches


class PaidFor(Enum):
    """What is paid for, as far as mana asks."""

    SPELL = "a spell"
    ABILITY = "an ability"
    CUMULATIVE_UPKEEP = "cumulative upkeep"
    OTHER = "anything else"


class Purpose(NamedTuple):
    """What mana is spent on: `source` is the spell, or what the ability stands on."""

    source: Object
    what: PaidFor = PaidFor.OTHER


def may_be_spent(game: Game, player: Player, use: ManaUse, on: Purpose | None) -> bool:
    """Whether mana that is reserved for the use may be spent on that."""
    if use.not_spells is not None:
        is_spell = on is not None and on.what is PaidFor.SPELL
        return not (on is not None and is_spell and matches(game, use.not_spells, on.source, player))
    if on is None or on.what is PaidFor.OTHER:
        return False
    if on.what is PaidFor.CUMULATIVE_UPKEEP:
        return use.cumulative_upkeep
    kind = use.spells if on.what is PaidFor.SPELL else use.abilities_of
    return kind is not None and matches(game, kind, on.source, player)


def free_pool(game: Game, player: Player, on: Purpose | None) -> dict[str, int]:
    """The mana of the pool that may be spent on that."""
    pool = player.pool
    for use, amounts in player.reserved.items():
        if not may_be_spent(game, player, use, on):
            pool = {kind: amount - amounts.get(kind, 0) for kind, amount in pool.items()}
    return pool


def take_reserved(game: Game, player: Player, kind: str, on: Purpose | None) -> None:
    for use, amounts in player.reserved.items():
        if amounts.get(kind, 0) and may_be_spent(game, player, use, on):
            amounts[kind] -= 1
            return
