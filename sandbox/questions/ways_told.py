"""Several ways to say one thing, as templates of its sort; what stands in the slots are its parts."""

from collections.abc import Callable

from sandbox.questions.phrases import ACT, ASK, FACT, OUTCOME
from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.asked import Ask
from sandbox.questions.said.outcomes import ToldOutcome
from sandbox.questions.said.things import PartSaid
from sandbox.wording.grammar import Table
from sandbox.wording.saying import hears


def told_acts(build: Callable[..., ToldAct], *notations: str) -> Table:
    """An act told."""
    return tuple([hears(ACT, notation, build) for notation in notations])


def asks(build: Callable[..., Ask], *notations: str) -> Table:
    """Something asked."""
    return tuple([hears(ASK, notation, build) for notation in notations])


def told_facts(build: Callable[..., PartSaid], *notations: str) -> Table:
    """Something that is so."""
    return tuple([hears(FACT, notation, build) for notation in notations])


def told_outcomes(build: Callable[..., ToldOutcome], *notations: str) -> Table:
    """Something that has come about."""
    return tuple([hears(OUTCOME, notation, build) for notation in notations])
