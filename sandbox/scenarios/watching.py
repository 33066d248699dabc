"""What is looked at as a game is played: positions after its steps, and what could be said where the text ends.

Both cost as much as a game does, and both end where they have had their share: what was left out is said.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.trace import Node
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.legal_moves.actions import offers
from sandbox.scenarios.legal_moves.offer import Offer
from sandbox.scenarios.play.positions import PositionRecorder
from sandbox.scenarios.values.position import Position
from sandbox.terms.errors import BudgetSpent

MOST_POSITIONS = 400
MOST_THINGS = 25_000
"""How many cards the positions along one game may show in all of them together."""


class PositionsAlong:
    """The positions of a game: where it starts and ends, and along it. `is_whole`: no step was left without one."""

    start: Position

    def __init__(self) -> None:
        self.recorder = PositionRecorder()
        self.found: list[Position] = []
        self.is_whole = True
        self.things = 0

    def begin(self, game: Game) -> None:
        """The game has its position set up."""
        self.start = self.recorder.position(game)

    def end(self, game: Game) -> Position:
        """Where the game has come to."""
        return self.recorder.position(game)

    def record(self, game: Game, node: Node) -> None:
        """The node counts into the positions."""
        if not self.is_whole or len(self.found) >= MOST_POSITIONS:
            return
        position = self.recorder.position(game)
        shown = position.how_many()
        game.budget.spend(shown)
        self.things += shown
        self.is_whole = self.things <= MOST_THINGS
        if self.is_whole:
            node.position = len(self.found)
            self.found.append(position)


class OffersAtEnd:
    """What could be said next where the text ends. `is_whole`: half of the budget that was left there was enough."""

    def __init__(self, parsed: ParsedScenario) -> None:
        self.last = parsed.rest[-1].kind if parsed.rest else ""
        self.found: list[Offer] = []
        self.is_whole = True

    def look(self, game: Game) -> None:
        """As far as the share lasts."""
        with game.budget.with_at_most(game.budget.left // 2):
            try:
                for one in offers(game, self.last):
                    self.found.append(one)
            except BudgetSpent:
                self.is_whole = False
