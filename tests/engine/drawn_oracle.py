"""An oracle that does what numbers say: legal acts, attacks, blocks, and answers to every choice.

A game that it plays is its position and its numbers. Where they end, the game is left as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sandbox.engine.acts import PASS, Act, Activate, Attack, Block, Cast, DrawMana, PlayLand, TurnFaceUp
from sandbox.engine.choices import AnyChoice, Unanswered
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Player
from sandbox.engine.questions.choices import WhichCreatureType
from sandbox.engine.questions.combat import WhoAttacks, WhoBlocks
from sandbox.engine.questions.orders import Order
from sandbox.rules.casting.activating import uses_of
from sandbox.rules.casting.player_actions import why_not

PASSES_BELOW = 100
"""Of 256 numbers, those that let the player pass."""
Watch = Callable[[Game, "DrawnOracle", AnyChoice | None], None]


class EndOfNumbers(Exception):
    """A player may act, and no number is left to say what is done."""


def candidates(game: Game, player: Player) -> list[Act]:
    """Everything that the player could try, legal or not."""
    found: list[Act] = []
    for card in player.hand:
        found += [Cast(card), PlayLand(card), Cast(card, face_down=True), Activate(card)]
    for thing in game.battlefield:
        found += [Activate(thing, ability=index) for index in range(len(uses_of(game, thing)))]
        if game.controller(thing) is player:
            found += [DrawMana(thing), TurnFaceUp(thing)]
    return found


class DrawnOracle:
    """`watch` is told of every question before it is answered, with the choice, or None where a player may act."""

    def __init__(self, numbers: Sequence[int], watch: Watch | None = None) -> None:
        self.numbers = numbers
        self.used = 0
        self.watch = watch
        self.at_window = 0
        """How many numbers had been used when a player was last asked to act."""

    def left(self) -> bool:
        return self.used < len(self.numbers)

    def draw(self) -> int:
        self.used += 1
        return self.numbers[self.used - 1]

    def act(self, game: Game, player: Player) -> Act:
        self.at_window = self.used
        if self.watch is not None:
            self.watch(game, self, None)
        if not self.left():
            raise EndOfNumbers
        number = self.draw()
        return PASS if number < PASSES_BELOW else next(self._legal(game, player, number), PASS)

    def _legal(self, game: Game, player: Player, number: int) -> Iterator[Act]:
        acts = candidates(game, player)
        start = number * 7 % max(1, len(acts))
        return (act for act in acts[start:] + acts[:start] if why_not(game, player, act) is None)

    def choose(self, game: Game, choice: AnyChoice) -> Any:
        if self.watch is not None:
            self.watch(game, self, choice)
        if not self.left():
            raise Unanswered(choice)
        return self._answer(choice, self.draw())

    def _answer(self, choice: AnyChoice, number: int) -> object:
        match choice.question:
            case WhoAttacks():
                return self._checked(choice, self._attack(choice, number))
            case WhoBlocks():
                return self._checked(choice, self._block(choice, number))
            case Order():
                things = list(choice.question.things)
                return things[number % len(things) :] + things[: number % len(things)]
        options = choice.listed()
        if not options and isinstance(choice.question, WhichCreatureType):
            return "Goblin"
        assert options or not choice.must_say, f"no answer exists: {choice.text}"
        return options[number % len(options)] if options else choice.default

    def _attack(self, choice: AnyChoice, number: int) -> Attack | None:
        able = [attack.attackers[0] for attack in choice.listed() if attack is not None]
        attackers = tuple(thing for index, thing in enumerate(able) if number >> index % 8 & 1)
        bands = (attackers,) if number % 5 == 0 and len(attackers) > 1 else ()
        return Attack(attackers, bands) if attackers else None

    def _block(self, choice: AnyChoice, number: int) -> Block:
        ways = [way for way in choice.listed() if way.pairs]
        chosen = [way.pairs[0] for index, way in enumerate(ways) if (number + index * 5) % 3 == 0]
        return Block(tuple({blocker: (blocker, attacker) for blocker, attacker in chosen}.values()))

    def _checked(self, choice: AnyChoice, answer: object) -> object:
        """The answer if it is legal; else what happens where nothing is said."""
        assert choice.why_not is not None
        return answer if choice.why_not(answer) is None else choice.default

    def happened(self, game: Game, moment: Moment, about: object = None) -> None:
        """Numbers wait for nothing."""
