"""Several ways to tell one act."""

from collections.abc import Callable

from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import ToldAct
from sandbox.wording.grammar import Table
from sandbox.wording.saying import hears


def told_acts(build: Callable[..., ToldAct], *notations: str) -> Table:
    """Several ways to tell an act; what stands in the slots are its parts."""
    return tuple([hears(ACT, notation, build) for notation in notations])
