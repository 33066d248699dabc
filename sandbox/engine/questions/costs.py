"""What is asked as costs are paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions import Deed, Question, YesOrNo


@dataclass(frozen=True, eq=False)
class WhatPays(Question[Object]):
    deed: Deed = Deed.CHOOSE


class WhichManaIsSpent(Question[tuple[str, ...]]):
    """Which mana of the pool pays for `about`. It is paid as it stands where nobody says how and it makes no
    difference."""

    is_a_step = True

    def told(self, answer: tuple[str, ...], options: Sequence[tuple[str, ...]]) -> str:
        return f"spends {''.join(f'{{{kind}}}' for kind in answer)}{self._for_what()}"


@dataclass(frozen=True, eq=False)
class WhetherToPay(YesOrNo):
    """`on_its_way` is the spell or effect that is paid for, where that is not what asks."""

    on_its_way: Object | None = None
    is_a_step = True
    is_declined = True

    def told(self, answer: bool, options: Sequence[bool]) -> str:
        """What is paid is a step of its own."""
        what = self.on_its_way or self.about
        return f"does not pay for {named(what)}" if not answer and what is not None else ""

    def concerns(self) -> tuple[Object, ...]:
        return (*super().concerns(), *(() if self.on_its_way is None else (self.on_its_way,)))


class WhetherToPayUpkeep(WhetherToPay):
    def told(self, answer: bool, options: Sequence[bool]) -> str:
        return f"does not pay the upkeep of {named(self.about)}" if not answer and self.about is not None else ""
