"""Going on beyond the end of a text, in a game played once more, for claims whose question has not come up yet."""

from __future__ import annotations

from contextlib import suppress
from typing import TypeVar, cast

from sandbox.engine.acts import PASS, Act
from sandbox.engine.choices import Choice, Unanswered
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object, Player
from sandbox.rules.turn.turn import play
from sandbox.scenarios.play.oracle import TextOracle
from sandbox.scenarios.play.playthrough import Playthrough, set_up
from sandbox.scenarios.play.reading import EndOfText, Stopped
from sandbox.terms.errors import HeadjudgeError

A = TypeVar("A")
MOST_TURNS = 2
"""The present turn and the next."""


def judge_what_waits(playthrough: Playthrough) -> None:
    """Judges claims about answers at the questions to come, if nobody does more than the rules oblige them to. The
    playthrough, which has come to the end of its text, stays as it is. What is still not judged waits on."""
    judge = playthrough.reading.judge
    if not judge.waiting:
        return
    again = set_up(playthrough.parsed, playthrough.game.edition)
    again.oracle.decided = playthrough.oracle.decided
    again.game.oracle = _LookAhead(again.oracle)
    with suppress(EndOfText, Stopped, HeadjudgeError, RecursionError):
        play(again.game)
    judge.take_over(again.reading.judge)


class _LookAhead:
    """Answers with the text as far as it goes, and then what happens of itself, and nothing else."""

    def __init__(self, text: TextOracle) -> None:
        self.text = text
        self.ended = False
        self.turns = 0

    def act(self, game: Game, player: Player) -> Act:
        if not self.ended:
            try:
                return self.text.act(game, player)
            except EndOfText:
                self.ended = True
        if not self.text.reading.judge.waiting or self.turns >= MOST_TURNS:
            raise EndOfText
        return PASS

    def choose(self, game: Game, choice: Choice[A]) -> A:
        if not self.ended:
            return self.text.choose(game, choice)
        self.text.reading.judge.judge_answers(choice)
        options = choice.listed() if choice.must_say else []
        if choice.must_say and len(options) != 1:
            raise Unanswered(choice)
        return options[0] if options else cast(A, choice.default)

    def happened(self, game: Game, moment: Moment, about: Object | Player | None = None) -> None:
        if self.ended:
            self.turns += moment is Moment.TURN_ENDED
        else:
            self.text.happened(game, moment, about)
