"""The parts of a turn. An edition says which of them it has, and which of them are phases of their own."""

from enum import StrEnum


class Step(StrEnum):
    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    MAIN = "main phase"
    COMBAT_START = "beginning of combat"
    ATTACKERS = "declare attackers"
    BLOCKERS = "declare blockers"
    FIRST_STRIKE = "first-strike damage"
    DAMAGE = "combat damage"
    COMBAT_END = "end of combat"
    SECOND_MAIN = "second main phase"
    DISCARD = "discard"
    END = "end step"
    CLEANUP = "cleanup"


COMBAT_STEPS = (
    Step.COMBAT_START,
    Step.ATTACKERS,
    Step.BLOCKERS,
    Step.FIRST_STRIKE,
    Step.DAMAGE,
    Step.COMBAT_END,
)


class PhaseTiming(StrEnum):
    """When in a phase something happens. The older books tell the three apart, in the later ones all that happens in a
    step happens at its beginning."""

    BEGINNING = "beginning"
    DURING = "during"
    END = "end"
