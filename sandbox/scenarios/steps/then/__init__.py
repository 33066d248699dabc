"""Sentences that claim something, checked where they stand. The general ones come last."""

from sandbox.scenarios.steps.then.characteristics import CHARACTERISTICS
from sandbox.scenarios.steps.then.combat import COMBAT
from sandbox.scenarios.steps.then.counting import COUNTING
from sandbox.scenarios.steps.then.course import COURSE
from sandbox.scenarios.steps.then.places import PLACES
from sandbox.scenarios.steps.then.players import PLAYERS
from sandbox.scenarios.steps.then.several import SEVERAL
from sandbox.scenarios.steps.then.trace import TRACE

CLAIMS = (*COUNTING, *COURSE, *PLAYERS, *TRACE, *COMBAT, *SEVERAL, *PLACES, *CHARACTERISTICS)

__all__ = ["CLAIMS"]
