"""Beginning a game."""

from __future__ import annotations

from collections.abc import Iterable

import sandbox.rules.effects  # noqa: F401  (fills the table of performers)
from sandbox.engine.game import Edition, Game, Oracle
from sandbox.rules.continuous.characteristics import derive
from sandbox.rules.triggers.triggered import notice, signs


class Rulebook:
    """What a game asks of the rules by itself."""

    derive = staticmethod(derive)
    notice = staticmethod(notice)
    signs = staticmethod(signs)


def new_game(edition: Edition, oracle: Oracle, names: Iterable[str]) -> Game:
    """A game with empty zones, in the first player's main phase."""
    return Game(edition, oracle, names, Rulebook())
