"""Other ways through a scenario's game, gone on with from copies of it rather than played from the first line.

A way is what has been decided beyond the text, by the numbers of the questions. Two ways are the same up to the first
question that they decide differently; the nearest chance to act before that is where the later one begins.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cached_property
from typing import TypeVar

from sandbox.engine.acts import Act
from sandbox.engine.budget import Budget
from sandbox.engine.choices import Choice
from sandbox.engine.game import Edition, Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object, Player
from sandbox.rules.turn.turn import may_be_left
from sandbox.scenarios.explore.unstated_orders import UnstatedAnswers
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.play.checkpoint import Checkpoint, fingerprint
from sandbox.scenarios.play.oracle import AtEnd, TextOracle
from sandbox.scenarios.play.playthrough import Ending, Playthrough, Watch, go_on, set_up

A = TypeVar("A")
Way = tuple[tuple[int, int | tuple[int, ...]], ...]
AtChance = Callable[[Playthrough], None]
AtStart = Callable[[Game], None]
MOST_LOOKS = 30
"""At how many chances to act after an order it is looked whether the game has come to where it has been before."""


class SamePosition(Exception):
    """The game stands where it has stood before: what follows is known."""


class _Recorded(Exception):
    """All that the game was gone on with for has been seen."""


class _Turnings:
    """Where a way can be left: the chances to act on it, and the questions that could be answered otherwise."""

    def __init__(self, oracle: TextOracle, game: Game, ending: Ending) -> None:
        self.chances = tuple(sorted(oracle.chances))
        open_at = [game.questions] if ending.open_choice is not None else []
        self.numbers = [*(order.number for order in oracle.unstated), *open_at]

    def before(self, number: int) -> int:
        """The last chance to act before the question; 0: there is none."""
        earlier = bisect_left(self.chances, number)
        return self.chances[earlier - 1] if earlier else 0

    @cached_property
    def wanted(self) -> set[int]:
        """The chances to act from which other ways begin."""
        return {self.before(number) for number in self.numbers}


class _Looks:
    """How often it has been looked where a game has come to, since the last order that nobody has said."""

    def __init__(self) -> None:
        self.orders = self.since = 0

    def left(self, oracle: TextOracle) -> bool:
        if len(oracle.unstated) != self.orders:
            self.orders, self.since = len(oracle.unstated), 0
        self.since += 1
        return self.orders > 0 and self.since <= MOST_LOOKS


def is_quiet(game: Game) -> bool:
    """Whether nothing is on its way or due: what has come in different orders can have come to the same."""
    return not game.waiting and not game.phase_effects


def _way(decided: UnstatedAnswers, below: int | None = None) -> Way:
    """The decisions in their order: all of them, or those before a question."""
    return tuple(sorted((at, one) for at, one in decided.items() if below is None or at < below))


class Observed:
    """The oracle of a playthrough, observed at the chances to act from which the game can be gone on with."""

    def __init__(self, playthrough: Playthrough, at_chance: AtChance) -> None:
        self.playthrough, self.at_chance = playthrough, at_chance

    def act(self, game: Game, player: Player) -> Act:
        if may_be_left(game):
            self.at_chance(self.playthrough)
        return self.playthrough.oracle.act(game, player)

    def choose(self, game: Game, choice: Choice[A]) -> A:
        return self.playthrough.oracle.choose(game, choice)

    def happened(self, game: Game, moment: Moment, about: Object | Player | None = None) -> None:
        self.playthrough.oracle.happened(game, moment, about)


class Branches:
    """The ways through one scenario. `plays` counts how often a game was gone on with, and `questions` what was asked
    in all of them together. What all of them cost is counted against one budget."""

    def __init__(self, parsed: ParsedScenario, edition: Edition, budget: Budget | None = None) -> None:
        self.parsed, self.edition, self.budget = parsed, edition, budget or Budget()
        self.plays = self.questions = 0
        self._checkpoints: dict[tuple[Way, int], Checkpoint] = {}
        """By what was decided before it, and its number."""
        self._turnings: dict[Way, _Turnings] = {}
        """Of each way that has been gone to its end."""

    def first(
        self, watch: Watch | None = None, at_end: AtEnd | None = None, at_start: AtStart | None = None
    ) -> tuple[Playthrough, Ending]:
        """The game from its beginning, with nothing decided."""
        playthrough = set_up(self.parsed, self.edition, watch, self.budget)
        playthrough.oracle.at_end = at_end
        if at_start is not None:
            at_start(playthrough.game)
        return playthrough, self._gone_on(playthrough)

    def along(
        self, decided: UnstatedAnswers, opened: Iterable[int] = (), stop_at: int = -1
    ) -> tuple[Playthrough, Ending]:
        """The way to its end, or to the question that is open on it. All but its last decision must have been gone."""
        playthrough = self._before(decided, max([*decided, *opened, stop_at + 1]))
        playthrough.oracle.opened, playthrough.oracle.stop_at = frozenset(opened), stop_at
        return playthrough, self._gone_on(playthrough)

    def unless_merging(self, decided: UnstatedAnswers, at: int, seen: set[bytes]) -> tuple[Playthrough, Ending] | None:
        """The way to its end, begun before the question `at`, or None if it comes to where another has been. Where it
        has come to is added to `seen`."""
        been = set[bytes]()

        def look(there: Playthrough) -> None:
            if there.game.questions > at and len(been) < MOST_LOOKS and is_quiet(there.game):
                been.add(fingerprint(there))
                if not been.isdisjoint(seen):
                    raise SamePosition

        playthrough = self._before(decided, at)
        try:
            return playthrough, self._gone_on(playthrough, look)
        except SamePosition:
            return None
        finally:
            seen |= been

    def gone_before(self, decided: UnstatedAnswers) -> set[bytes]:
        """Goes a way once more, for what it comes to after each order that nobody has said. Takes the copies that the
        ways branching off there begin with."""
        seen, looks = set[bytes](), _Looks()

        def look(there: Playthrough) -> None:
            self._copy_at(decided, there)
            if looks.left(there.oracle) and is_quiet(there.game):
                seen.add(fingerprint(there))

        self._gone_on(self._before(decided, min(self._turnings[_way(decided)].numbers)), look)
        return seen

    def _set_up(self) -> Playthrough:
        return set_up(self.parsed, self.edition, budget=self.budget)

    # copies

    def _before(self, decided: UnstatedAnswers, number: int) -> Playthrough:
        """A game as it stood at the last chance to act before the question, from which it can be gone on with."""
        parent = {at: one for at, one in decided.items() if at < number}
        checkpoint, last = self._nearest(parent, number), self._turnings[_way(parent)].before(number)
        if last > (checkpoint.number if checkpoint is not None else 0):
            self._record(parent, checkpoint, last)
            checkpoint = self._nearest(parent, number)
        playthrough = checkpoint.restored() if checkpoint is not None else self._set_up()
        playthrough.oracle.decided = dict(decided)
        return playthrough

    def _nearest(self, decided: UnstatedAnswers, number: int) -> Checkpoint | None:
        for chance in reversed(self._turnings[_way(decided)].chances):
            found = self._checkpoints.get((_way(decided, chance), chance)) if chance < number else None
            if found is not None:
                return found
        return None

    def _record(self, decided: UnstatedAnswers, checkpoint: Checkpoint | None, last: int) -> None:
        """Goes the way once more, up to a chance to act, and takes the copies that are wanted on it."""

        def copy(there: Playthrough) -> None:
            self._copy_at(decided, there)
            if there.game.questions >= last:
                raise _Recorded

        playthrough = checkpoint.restored() if checkpoint is not None else self._set_up()
        playthrough.oracle.decided = dict(decided)
        with suppress(_Recorded):
            self._gone_on(playthrough, copy)

    def _copy_at(self, decided: UnstatedAnswers, there: Playthrough) -> None:
        number = there.game.questions
        key = (_way(decided, number), number)
        if key not in self._checkpoints and number in self._turnings[_way(decided)].wanted:
            with suppress(RecursionError):
                self._checkpoints[key] = Checkpoint(there)

    def _gone_on(self, playthrough: Playthrough, at_chance: AtChance | None = None) -> Ending:
        game, oracle = playthrough.game, playthrough.oracle
        asked = game.questions
        self.plays += 1
        game.oracle = oracle if at_chance is None else Observed(playthrough, at_chance)
        try:
            ending = go_on(playthrough)
        finally:
            self.questions += game.questions - asked
            game.oracle = oracle
        self._turnings.setdefault(_way(oracle.decided), _Turnings(oracle, game, ending))
        return ending
