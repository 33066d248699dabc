"""Who gets how much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.engine.actions import Action
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import A, Question


class DivisionQuestion(Question[A]):
    """Who gets how much."""


@dataclass(frozen=True, eq=False)
class DamageDivision(DivisionQuestion[dict[Object | Player, int]]):
    """`about` deals so much combat damage. Where bands are divided among, the first of each group stands for it."""

    amount: int = 0
    recipients: Sequence[Object | Player] = ()
    groups: Sequence[Sequence[Object]] = ()


@dataclass(frozen=True, eq=False)
class PreventionDivision(DivisionQuestion[dict[Object, int]]):
    """Of which sources a limited shield stops how much damage."""

    amount: int = 0


@dataclass(frozen=True, eq=False)
class TargetDivision(DivisionQuestion[tuple[int, ...]]):
    """How much each target of the action gets, in their order."""

    action: Action | None = None
