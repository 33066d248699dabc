"""Playing a scenario once, under one edition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from sandbox.engine.changes import becomes_newest, is_seen_under
from sandbox.engine.choices import AnyChoice, Unanswered
from sandbox.engine.game import Edition, Game
from sandbox.engine.trace import Node
from sandbox.rules.turn.new_game import new_game
from sandbox.rules.turn.turn import play
from sandbox.scenarios.explore.unstated_orders import order_that_matters
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import Names
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.language.setup import Placed, Setup
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.play.oracle import TextOracle
from sandbox.scenarios.play.outcome import Snapshot, changes_between
from sandbox.scenarios.play.signals import EndOfText, Judged, Stopped
from sandbox.scenarios.values.changes import Changes
from sandbox.terms.errors import Illegal, IllegalAnswer, Malformed, Refusal, TooLong

Watch = Callable[[Game, Node], None]


@dataclass
class Run:
    """A scenario that has been played. `refusal` with `refused_at` is why it could not go on; `open_choice` a
    choice that
    the text leaves open; `unread` the sentences that were never reached."""

    parsed: ParsedScenario
    game: Game
    judged: list[Judged] = field(default_factory=list)
    refusal: Refusal | None = None
    refused_at: BoundStep | None = None
    open_choice: AnyChoice | None = None
    unread: list[BoundStep] = field(default_factory=list)
    unused: list[BoundStep] = field(default_factory=list)
    before: Snapshot | None = None
    line: int = 1
    placed: list[Placed] = field(default_factory=list)
    oracle: TextOracle | None = None
    """Who answered."""

    @property
    def passed(self) -> bool:
        """Everything could be done, and every claim holds."""
        clean = self.refusal is None and self.open_choice is None and not any(m.kind == "claim" for m in self.unread)
        return clean and all(judged.holds for judged in self.judged)

    def changes(self) -> Changes:
        """What has changed since the beginning."""
        assert self.before is not None
        return changes_between(self.before, Snapshot(self.game), self.game.outcome)


def prepare(parsed: ParsedScenario, edition: Edition, oracle: TextOracle) -> Run:
    """The game with its position set up. Raises Malformed where the position cannot be."""
    names = Names()
    game = new_game(edition, oracle, parsed.players)
    names.game = game
    setup = Setup(game, names)
    for bound in parsed.given:
        setup.line = bound.step.line
        try:
            bound.value(setup)
        except Malformed as error:
            raise located(error, bound) from None
    setup.settle_libraries()
    for thing in game.battlefield:
        becomes_newest(game, thing)
    for thing in game.battlefield:
        is_seen_under(game, thing, game.characteristics(thing).controller)
    oracle.playing = StepContext(game, names, decks=setup.decks)
    return Run(parsed, game, placed=setup.placed)


def located(error: Malformed, bound: BoundStep) -> Malformed:
    """The error with the step's column and words, unless it names a place of its own."""
    if error.line in (1, bound.step.line) and error.column == 1:
        error.line, error.column, error.sentence = bound.step.line, bound.step.column, bound.step.text
    return error


def run(
    parsed: ParsedScenario,
    edition: Edition,
    oracle: TextOracle | None = None,
    watch: Watch | None = None,
) -> Run:
    """Plays the scenario as far as its text goes; `watch` is told of every step of the trace. Raises Malformed for a
    name that means nothing."""
    oracle = oracle or TextOracle(list(parsed.rest))
    done = played(parsed, edition, oracle, watch)
    while done.open_choice is None and len(oracle.unsaid) > len(oracle.open_orders):
        place = order_that_matters(partial(played, parsed, edition), oracle, done)
        if place is None:
            break
        oracle = oracle.again()
        oracle.open_orders.add(place)
        done = played(parsed, edition, oracle, watch)
    if done.open_choice is not None and oracle.last_chance:
        return _undone(parsed, edition, oracle, done, watch)
    return done


def played(parsed: ParsedScenario, edition: Edition, oracle: TextOracle, watch: Watch | None = None) -> Run:
    """One game, as far as the text and this oracle take it."""
    done = prepare(parsed, edition, oracle)
    if watch is not None:
        done.game.trace.watch = partial(watch, done.game)
    done.before = Snapshot(done.game)
    try:
        play(done.game)
    except EndOfText:
        pass
    except Stopped as stopped:
        done.refusal, done.refused_at = stopped.refusal, stopped.bound
    except Unanswered as open_one:
        done.open_choice = open_one.choice
    except Illegal as error:
        done.refusal, done.refused_at = error.refusal, oracle.current
    except IllegalAnswer as error:
        done.refusal, done.refused_at = Refusal("choices", str(error)), oracle.current
    except TooLong as error:
        done.refusal, done.refused_at = Refusal("bounds", str(error)), oracle.current
    except Malformed as error:
        at_fault = next((m for m in parsed.rest if m.step.line == error.line), None)
        raise located(error, at_fault) if at_fault is not None else error from None
    except RecursionError:
        done.refusal = Refusal("bounds", "this game was stopped: effects within effects went too deep")
    _finish(done, oracle)
    done.oracle = oracle
    return done


def _undone(parsed: ParsedScenario, edition: Edition, oracle: TextOracle, done: Run, watch: Watch | None) -> Run:
    """An unanswered choice undoes what was under way: the game as it stood when somebody could last act."""
    again = oracle.again()
    again.stop_at = oracle.last_chance
    before = played(parsed, edition, again, watch)
    before.open_choice, before.line, before.unread = done.open_choice, done.line, done.unread
    return before


def _finish(done: Run, oracle: TextOracle) -> None:
    """What is left of the text once the game has stopped: claims about a game that is over are still judged, those
    about what an open choice has kept from happening are not.
    """
    while (
        oracle.stop_at < 0
        and done.refusal is None
        and done.open_choice is None
        and (bound := oracle.current) is not None
    ):
        if bound.kind == "claim":
            oracle.judge(bound)
        elif bound.kind in ("act", "attack", "block"):
            done.refusal, done.refused_at = Refusal("winning and losing", "the game is over"), bound
            break
        oracle.read_on()
    oracle.unasked()
    done.judged, done.unused = oracle.judged, list(oracle.deferred)
    done.unread = [m for i, m in enumerate(oracle.bound) if i >= oracle.at and i not in oracle.used]
    done.line = oracle.playing.line
