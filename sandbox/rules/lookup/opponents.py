"""Which of several opponents a text means."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.engine.questions.announcing import WhichOpponent
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.range_of_influence import tell_nearest


def opponent_who(game: Game, context: Context, text: str) -> Player:
    """One opponent, whom the controller of the text names. Where none is within range, the nearest to the left.

    Comprehensive Rules of 2006, 601.5c; of 2010, 801.5c.
    """
    you = context.controller
    opponents = game.opponents(you) or game.to_the_left(you)[:1]
    if not game.in_range(you, opponents[0]):
        tell_nearest(game, opponents[0])
    return choose_one(game, you, WhichOpponent(context.source), text, opponents)
