"""Sentences that claim something, checked where they stand. The general ones come last."""

from sandbox.scenarios.sentences.claims.combat import COMBAT
from sandbox.scenarios.sentences.claims.looks import LOOKS
from sandbox.scenarios.sentences.claims.places import PLACES
from sandbox.scenarios.sentences.claims.players import PLAYERS
from sandbox.scenarios.sentences.claims.trace import TRACE

CLAIMS = (*PLAYERS, *TRACE, *COMBAT, *PLACES, *LOOKS)

__all__ = ["CLAIMS"]
