"""Battles: what the subtype Siege says, and casting a card transformed.

Comprehensive Rules of 2026, 310.12b.
"""

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import CastTransformed, RemoveFromGame
from sandbox.meaning.events import LosesLastCounter
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import It, Itself
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import COMMAND
from sandbox.wording.saying import say

DEFEAT = Triggered(
    LosesLastCounter(Itself(), "defense"),
    (Mode((RemoveFromGame(Itself()), CastTransformed(It()))),),
)


def with_defeat(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The texts of a Siege, with what every Siege does."""
    return abilities if DEFEAT in abilities else (*abilities, DEFEAT)


PRODUCTIONS: Table = (
    say(COMMAND, "you may cast {what:pointing_card} transformed without paying its mana cost", CastTransformed),
)
