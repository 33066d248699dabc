"""Split second: while such a spell waits, nothing but mana abilities can be used.

Comprehensive Rules of 2006, 502.58; of 2010, 702.58.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.terms.errors import Refusal


def why_not_with_split_second(game: Game) -> Refusal | None:
    """Why no spell can be cast and no ability activated now, but for mana; triggered abilities go on."""
    for action in game.waiting:
        if action.is_spell and action.snapshot.has("split second"):
            return Refusal("timing of spells", f"{named(action)} has split second")
    return None
