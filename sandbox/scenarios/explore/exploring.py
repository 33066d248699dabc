"""Exploring: answering every choice that a text leaves open, in every way."""

from __future__ import annotations

from functools import partial
from typing import Any

from sandbox.engine.choices import AnyChoice, Unanswered
from sandbox.engine.game import Edition, Game
from sandbox.engine.names import named
from sandbox.scenarios.explore.unstated_orders import order_that_matters, tries
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.play.oracle import TextOracle
from sandbox.scenarios.play.run import Run, played
from sandbox.scenarios.values.changes import Changes
from sandbox.scenarios.values.ruling import Outcome, Pick
from sandbox.terms.errors import Refusal

MOST_RUNS = 200


class ExploringOracle(TextOracle):
    """Where the text is silent on a choice that must be made, the next of `picks` decides; past their end
    Unanswered.
    """

    def __init__(self, bound: list[Any], picks: tuple[int, ...]) -> None:
        super().__init__(bound)
        self.picks = picks
        self.said: list[Pick] = []

    def again(self) -> TextOracle:
        return self._as_before(ExploringOracle(list(self.bound), self.picks))

    def choose(self, game: Game, choice: AnyChoice) -> Any:
        try:
            return super().choose(game, choice)
        except Unanswered:
            taken = len(self.said)
            if taken >= len(self.picks):
                raise
            options = choice.listed()
            option = options[min(self.picks[taken], len(options) - 1)]
            self.said.append(Pick(choice.player.name, _words(option), choice.text))
            return option


def _words(option: Any) -> str:
    if isinstance(option, dict):
        return ", ".join(f"{part} to {named(thing)}" for thing, part in option.items())
    if isinstance(option, list | tuple):
        return (", then " if isinstance(option, list) else ", ").join(_words(part) for part in option)
    return named(option) if hasattr(option, "label") else str(option)


def explore(parsed: ParsedScenario, edition: Edition) -> tuple[Outcome, ...]:
    """Every outcome with the choices that lead to it. One outcome alone is certain. `all_tried` says whether every way
    of choosing has been tried; there may be too many.
    """
    exploration = Exploration(parsed, edition)
    while exploration.meets_an_open_order():
        pass
    found, all_tried = exploration.found, not exploration.waiting
    certain = len(found) == 1 and all_tried
    return tuple(
        Outcome(edition.key, changes, refusal, tuple(ways), certain, all_tried)
        for (changes, refusal), ways in found.items()
    )


class Exploration:
    """`found`: outcomes with the ways that lead there; `waiting`: picks that have not been tried yet."""

    def __init__(self, parsed: ParsedScenario, edition: Edition) -> None:
        self.parsed, self.edition = parsed, edition
        self.open_orders: set[int] = set()
        self.found: dict[tuple[Changes, Refusal | None], list[tuple[Pick, ...]]] = {}
        self.waiting: list[tuple[int, ...]] = []
        self.runs = 0

    def meets_an_open_order(self) -> bool:
        """Tries everything; begins anew, and says so, when an order turns out to matter that nobody has said."""
        self.found, self.waiting = {}, [()]
        while self.waiting and self.runs < MOST_RUNS:
            picks = self.waiting.pop()
            oracle = ExploringOracle(list(self.parsed.rest), picks)
            oracle.open_orders = set(self.open_orders)
            done = played(self.parsed, self.edition, oracle)
            self.runs += 1
            if done.open_choice is not None:
                self.waiting += [(*picks, index) for index in range(len(done.open_choice.listed()))]
                continue
            if (place := self._order_that_matters(oracle, done)) is not None:
                self.open_orders.add(place)
                return True
            self.found.setdefault((done.changes(), done.refusal), []).append(tuple(oracle.said))
        return False

    def _order_that_matters(self, oracle: ExploringOracle, done: Run) -> int | None:
        if len(oracle.unsaid) <= len(oracle.open_orders):
            return None
        self.runs += len(tries(oracle))
        return order_that_matters(partial(played, self.parsed, self.edition), oracle, done)
