"""What is asked, with the pieces and players that it speaks of."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.questions.pieces import Piece
from sandbox.questions.said.asked import Ask, AskSize, AskWhether
from sandbox.questions.said.outcomes import HasSize
from sandbox.questions.said.outcomes_of_things import SizedBecause


@dataclass
class AskedAbout:
    """Something asked, with the pieces and players that it speaks of. `claim`: the sentence that answers it."""

    ask: Ask
    pieces: list[Piece] = field(default_factory=list)
    player: str = ""
    claim: str = ""
    claims: tuple[str, ...] = ()
    """Several sentences of which each may hold."""
    any_of: bool = False
    """Whether it is asked of any of the pieces, whichever."""
    others: tuple[Piece, ...] = ()
    """What the pieces are said to do something to."""
    denied: bool = False
    """Whether it is asked of something claimed that it does not come about."""


def is_of_present(asked: AskedAbout) -> bool:
    """Whether it is asked how large something is, which is so while nothing is done."""
    ask = asked.ask
    return isinstance(ask, AskSize) or (
        isinstance(ask, AskWhether) and isinstance(ask.outcome.plain, HasSize | SizedBecause)
    )
