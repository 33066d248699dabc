"""What texts let their players choose: words, numbers, and which effect comes first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions import A, Question
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType


class WhetherToTap(Question[str]):
    """`tap` or `untap`."""

    is_a_step = True

    def told(self, answer: str, options: Sequence[str]) -> str:
        return f"chooses to {answer}{self._for_what()}"


class WhichPile(Question[str]):
    is_a_step = True


class WhichOption(Question[str]):
    """One of several things that a text puts in words."""

    is_a_step = True


class WhichVote(Question[str]):
    """What a player votes for."""

    is_a_step = True

    def told(self, answer: str, options: Sequence[str]) -> str:
        return f"votes for {answer}"


class WhichDoor(Question[str]):
    """A half of a permanent, by its name."""

    is_a_step = True


class HowMany(Question[int]):
    pass


class WhichColor(Question[Color]):
    is_a_step = True


class WhichLandType(Question[str]):
    is_a_step = True


class WhichAbility(Question[str]):
    """Which of several keywords something gains."""

    is_a_step = True


class WhichWord(Question[tuple[str, str]]):
    """Which word of a text is replaced, and by which."""

    is_a_step = True

    def told(self, answer: tuple[str, str], options: Sequence[tuple[str, str]]) -> str:
        old, new = answer
        return f"changes {old} to {new}"


@dataclass(frozen=True, eq=False)
class WhichCreatureType(Question[str]):
    other_than: frozenset[str] = frozenset()
    is_a_step = True


@dataclass(frozen=True, eq=False)
class WhichCardName(Question[str]):
    lands: bool = False
    """Whether a land card's name will do as well."""
    of: CardType | None = None
    """What the card must be, as it is printed."""
    is_a_step = True

    def told(self, answer: str, options: Sequence[str]) -> str:
        return f"names {answer}"


class WhichMana(Question[tuple[str, ...]]):
    pass


class WhichAppliesFirst(Question[A]):
    """Of several effects that would change the same event, by what they come from."""

    is_a_step = True

    def told(self, answer: A, options: Sequence[A]) -> str:
        name = named(answer) if isinstance(answer, Object) else answer or "what always holds"
        return f"applies {name} first"
