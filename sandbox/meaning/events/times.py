"""Times that come, and states that are looked for."""

from sandbox.meaning.conditions import Condition
from sandbox.meaning.events.pattern import EventPattern
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import EachPlayer, Reference, You
from sandbox.terms.steps import PhaseTiming


class BeginningOf(EventPattern):
    """`At the beginning of your upkeep`: step is a word of `sandbox.terms.steps`; role player is the active player.

    `timing` is when in the step it happens.
    """

    step: str
    whose: Reference = You()
    timing: PhaseTiming = PhaseTiming.BEGINNING


class AtEndOfTurn(EventPattern):
    """`At the beginning of the end step`; the older books say *at end of turn*. Whose turn: `whose`."""

    whose: Reference = EachPlayer()


class DaytimeSwitches(EventPattern):
    """`Whenever day becomes night or night becomes day`; with `to`, only when it becomes that."""

    to: str | None = None


class StateIs(EventPattern):
    """`When you control no Islands`, `When an opponent has 10 or less life`: triggers while it is so."""

    controls_none: Kind | None = None
    opponent_life_at_most: int | None = None
    condition: Condition | None = None
    """`When ~ has no +1/+1 counters on it`"""
