"""Who answers in a trial: does what is planned as soon as it is allowed, and answers every other question by lot."""

from __future__ import annotations

import random
from typing import TypeVar, cast

from sandbox.engine.acts import PASS, Act, Attack, Block
from sandbox.engine.choices import AnyChoice, Choice
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.choices import WhichCreatureType
from sandbox.engine.questions.combat import WhoAttacks, WhoBlocks
from sandbox.engine.questions.orders import Order
from sandbox.rules.casting.player_actions import why_not
from sandbox.scenarios.trials.soundness import unsound
from sandbox.scenarios.trials.starting_position import Watched
from sandbox.scenarios.trials.traces_left import Marks, marks_of
from sandbox.scenarios.trials.ways import Fight, Seat, WayOfUse
from sandbox.terms.errors import Refusal
from sandbox.terms.steps import Step

A = TypeVar("A")
MOST_WINDOWS = 400
"""So often a player may act in a trial."""
LAST_TURN = 3
"""A trial lasts into the main phase of the owner's next turn."""


class EndOfTrial(Exception):
    """Nothing further is tried in this game."""


class NoAnswerExists(Exception):
    """A question that must be answered, and that no answer exists to."""


class TrialOracle:
    """`wrong`: what cannot be, in sentences. `used`: how many moves have been made; `did`: what was used has changed
    something; `refused`: why the next move has not been made yet."""

    def __init__(self, way: WayOfUse, lot: random.Random) -> None:
        self.way, self.lot = way, lot
        self.watched: Watched | None = None
        self.subject: Object | None = None
        self.windows = self.used = 0
        self.did = False
        self.refused: Refusal | None = None
        self.wrong: list[str] = []
        self._events = -1
        self._before: Marks | None = None
        self._has_waited = False

    # acts

    def act(self, game: Game, player: Player) -> Act:
        self.windows += 1
        self._look(game)
        is_late = game.turn_number >= LAST_TURN and game.step is Step.MAIN
        if self.wrong or is_late or self.windows > MOST_WINDOWS:
            raise EndOfTrial
        return self._next_move(game, player) or PASS

    def _next_move(self, game: Game, player: Player) -> Act | None:
        if self.used == len(self.way.moves):
            return None
        move = self.way.moves[self.used]
        assert self.subject is not None
        act = move.plan(game, player, self.subject.now()) if player.name == move.who else None
        if act is None:
            return None
        self.refused = why_not(game, player, act)
        if self.refused is not None:
            return None
        self.used += 1
        if move.is_use:
            self._before, self._has_waited = marks_of(game, self.subject), False
        return act

    def _look(self, game: Game) -> None:
        """Checks the position, where anything has happened since it was last looked at."""
        assert self.watched is not None
        if game.trace.count != self._events:
            self._events = game.trace.count
            self.wrong += unsound(game, self.watched.made)
        if self._before is not None:
            self._compare(game)

    def _compare(self, game: Game) -> None:
        """What was paid is paid when it waits: from there on the changes are its own."""
        assert self.subject is not None
        now = self.subject.now()
        waits = any(action.source.now() is now for action in (*game.waiting, *game.resolving))
        marks = marks_of(game, self.subject)
        if waits and not self._has_waited:
            self._before, self._has_waited = marks, True
        elif not waits:
            self.did = self.did or marks != self._before
            self._before = None

    # answers

    def choose(self, game: Game, choice: Choice[A]) -> A:
        return cast(A, self._answer(game, choice))

    def _answer(self, game: Game, choice: AnyChoice) -> object:
        if self._before is not None and any(action.source is choice.question.about for action in game.resolving):
            self.did = True
        match choice.question:
            case WhoAttacks():
                return self._checked(choice, self._attack(choice))
            case WhoBlocks():
                return self._checked(choice, self._block(choice))
            case Order():
                return list(choice.question.things)
        options = choice.listed()
        if not options and isinstance(choice.question, WhichCreatureType):
            return "Goblin"
        if not options and choice.must_say:
            raise NoAnswerExists(choice.text)
        return self.lot.choice(options) if options else choice.default

    def _attack(self, choice: AnyChoice) -> object:
        """The card attacks; or the other player's creatures do, for it to block."""
        is_owner = choice.player.name == Seat.OWNER
        wanted = self.way.fight in ((Fight.ATTACKS, Fight.BLOCKED) if is_owner else (Fight.BLOCKS,))
        able = [attack.attackers[0] for attack in choice.listed() if attack is not None]
        chosen = [thing for thing in able if not is_owner or self._is_subject(thing)]
        return Attack(tuple(chosen[:1])) if wanted and chosen else choice.default

    def _block(self, choice: AnyChoice) -> object:
        """The card is blocked, or blocks where it can."""
        pairs = [way.pairs[0] for way in choice.listed() if way.pairs]
        own = [pair for pair in pairs if any(self._is_subject(thing) for thing in pair)]
        wanted = self.way.fight in (Fight.BLOCKED, Fight.BLOCKS)
        return Block(tuple(own[:1])) if wanted and own else choice.default

    def _is_subject(self, thing: Object) -> bool:
        return self.subject is not None and thing is self.subject.now()

    def _checked(self, choice: AnyChoice, answer: object) -> object:
        assert choice.why_not is not None
        return answer if choice.why_not(answer) is None else choice.default

    def happened(self, game: Game, moment: Moment, about: object = None) -> None:
        """Trials wait for nothing."""
