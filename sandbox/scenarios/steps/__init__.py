"""The table of sentences: everything that a scenario can say."""

from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.steps.actions import ACTS, COMBAT
from sandbox.scenarios.steps.answers import ANSWERS
from sandbox.scenarios.steps.game import GAME
from sandbox.scenarios.steps.given import GIVEN
from sandbox.scenarios.steps.legality import LEGALITY
from sandbox.scenarios.steps.then import CLAIMS
from sandbox.scenarios.steps.time import TIME

TABLE: tuple[StepDefinition, ...] = (*GAME, *GIVEN, *COMBAT, *ANSWERS, *ACTS, *TIME, *LEGALITY, *CLAIMS)

__all__ = ["TABLE"]
