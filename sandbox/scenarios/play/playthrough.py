"""A scenario being played: its position set up, then the game as far as its text goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from sandbox.engine.acts import Act
from sandbox.engine.budget import Budget
from sandbox.engine.changes.control import is_seen_under
from sandbox.engine.changes.permanents import becomes_newest
from sandbox.engine.choices import AnyChoice, Choice, Unanswered
from sandbox.engine.game import Edition, Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import Node
from sandbox.rules.state_based.changed_by_itself import under_new_control
from sandbox.rules.turn.new_game import new_game
from sandbox.rules.turn.turn import play
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import Names, NotHere
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.language.setup import Placed, Setup
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.language.step_values import ActStep, ActSteps, AnswerStep, AttackStep, BlockStep
from sandbox.scenarios.play.judging import Judge
from sandbox.scenarios.play.oracle import TextOracle
from sandbox.scenarios.play.outcome import Snapshot
from sandbox.scenarios.play.reading import EndOfText, ScenarioReading, Stopped
from sandbox.scenarios.play.script import Asked, Script
from sandbox.scenarios.play.unknown_names import others_unknown
from sandbox.scenarios.steps.answers import GRAVEYARD
from sandbox.scenarios.steps.then.places import IN_GRAVEYARD
from sandbox.scenarios.steps.then.trace import TELLING
from sandbox.terms.errors import BudgetSpent, Illegal, IllegalAnswer, Malformed, Refusal, TooLong, raise_all

A = TypeVar("A")
ABOUT_GRAVEYARD_ORDER = frozenset((*GRAVEYARD, *IN_GRAVEYARD, *TELLING))
"""Sentences that can tell in which order cards went to a graveyard; the trace tells it as well."""
Watch = Callable[[Game, Node], None]


@dataclass
class Playthrough:
    """`before` is the position as it was set up; `placed` the cards that each name of the text became."""

    parsed: ParsedScenario
    game: Game
    oracle: TextOracle
    placed: list[Placed]
    before: Snapshot

    @property
    def reading(self) -> ScenarioReading:
        return self.oracle.reading


class _Nobody:
    """Answers nothing: while a position is set up, nobody is asked."""

    def act(self, game: Game, player: Player) -> Act:
        raise EndOfText

    def choose(self, game: Game, choice: Choice[A]) -> A:
        raise Unanswered(choice)

    def happened(self, game: Game, moment: Moment, about: Object | Player | None = None) -> None:
        """Nothing waits for it."""


@dataclass
class Ending:
    """Why the text could not go on: a rule and the sentence that it forbids, or a choice that the text leaves open;
    neither where all of it was played."""

    refusal: Refusal | None = None
    refused_at: BoundStep | None = None
    open_choice: AnyChoice | None = None
    too_long: bool = False
    """The game was stopped because it met a bound."""
    budget_spent: bool = False
    """That bound was what one request may have played."""
    is_of_text: bool = False
    """Everything has been read, and a player could act."""


def set_up(
    parsed: ParsedScenario, edition: Edition, watch: Watch | None = None, budget: Budget | None = None
) -> Playthrough:
    """The game with its position set up. Raises Malformed where the position cannot be, and BudgetSpent."""
    game = new_game(edition, _Nobody(), parsed.players, budget)
    names = Names(game)
    setup = Setup(game, names)
    _carry_out(setup, parsed.given)
    setup.settle_libraries()
    _all_are_here(game)
    game.graveyard_order_told = not ABOUT_GRAVEYARD_ORDER.isdisjoint(parsed.sentences)
    script, context = (
        Script(parsed.read_under(edition.key)),
        StepContext(game, names, decks=setup.decks, card_lists=setup.card_lists),
    )
    judge = Judge(script, context)
    game.answers_are_said = parsed.has_answers or judge.is_of_answers
    game.oracle = oracle = TextOracle(ScenarioReading(script, judge, context))
    if watch is not None:
        game.trace.watch = partial(watch, game)
    return Playthrough(parsed, game, oracle, setup.placed, Snapshot(game))


def _carry_out(setup: Setup, given: tuple[BoundStep, ...]) -> None:
    """Raises Malformed with everything that is wrong; a name that is not there because its own sentence is wrong is no
    fault of its own."""
    errors = list[Malformed]()
    for bound in given:
        setup.line = bound.step.line
        try:
            bound.value(setup)
        except Malformed as error:
            _note(errors, error, bound)
    if setup.later and not errors:
        _carry_out_later(setup, given, errors)
    if errors:
        raise_all(sorted(errors, key=lambda error: (error.line, error.column)))


def _carry_out_later(setup: Setup, given: tuple[BoundStep, ...], errors: list[Malformed]) -> None:
    """What asks how things stand when all has been said."""
    of_line = {bound.step.line: bound for bound in given}
    for later in sorted(setup.later, key=lambda one: one.order):
        setup.line = later.line
        try:
            later.does()
        except Malformed as error:
            _note(errors, error, of_line[later.line])


def _note(errors: list[Malformed], error: Malformed, bound: BoundStep) -> None:
    if not (errors and isinstance(error, NotHere)):
        errors.append(located(error, bound))


def _all_are_here(game: Game) -> None:
    """What is in play has been there since before the game, under whoever controls it now."""
    for thing in game.battlefield:
        becomes_newest(game, thing)
    for thing in under_new_control(game):
        is_seen_under(game, thing, game.controller(thing))


def located(error: Malformed, bound: BoundStep) -> Malformed:
    """The error with the step's column and words, unless it names a place of its own; so are those with it."""
    for other in error.others:
        located(other, bound) if other.line == bound.step.line else None
    if error.line in (1, bound.step.line) and error.column == 1:
        error.stands_in(bound.step.text, bound.step.line, bound.step.column)
    return error


def go_on(playthrough: Playthrough) -> Ending:
    """Plays from where the game stands as far as the text goes. Raises Malformed for a name that means nothing."""
    script = playthrough.reading.script
    try:
        play(playthrough.game)
    except EndOfText:
        return Ending(is_of_text=True)
    except Stopped as stopped:
        return Ending(stopped.refusal, stopped.bound)
    except Unanswered as unanswered:
        return Ending(open_choice=unanswered.choice)
    except Illegal as error:
        return Ending(error.refusal, script.current)
    except IllegalAnswer as error:
        return Ending(Refusal("choices", str(error)), script.current)
    except TooLong as error:
        spent = isinstance(error, BudgetSpent)
        return Ending(Refusal("bounds", str(error)), script.current, too_long=True, budget_spent=spent)
    except RecursionError:
        why = Refusal("bounds", "this game was stopped: effects within effects went too deep")
        return Ending(why, too_long=True)
    except Malformed as error:
        if isinstance(error, NotHere):
            error.others = list(others_unknown(error, script.sentences, playthrough.reading.context.names))
        at_fault = next((bound for bound in script.sentences if bound.step.line == error.line), None)
        raise located(error, at_fault) if at_fault is not None else error from None
    return _after_the_end(playthrough)


def _last_time(reading: ScenarioReading, bound: BoundStep) -> None:
    """A time that was waited for when the game ended may have come with its end."""
    waited = reading.script.waiting.goal is not None
    goal = reading.goal(bound)
    if (waited and goal.reached(reading.context)) or goal.after_the_game:
        reading.used(reading.script.at, Moment.GAME_ENDED)
    else:
        reading.too_late[reading.script.at] = "the game is over before this"


def _after_the_end(playthrough: Playthrough) -> Ending:
    """What is left of the text once the game is over: claims are still judged, acts cannot be done any more, and no
    time comes that has not come with the end."""
    reading = playthrough.reading
    script, judge = reading.script, reading.judge
    while playthrough.oracle.stop_at < 0 and (bound := script.current) is not None:
        if bound.kind == "claim":
            judge.judge_next()
            continue
        if isinstance(bound.value, ActStep | ActSteps | AttackStep | BlockStep):
            return Ending(Refusal("winning and losing", "the game is over"), bound)
        if isinstance(bound.value, AnswerStep):
            script.put_answer_by(Asked(playthrough.game.questions, ""))
        else:
            try:
                _last_time(reading, bound)
            except Illegal as error:
                return Ending(error.refusal, bound)
            script.read_on()
    return Ending()
