"""The oracle that answers with a scenario's text.

It reads on in the text until a sentence answers the question at hand. Acts are taken when it is their player's chance;
choices may be announced beforehand or follow the sentence that brings them up; time moves when a sentence needs it to.
Claims are checked where they stand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from sandbox.engine.acts import Act
from sandbox.engine.choices import AnyChoice, Choice, Unanswered
from sandbox.engine.game import Game
from sandbox.engine.moments import STEP_BEGAN, Moment
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import AnyQuestion
from sandbox.engine.questions.announcing import WhetherToPlay
from sandbox.engine.questions.combat import WhetherToAttack, WhoAttacks, WhoBlocks
from sandbox.engine.questions.costs import WhichManaIsSpent
from sandbox.engine.questions.orders import Order
from sandbox.engine.questions.yes_or_no import WhetherToMulligan
from sandbox.rules.turn.turn import may_be_left
from sandbox.scenarios.explore.unstated_orders import Unstated, UnstatedAnswers, UnstatedOrder, UnstatedPayment
from sandbox.scenarios.language.step_values import NO_ANSWER, TimeGoal
from sandbox.scenarios.legal_moves.say import option_of
from sandbox.scenarios.play.answering import answer_to
from sandbox.scenarios.play.chances import act_of
from sandbox.scenarios.play.declarations import (
    act_within,
    declared_attack,
    declared_block,
    declares_next,
    wants_attack,
)
from sandbox.scenarios.play.judging import is_about_declaring
from sandbox.scenarios.play.reading import EndOfText, ScenarioReading
from sandbox.scenarios.play.script import asked_by
from sandbox.scenarios.values.ruling import Pick
from sandbox.terms.steps import Step

A = TypeVar("A")
AtEnd = Callable[[Game], None]
DECLARED: dict[type[AnyQuestion], str] = {WhoAttacks: "attack", WhoBlocks: "block"}
"""What is declared, by the question for it."""
JUDGED_AFTER = (
    Moment.RESOLVED,
    Moment.COMBAT_DAMAGE_OVER,
    Moment.HANDS_DRAWN,
    Moment.ANTES_SET_ASIDE,
    Moment.GAME_BEGAN,
    Moment.TOLD,
)
"""Claims that follow a sentence which waited for the moment are judged at once."""


class TextOracle:
    """Answers out of a reading. What no sentence says is as it stands, or as `decided`; where it must be said, and at
    the questions of `opened`, it raises Unanswered."""

    def __init__(self, reading: ScenarioReading) -> None:
        self.reading = reading
        self.decided: UnstatedAnswers = {}
        self.opened: frozenset[int] = frozenset()
        self.stop_at = -1
        """The number of the chance to act at which the reading ends."""
        self.arrived = False
        """A step that the text waited for has begun, and nobody has been asked anything in it yet."""
        self.judge_after: Step | None = None
        """The step after which claims about it are judged: one without a window."""
        self.chances: list[int] = []
        """The numbers of the questions at which the game could be left and gone on with."""
        self.last_chance = 0
        """The number of the question at which a player could last act."""
        self.unstated: list[Unstated] = []
        self.at_end: AtEnd | None = None
        """Told of the game where the text ends and a player could act."""
        self.said: list[Pick] = []
        """What has been decided so far."""

    def act(self, game: Game, player: Player) -> Act:
        self.arrived = False
        self.last_chance = game.questions
        if may_be_left(game):
            self.chances.append(game.questions)
        if game.questions == self.stop_at:
            raise EndOfText
        try:
            return act_of(self.reading, game, player)
        except EndOfText:
            if self.at_end is not None:
                self.at_end(game)
            raise

    # choices

    def choose(self, game: Game, choice: Choice[A]) -> A:
        return cast(A, self._choose(game, choice))

    def _choose(self, game: Game, choice: AnyChoice) -> object:
        self._judge_before(game, choice)
        match choice.question:
            case WhetherToAttack():
                return wants_attack(self.reading, game)
            case WhetherToPlay():
                return act_within(self.reading, choice)
        answer = self._said(choice)
        return self._unsaid(game, choice) if answer is NO_ANSWER else answer

    def _said(self, choice: AnyChoice) -> object:
        match choice.question:
            case WhoAttacks():
                return declared_attack(self.reading, choice)
            case WhoBlocks():
                return declared_block(self.reading, choice)
        return answer_to(self.reading, choice)

    def _judge_before(self, game: Game, choice: AnyChoice) -> None:
        if choice.question.__class__ in DECLARED:
            self._judge_before_declaring(game, choice, DECLARED[choice.question.__class__])
        elif self.arrived or isinstance(choice.question, WhetherToMulligan):
            self.reading.judge.judge_all_here(asked_by(game, choice), with_legality=self.judge_after is not None)
            self.arrived, self.judge_after = False, None
        self.reading.judge.judge_answers(choice)
        self.reading.judge.judge_in_course(choice)

    def _judge_before_declaring(self, game: Game, choice: AnyChoice, verb: str) -> None:
        """Claims that stand before the declaration: those about it and, where the text goes on with it, all."""
        reading, here = self.reading, self.arrived or self.reading.script.at == 0
        bound = reading.script.current
        if bound is not None and (here or is_about_declaring(bound, verb)):
            everything = self.judge_after is not None or declares_next(reading, verb)
            reading.judge.judge_all_here(asked_by(game, choice), with_legality=everything, declaring=verb)
        self.arrived, self.judge_after = False, None

    def _unsaid(self, game: Game, choice: AnyChoice) -> object:
        """What has been decided; else what happens of itself, if anything does."""
        decided = self.decided.get(game.questions)
        if isinstance(choice.question, WhichManaIsSpent) and isinstance(decided, tuple):
            return choice.listed()[decided[0]]
        if isinstance(decided, int) and decided < len(choice.listed()):  # else it was decided of another question
            option = choice.listed()[decided]
            self.said.append(Pick(choice.player.name, option_of(choice, option), choice.text))
            return option
        if choice.must_say and choice.why_not is None and len(options := choice.listed()) == 1:
            return options[0]
        if choice.must_say or game.questions in self.opened:
            raise Unanswered(choice)
        if isinstance(choice.question, WhichManaIsSpent):
            self.unstated.append(UnstatedPayment(game.questions, len(choice.listed())))
        if not isinstance(choice.question, Order):
            return choice.default
        if isinstance(decided, tuple) and len(decided) == len(choice.question.things):
            return [choice.question.things[place] for place in decided]
        self.unstated.append(UnstatedOrder.of(game.questions, choice.question.things))
        return choice.default

    # moments

    def happened(self, game: Game, moment: Moment, about: Object | Player | None = None) -> None:
        bound = self.reading.script.current
        if bound is None or not isinstance(bound.value, TimeGoal):
            self._judge_at(game, moment)
            return
        goal = self.reading.goal(bound)
        goal.at(self.reading.context, moment, about)
        if not goal.done:
            return
        self.reading.time_has_come(moment)
        self.arrived = moment is STEP_BEGAN
        if moment in JUDGED_AFTER:
            self.reading.judge.judge_all_here(moment)
        elif moment is Moment.TURN_ENDED:
            self.reading.judge.judge_all_here(moment, with_legality=True)
        elif moment is STEP_BEGAN and game.step not in game.edition.turn.open_steps:
            self.judge_after = game.step

    def _judge_at(self, game: Game, moment: Moment) -> None:
        """Claims about a step in which nobody acts are judged in its course, and those before anything has begun."""
        if moment is STEP_BEGAN:
            is_time = self.reading.script.at == 0 and game.step not in game.edition.turn.open_steps
        elif moment is Moment.STEP_DONE:
            is_time = game.step is self.judge_after
        else:
            is_time = moment is Moment.BEFORE_THE_GAME
        if is_time:
            self.reading.judge.judge_all_here(moment, with_legality=True)
            self.judge_after = None
