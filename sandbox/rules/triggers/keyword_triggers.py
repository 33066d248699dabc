"""Keywords that stand for a triggered ability."""

from __future__ import annotations

from dataclasses import replace

from sandbox.meaning.abilities import CumulativeUpkeep, Keyword, Mode, Modular, Rampage, Triggered
from sandbox.meaning.amounts import CountersOn
from sandbox.meaning.conditions import HasCounter, Not
from sandbox.meaning.effects import May, PaysOrElse, PutCounters, PutIntoPlay
from sandbox.meaning.events import BecomesBlocked, BeginningOf, Dies
from sandbox.meaning.kinds import CREATURE, TargetSpec
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import Itself, OwnerOf, Target, You
from sandbox.rules.lookup.keyword_instructions import CumulativeUpkeepDue, RampageBonus
from sandbox.terms.steps import PhaseTiming
from sandbox.terms.types import CardType

ARTIFACT_CREATURE = replace(CREATURE, also=frozenset({CardType.ARTIFACT}))


def read_as_triggered(ability: Ability) -> Triggered | None:
    """The triggered ability that the keyword is short for, or None."""
    match ability:
        case Triggered():
            return ability
        case Modular():
            return MODULAR
        case Keyword("persist"):
            return PERSIST
        case Rampage(amount):
            return Triggered(BecomesBlocked(), (Mode((RampageBonus(amount),)),))
        case CumulativeUpkeep(cost):
            return Triggered(BeginningOf("upkeep", You(), PhaseTiming.DURING), (Mode((CumulativeUpkeepDue(cost),)),))
    return None


def is_cost(mode: Mode) -> bool:
    """Whether the text asks for a payment and says what happens without it."""
    return any(isinstance(effect, PaysOrElse | CumulativeUpkeepDue) for effect in mode.effects)


MODULAR = Triggered(
    Dies(),
    (
        Mode(
            (May((PutCounters(Target(0), "+1/+1", CountersOn(Itself(), "+1/+1")),)),),
            (TargetSpec(ARTIFACT_CREATURE),),
        ),
    ),
)
"""When it is put into a graveyard from play, its controller may put its counters on a target artifact creature."""

PERSIST = Triggered(
    Dies(),
    (Mode((PutIntoPlay(Itself(), OwnerOf(Itself()), counter="-1/-1"),)),),
    Not(HasCounter(Itself(), "-1/-1")),
)
"""When it dies, if it had no -1/-1 counter on it, it returns under its owner's control with one."""
