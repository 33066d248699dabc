"""How far what begins with `When you do` reaches.

Comprehensive Rules of 2026, 603.12.
"""

from sandbox.meaning.effects import Effect, Reflexive
from sandbox.wording.grammar import Unfit
from sandbox.wording.pointing import Aimed, Said, holds


def all_upon(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The sentences that follow belong to it where they speak of what it has aimed at."""
    aiming = next((place for place, each in enumerate(effects) if holds(each, Aimed)), None)
    if aiming is None or not any(holds(each, Said) for each in effects[aiming + 1 :]):
        raise Unfit
    return (Reflexive(effects),)
