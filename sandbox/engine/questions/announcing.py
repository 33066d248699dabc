"""What is asked as a spell or ability is announced: whether at all, its targets, its modes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.engine.acts import Act
from sandbox.engine.objects import Player
from sandbox.engine.questions import A, Question
from sandbox.meaning.abilities import Mode


class WhetherToPlay(Question[Act]):
    """Whether the card is played now, because a text lets its player do so as it is carried out."""

    is_a_decision = False


class WhichTarget(Question[A]):
    pass


class WhichOpponent(WhichTarget[Player]):
    """Whom a text means that names one opponent and aims at nobody."""

    is_a_step = True

    def told(self, answer: Player, options: Sequence[Player]) -> str:
        return f"chooses {answer.name}{self._for_what()}" if len(options) > 1 else ""


@dataclass(frozen=True, eq=False)
class WhichMode(Question[Mode]):
    """One of the modes that are legal now."""

    printed: Sequence[Mode] = ()
    """All of them, as the text lists them."""
    is_a_step = True

    def number(self, mode: Mode) -> int:
        """Counted from 1 among all of them, legal or not."""
        return self.printed.index(mode) + 1

    def told(self, answer: Mode, options: Sequence[Mode]) -> str:
        return f"chooses mode {self.number(answer)}{self._for_what()}" if len(options) > 1 else ""
