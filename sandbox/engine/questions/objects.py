"""Which object or player is meant, and what is done with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import A, Deed, Question


@dataclass(frozen=True, eq=False)
class WhichObject(Question[A]):
    """An object or a player; in some questions nothing."""

    deed: Deed = Deed.CHOOSE
    is_a_step = True

    def told(self, answer: A, options: Sequence[A]) -> str:
        """What is done with the object at once is a step of its own."""
        silent = answer is None or len(options) < 2 or self.deed not in (Deed.CHOOSE, Deed.KEEP)
        return "" if silent or not isinstance(answer, Object | Player) else f"{self.deed} {named(answer)}"


class WhichGoesOnPile(WhichObject[Object | None]):
    """The piles are told when they are made."""

    is_a_step = False


class WhoPlaysFirst(WhichObject[Player]):
    """Whom the player lets begin who decides it."""

    is_a_step = False
