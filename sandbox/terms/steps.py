"""The parts of a turn. An edition says which of them it has, and which of them are phases of their own."""

from enum import IntEnum, StrEnum


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


PRECOMBAT_MAIN = "precombat main phase"
"""The first main phase alone, where a text says so."""


class StepPart(IntEnum):
    """The parts of a step, in their order. A game stands in one of them, and can be gone on with from there."""

    BEGINNING = 0
    EARLY_WINDOW = 1
    """Players may act before the step does what it does."""
    ACTIONS = 2
    """What the step does by itself."""
    WINDOW = 3
    ENDING = 4


MAIN_PHASES = (Step.MAIN, Step.SECOND_MAIN)
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


DRAW, COMBAT_START, ATTACKERS, COMBAT_END = Step.DRAW, Step.COMBAT_START, Step.ATTACKERS, Step.COMBAT_END
FIRST_STRIKE, CLEANUP = Step.FIRST_STRIKE, Step.CLEANUP
"""Named for quick looks: see `sandbox.terms.zones`."""
