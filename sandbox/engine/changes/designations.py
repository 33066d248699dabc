"""The one writer of designations, counters and numbers of players and of the game. No rules are consulted, and no event
is told of.
"""

from __future__ import annotations

from sandbox.engine.designations import Designations
from sandbox.engine.game import Game
from sandbox.terms.designations import DAYTIMES


def gets_word(game: Game, holder: Designations, word: str) -> None:
    """The holder is called so, or has it, from then on."""
    holder.words |= {word}
    game.changed()


def loses_word(game: Game, holder: Designations, word: str) -> None:
    holder.words -= {word}
    game.changed()


def put_counters_on_player(game: Game, holder: Designations, name: str, number: int) -> None:
    """So many more of the kind; a negative number takes them away."""
    holder.counters[name] = holder.counters.get(name, 0) + number
    game.changed()


def set_number(game: Game, holder: Designations, name: str, number: int) -> None:
    """Such as the speed."""
    holder.numbers[name] = number
    game.changed()


def is_daytime(game: Game, daytime: str) -> None:
    """Day or night, from now on: it is never both."""
    game.designations.words = game.designations.words - DAYTIMES | {daytime}
    game.changed()
