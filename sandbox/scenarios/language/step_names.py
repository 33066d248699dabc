"""What the steps of a turn are called."""

from __future__ import annotations

from sandbox.terms.errors import Malformed
from sandbox.terms.spelling import spelled_nearly
from sandbox.terms.steps import Step

NEAREST = {Step.DISCARD: Step.END, Step.END: Step.DISCARD}
STEP_WORDS = {
    "untap": Step.UNTAP,
    "upkeep": Step.UPKEEP,
    "draw": Step.DRAW,
    "main": Step.MAIN,
    "first main": Step.MAIN,
    "precombat main": Step.MAIN,
    "second main": Step.SECOND_MAIN,
    "postcombat main": Step.SECOND_MAIN,
    "beginning of combat": Step.COMBAT_START,
    "combat": Step.COMBAT_START,
    "declare attackers": Step.ATTACKERS,
    "declare blockers": Step.BLOCKERS,
    "first-strike damage": Step.FIRST_STRIKE,
    "combat damage": Step.DAMAGE,
    "end of combat": Step.COMBAT_END,
    "discard": Step.DISCARD,
    "end": Step.END,
    "end of turn": Step.END,
    "cleanup": Step.CLEANUP,
}
COMMON_STEPS = ["upkeep", "main phase", "end step"]
"""What is offered where no step is called nearly so."""


def step_named(words: str, line: int) -> Step:
    """`main phase`, `upkeep`, `declare blockers step`: the step meant."""
    plain = words.lower().removesuffix(" phase").removesuffix(" step")
    if plain not in STEP_WORDS:
        near = spelled_nearly(plain, STEP_WORDS) or COMMON_STEPS
        raise Malformed(f"there is no step called {words!r}", line, 1, words, near)
    return STEP_WORDS[plain]
