"""Whether a player does what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.engine.names import named
from sandbox.engine.questions import YesOrNo


class WhetherToUse(YesOrNo):
    """Whether the player does what a text says that he may do."""

    is_a_step = True
    is_declined = True

    def told(self, answer: bool, options: Sequence[bool]) -> str:
        return f"{'uses' if answer else 'declines'} the effect of {named(self.about)}" if self.about is not None else ""


class WhetherToLeaveTapped(YesOrNo):
    is_a_step = True

    def told(self, answer: bool, options: Sequence[bool]) -> str:
        return f"leaves {named(self.about)} tapped" if answer and self.about is not None else ""


class WhetherToRemoveInstead(YesOrNo):
    """Whether a card is removed from the game instead of being discarded."""


class WhetherToCommandZone(YesOrNo):
    """Whether a commander is put into the command zone."""


class WhetherToMulligan(YesOrNo):
    pass
