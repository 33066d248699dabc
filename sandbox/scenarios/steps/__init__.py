"""The table of sentences: everything that a scenario can say."""

from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.steps.actions import ACTS
from sandbox.scenarios.steps.answers import ANSWERS
from sandbox.scenarios.steps.beginning import BEGINNING
from sandbox.scenarios.steps.combat import COMBAT
from sandbox.scenarios.steps.commander import COMMANDER
from sandbox.scenarios.steps.companions import COMPANIONS
from sandbox.scenarios.steps.decks import DECKS
from sandbox.scenarios.steps.formats import FORMATS
from sandbox.scenarios.steps.given import GIVEN
from sandbox.scenarios.steps.legality import LEGALITY
from sandbox.scenarios.steps.then import CLAIMS
from sandbox.scenarios.steps.time import TIME
from sandbox.scenarios.steps.whole_game import WHOLE_GAME

TABLE: tuple[StepDefinition, ...] = (
    *BEGINNING,
    *DECKS,
    *FORMATS,
    *COMMANDER,
    *COMPANIONS,
    *WHOLE_GAME,
    *GIVEN,
    *COMBAT,
    *ANSWERS,
    *ACTS,
    *TIME,
    *LEGALITY,
    *CLAIMS,
)

__all__ = ["TABLE"]
