"""Playing a scenario under one edition, and what it comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from sandbox.engine.budget import Budget
from sandbox.engine.choices import AnyChoice
from sandbox.engine.game import Edition, Game
from sandbox.scenarios.explore.exploring import Explored, explore_ways
from sandbox.scenarios.explore.unstated_orders import (
    Branching,
    TooMany,
    Unstated,
    UnstatedAnswers,
    Verdict,
    order_that_matters,
)
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.language.setup import Placed
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.play.branches import AtStart, Branches
from sandbox.scenarios.play.judging import Judged
from sandbox.scenarios.play.look_ahead import judge_what_waits
from sandbox.scenarios.play.oracle import AtEnd
from sandbox.scenarios.play.outcome import Snapshot, changes_between
from sandbox.scenarios.play.playthrough import Ending, Playthrough, Watch, set_up
from sandbox.scenarios.play.reading import ScenarioReading
from sandbox.scenarios.play.script import SentenceEnd, SentenceUse
from sandbox.scenarios.play.unused import unused_sentences
from sandbox.scenarios.values.changes import Changes
from sandbox.scenarios.values.fault import Fault
from sandbox.scenarios.values.ruling import Pick
from sandbox.terms.errors import BudgetSpent, Refusal


@dataclass
class Run:
    """A scenario that has been played. `refusal` with `refused_at` is why it could not go on; `open_choice` a choice
    that the text leaves open, asked as question number `open_at`; `unread` the sentences that were never reached, and
    `reading` the text as far as it was read. `unstated` are the orders that the text says nothing of, `said` what was
    decided in its place."""

    parsed: ParsedScenario
    game: Game
    before: Snapshot
    judged: list[Judged]
    reading: ScenarioReading
    unread: list[BoundStep]
    line: int
    refusal: Refusal | None = None
    refused_at: BoundStep | None = None
    open_choice: AnyChoice | None = None
    open_at: int = 0
    last_chance: int = 0
    unstated: list[Unstated] = field(default_factory=list)
    said: list[Pick] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    """The sentences that nobody has a use for."""
    asked_at: BoundStep | None = None
    """The sentence that brought up the open choice."""
    too_long: bool = False
    """It was stopped because it met a bound."""
    budget_spent: bool = False
    """That bound was what one request may have played."""
    every_order_tried: bool = True
    """Every order that the text does not say, and that could be another, has been tried: what the run comes to does
    not depend on any of them. False where they were too many."""

    @property
    def passed(self) -> bool:
        """Everything could be done, every sentence was of use, and every claim holds."""
        clean = (
            self.refusal is None
            and self.open_choice is None
            and not self.faults
            and not any(m.kind == "claim" for m in self.unread)
        )
        return clean and all(judged.holds for judged in self.judged)

    @property
    def uses(self) -> tuple[SentenceUse, ...]:
        """What has become of every sentence."""
        set_up_by = [SentenceUse(bound, SentenceEnd.SET_UP) for bound in self.parsed.given]
        told = {id(use.sentence): use for use in self.reading.script.uses(self.reading.context.left_of_list)}
        played = (told.get(id(one)) or SentenceUse(one, SentenceEnd.OTHER_EDITION) for one in self.parsed.rest)
        return (*set_up_by, *played)

    @cached_property
    def after(self) -> Snapshot:
        return Snapshot(self.game)

    def changes(self) -> Changes:
        """What has changed since the beginning."""
        return changes_between(self.before, self.after, self.game.outcome)

    def signature(self) -> object:
        """What two games must have in common to have come to the same."""
        judged = [claim.holds for claim in self.judged]
        choice = self.open_choice
        asked = None
        if choice is not None:
            about = [thing.physical for thing in choice.question.concerns()]
            asked = (choice.player.name, type(choice.question), about)
        return Counter(self.changes()), judged, self.refusal, self.game.outcome, asked


def placed_by(parsed: ParsedScenario, edition: Edition) -> list[Placed]:
    """The cards that each name of the text's position becomes. Raises Malformed where the position cannot be."""
    return set_up(parsed, edition).placed


def start_of(parsed: ParsedScenario, edition: Edition, budget: Budget | None = None) -> Game:
    """The game with its position set up. Raises Malformed where the position cannot be, and BudgetSpent."""
    return set_up(parsed, edition, budget=budget).game


def run(
    parsed: ParsedScenario,
    edition: Edition,
    watch: Watch | None = None,
    at_end: AtEnd | None = None,
    budget: Budget | None = None,
    at_start: AtStart | None = None,
) -> Run:
    """Plays the scenario as far as its text goes; `at_start` is told of the game with its position set up, `watch` of
    every step of the trace, and `at_end` of the game where the text ends and a player could act. Raises Malformed for a
    name that means nothing, and BudgetSpent where not even the position could be set up.

    An order that the text does not say and that leads elsewhere if it is another is a choice that the text leaves open.
    A choice that is open undoes what was under way: the game stands where somebody could last act."""
    return Ways(Branches(parsed, edition, budget)).run(watch, at_end, at_start)


def played_once(parsed: ParsedScenario, edition: Edition) -> Run:
    """One game as far as its text goes, with every order that is not said as it stands. Raises Malformed."""
    return Ways(Branches(parsed, edition)).first()


def explore(parsed: ParsedScenario, edition: Edition, budget: Budget | None = None) -> Explored:
    """What the choices that the text leaves open lead to, as far as the budget lasts."""
    ways = Ways(Branches(parsed, edition, budget))
    try:
        return explore_ways(ways.whole(ways.first), ways.along, ways.verdict)
    except TooMany:
        return Explored(all_tried=False)


class Ways:
    """The ways through a scenario as runs."""

    def __init__(self, branches: Branches) -> None:
        self.branches = branches

    def run(self, watch: Watch | None, at_end: AtEnd | None, at_start: AtStart | None = None) -> Run:
        done = first = self.first(watch, at_end, at_start)
        verdict = Verdict()
        if first.open_choice is None:
            verdict = self.verdict(first, {})
            if verdict.matters is not None:
                done, verdict = self._opened(first, verdict)
        if done.open_choice is not None and done.last_chance:
            done = self._undone(first, done)
        done.every_order_tried = verdict.every_order_tried
        return done

    def first(self, watch: Watch | None = None, at_end: AtEnd | None = None, at_start: AtStart | None = None) -> Run:
        return finished(*self.branches.first(watch, at_end, at_start))

    def along(self, decided: UnstatedAnswers) -> Run:
        """Raises TooMany."""
        return self.whole(lambda: finished(*self.branches.along(decided)))

    def whole(self, play: Callable[[], Run]) -> Run:
        """A run that the budget lasts for. Raises TooMany."""
        found = self._while_it_lasts(play)
        assert found is not None
        return found

    def _while_it_lasts(self, play: Callable[[], Run | None]) -> Run | None:
        """What is played as long as there is budget; what was stopped for the lack of it counts as not played. Raises
        TooMany."""
        budget = self.branches.budget
        if budget.is_spent:
            raise TooMany
        try:
            found = play()
        except BudgetSpent:
            raise TooMany from None
        if found is not None and found.budget_spent:
            raise TooMany
        return found

    def verdict(self, done: Run, decided: UnstatedAnswers) -> Verdict:
        """Whether an order that was not said on the way leads elsewhere. At most half of what is left goes into it."""
        if not done.unstated:
            return Verdict()
        budget = self.branches.budget
        if done.too_long or budget.is_spent:
            return Verdict(every_order_tried=False)
        with budget.with_at_most(budget.left // 2):
            try:
                return order_that_matters(done, self._branching(decided), decided)
            except BudgetSpent:
                return Verdict(every_order_tried=False)

    def _branching(self, decided: UnstatedAnswers) -> Branching:
        seen = self.branches.gone_before(decided)

        def branch(way: UnstatedAnswers, at: int) -> Run | None:
            def play() -> Run | None:
                found = self.branches.unless_merging(way, at, seen)
                return finished(*found) if found is not None else None

            return self._while_it_lasts(play)

        return branch

    def _opened(self, first: Run, verdict: Verdict) -> tuple[Run, Verdict]:
        """The game up to an order that must be said; the first way where there is no budget left to go there."""
        assert verdict.matters is not None
        opened = [verdict.matters.number]
        try:
            return self.whole(lambda: finished(*self.branches.along({}, opened=opened))), verdict
        except TooMany:
            return first, Verdict(every_order_tried=False)

    def _undone(self, first: Run, done: Run) -> Run:
        """The game as it stood when somebody could last act; the trace's positions are those of the first way. Where
        there is no budget left to play it once more, the game as it stands."""
        try:
            before = self.whole(lambda: finished(*self.branches.along({}, stop_at=done.last_chance)))
        except TooMany:
            return done
        before.open_choice, before.line, before.unread = done.open_choice, done.line, done.unread
        before.open_at, before.reading = done.open_at, done.reading
        before.faults, before.asked_at, before.judged = done.faults, done.asked_at, done.judged
        for node, seen in zip(before.game.trace.all_nodes(), first.game.trace.all_nodes(), strict=False):
            node.position = seen.position
        return before


def finished(playthrough: Playthrough, ending: Ending) -> Run:
    """What the playthrough has come to."""
    reading, oracle = playthrough.reading, playthrough.oracle
    playthrough.game.budget = playthrough.game.budget.closing()
    if ending.is_of_text and oracle.stop_at < 0:
        judge_what_waits(playthrough)
    return Run(
        playthrough.parsed,
        playthrough.game,
        playthrough.before,
        reading.judge.judged,
        reading,
        reading.script.unread(),
        reading.context.line,
        ending.refusal,
        ending.refused_at,
        ending.open_choice,
        playthrough.game.questions if ending.open_choice is not None else 0,
        oracle.last_chance,
        oracle.unstated,
        oracle.said,
        unused_sentences(reading, ending.refused_at, ending.open_choice) if oracle.stop_at < 0 else [],
        reading.marked if ending.open_choice is not None else None,
        ending.too_long,
        ending.budget_spent,
    )
