"""The kinds of questions that a game asks, a module for each group. Each carries what it asks about, and names the type
of its answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

from sandbox.engine.names import named
from sandbox.engine.objects import Object

A = TypeVar("A")


class Deed(StrEnum):
    """What is done with an object that somebody chooses, as a verb that says so."""

    BOTTOM = "puts on the bottom"
    CHOOSE = "chooses"
    COPY = "copies"
    DISCARD = "discards"
    EXILE = "exiles"
    FIND = "finds"
    KEEP = "keeps"
    REDIRECT = "redirects"
    RETURN = "returns"
    SACRIFICE = "sacrifices"
    UNTAP = "untaps"


@dataclass(frozen=True, eq=False)
class Question(Generic[A]):
    """`about` is the object that the choice belongs to: mostly the one whose text asks."""

    about: Object | None = None
    is_a_decision: ClassVar[bool] = True
    """Whether whoever controls the player's turn is asked in the player's place. Attacks, blocks and spells are the
    player's own, whoever decides about them; chance is nobody's."""
    is_a_step: ClassVar[bool] = False
    """Whether the choice is a step of the trace. Where it is not, the step that follows from it says it."""
    is_declined: ClassVar[bool] = False
    """Whether it is a step as well that the player, who could, does nothing."""

    def told(self, answer: A, options: Sequence[A]) -> str:
        """The choice as a step, after the name of the player; empty where there was nothing to choose."""
        return f"chooses {answer}{self._for_what()}"

    def _for_what(self) -> str:
        return f" for {named(self.about)}" if self.about is not None else ""

    def concerns(self) -> tuple[Object, ...]:
        """The objects by which a text may name the choice."""
        return () if self.about is None else (self.about,)


class YesOrNo(Question[bool]):
    pass


AnyQuestion = Question[Any]
