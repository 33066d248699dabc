"""Choices: whenever the rules let somebody choose, the game asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice, permutations
from typing import TYPE_CHECKING, Any, Protocol

from sandbox.engine.acts import Act
from sandbox.terms.errors import HeadjudgeError, Refusal

if TYPE_CHECKING:
    from sandbox.engine.game import Game
    from sandbox.engine.objects import Object
    from sandbox.engine.players import Player


class Question(StrEnum):
    ACT = "act"
    ATTACK = "attack"
    ANNOUNCE_ATTACK = "announce the attack"
    BLOCK = "block"
    BANDS = "regroup bands"
    ORDER_BLOCKERS = "order blockers"
    ORDER_ATTACKERS = "order attackers"
    DIVIDE = "divide damage"
    TARGET = "target"
    MODE = "mode"
    NUMBER = "number"
    YES_OR_NO = "yes or no"
    PAY = "pay"
    OBJECT = "object"
    COLOR = "color"
    LAND_TYPE = "land type"
    CREATURE_TYPE = "creature type"
    CARD_NAME = "card name"
    MANA = "mana"
    ORDER = "order"
    FIRST_EFFECT = "which effect applies first"
    CHANCE = "chance"


@dataclass
class Choice:
    """`player` chooses. `options` may be a function, called only when somebody looks. `about` is what the choice
    belongs to.

    `default` is what a player does of whom the text says nothing; absent (`MUST_SAY`) where the rules oblige to choose.
    `why_not` gives the rule against an answer that is not a plain option (acts, attacks, blocks, divisions).
    """

    player: Player
    question: Question
    text: str
    options: Sequence[Any] | Callable[[], Sequence[Any]] = ()
    about: Any = None
    default: Any = None
    must_say: bool = False
    why_not: Callable[[Any], Refusal | None] | None = None
    minimum: int = 1
    maximum: int = 1
    extra: dict[str, Any] = field(default_factory=dict)

    def listed(self) -> list[Any]:
        """The options, worked out now."""
        return list(self.options() if callable(self.options) else self.options)


MOST_ORDERS = 24


def orders_of(things: Sequence[Any], most: int = MOST_ORDERS) -> list[list[Any]]:
    """Every order of a few things, the one that stands first; of many things, some."""
    return [list(order) for order in islice(permutations(things), most)]


@dataclass(eq=False)
class Unanswered(HeadjudgeError):
    """Nobody has answered the choice; what is under way cannot go on."""

    choice: Choice

    def __str__(self) -> str:
        return f"{self.choice.player.name} must choose: {self.choice.text}"


class Oracle(Protocol):
    """Whoever answers: a scenario's text, a list of answers, dice."""

    def act(self, game: Game, player: Player) -> Act:
        """At a point where the player may act: an act, or PASS."""

    def choose(self, game: Game, choice: Choice) -> Any:
        """Any other choice: an option, or a value that `why_not` accepts."""

    def happened(self, game: Game, what: str, about: Object | Player | None = None) -> None:
        """The game has passed a point that texts may wait for: `step upkeep`, `damage dealt`, `resolved`, …"""
