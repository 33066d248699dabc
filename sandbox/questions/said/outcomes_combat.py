"""What may have come about of creatures in a fight: that they are still in it, or strike before others."""

from dataclasses import dataclass

from sandbox.questions.said.outcomes import OfThings


@dataclass(frozen=True)
class InCombat(OfThings):
    """Attacking or blocking at that point. `role`: which of the two, where that is said."""

    role: str = ""


class StrikesFirst(OfThings):
    """It deals damage in a fight, and its enemies deal theirs later or not at all."""
