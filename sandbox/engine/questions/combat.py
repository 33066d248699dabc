"""Attacks, blocks, bands, and the orders in which creatures fight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.engine.acts import Attack, Block
from sandbox.engine.objects import Object
from sandbox.engine.questions import Question


class WhetherToAttack(Question[bool]):
    """Whether an attack is announced, before attackers are named."""

    is_a_decision = False


class WhoAttacks(Question[Attack | None]):
    is_a_decision = False


class WhoBlocks(Question[Block]):
    is_a_decision = False


@dataclass(frozen=True, eq=False)
class HowBandIsRegrouped(Question[list[list[Object]]]):
    band: Sequence[Object] = ()


@dataclass(frozen=True, eq=False)
class FightingOrder(Question[list[Object]]):
    """In which order those stand that the one creature fights."""

    things: Sequence[Object] = ()


class BlockerOrder(FightingOrder):
    pass


class AttackerOrder(FightingOrder):
    pass
