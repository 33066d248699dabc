"""The table of sentences: everything that a scenario can say."""

from sandbox.scenarios.sentence import Sentence
from sandbox.scenarios.sentences.acts import ACTS, COMBAT
from sandbox.scenarios.sentences.answers import ANSWERS
from sandbox.scenarios.sentences.claims import CLAIMS
from sandbox.scenarios.sentences.given import GIVEN
from sandbox.scenarios.sentences.legality import LEGALITY
from sandbox.scenarios.sentences.matches import MATCHES
from sandbox.scenarios.sentences.movers import MOVERS

TABLE: tuple[Sentence, ...] = (*MATCHES, *GIVEN, *COMBAT, *ANSWERS, *ACTS, *MOVERS, *LEGALITY, *CLAIMS)

__all__ = ["TABLE"]
