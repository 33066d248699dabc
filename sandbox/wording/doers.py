"""Instructions that are printed without a subject: whoever the text speaks to does them."""

from sandbox.meaning import effects
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import Reference, You

BY_DOER = (
    effects.Draw,
    effects.Discard,
    effects.DiscardThat,
    effects.ShuffleHandAndDraw,
    effects.Sacrifice,
    effects.ExtraTurn,
    effects.Shuffle,
    effects.AddMana,
    effects.Scry,
    effects.Surveil,
    effects.Mill,
    effects.Token,
    effects.TokenCopy,
)
"""Said without a subject when they are the doer's own."""


def is_doers(part: Meaning, doer: Reference) -> bool:
    """Whether the instruction is printed without a subject."""
    if isinstance(part, BY_DOER):
        return part.who == doer
    return isinstance(part, (effects.GainLife, effects.LoseLife)) and part.who == doer != You()
