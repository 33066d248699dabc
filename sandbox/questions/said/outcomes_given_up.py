"""What somebody may have given up, as a question asks about it."""

from dataclasses import dataclass

from sandbox.questions.said.outcomes import OfPlayer, OfThings


@dataclass(frozen=True)
class GivenUp(OfThings):
    """Sacrificed; `who`: by whom, where that is said."""

    who: str = ""


@dataclass(frozen=True)
class SacrificesSomething(OfPlayer):
    """The player has sacrificed something, whichever it is."""
