"""Orders that may stay as they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from sandbox.engine.actions import Action
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions import A, Question


@dataclass(frozen=True, eq=False)
class Order(Question[list[A]]):
    """Things that come together, in the order that stands where nobody says another."""

    things: Sequence[A] = field(default=())
    what: ClassVar[str] = "effects"
    is_a_step = True

    def told(self, answer: list[A], options: Sequence[list[A]]) -> str:
        """An effect by the card that it is of, as texts name it."""
        sources = [thing.source if isinstance(thing, Action) else thing for thing in answer]
        names = [named(thing) for thing in sources if isinstance(thing, Object)]
        return f"orders the {self.what}: {', then '.join(names)}"


class EffectOrder(Order[Action]):
    pass


class GraveyardOrder(Order[Object]):
    what = "graveyard"


class LibraryOrder(Order[Object]):
    what = "library"
