"""A scenario in play: the game, its names, and how far the text has been read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sandbox.engine.acts import Act
from sandbox.engine.choices import AnyChoice
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.rules.turn.deck_legality import Deck
from sandbox.scenarios.language.names import Names, split_list
from sandbox.terms.errors import Malformed, Refusal


@dataclass
class StepContext:
    """What sentences look at. `refusals` are those met so far, for `because`; `line` is the line being carried out."""

    game: Game
    names: Names
    line: int = 1
    refusals: list[Refusal] = field(default_factory=list)
    notes: dict[str, Any] = field(default_factory=dict)
    decks: dict[str, Deck] = field(default_factory=dict)

    def player(self, name: str) -> Player:
        found = self.names.player(name)
        if found is None:
            raise Malformed(
                f"{name} is no player of this game", self.line, 1, name, [p.name for p in self.game.players]
            )
        return found

    def object(self, name: str, mine: Player | None = None) -> Object:
        return self.names.need(name, self.line, mine)

    def aim(self, name: str, mine: Player | None = None) -> Any:
        """What a target is called: a player, a spell or effect on its way, or an object."""
        player = self.names.player(name)
        if player is not None:
            return player
        for action in reversed(self.game.waiting):
            if name.lower() in _names_of_action(action):
                return action
        thing = self.object(name, None)
        return next((action for action in self.game.waiting if action.is_spell and action.source is thing), thing)

    def listed(self, text: str) -> list[str]:
        return split_list(text, self.is_name)

    def is_name(self, name: str) -> bool:
        return (
            name in self.names.by_card
            or name in self.names.labels
            or self.names.player(name) is not None
            or name.startswith("the effect of ")
        )

    def many(self, text: str, mine: Player | None = None) -> list[Object]:
        """A list of objects; a name that several of the player's own objects share means one more of them each time."""
        found: list[Object] = []
        for name in self.listed(text):
            thing = self.object(name, mine)
            found.append(thing)
        return found


def _names_of_action(action: Any) -> tuple[str, ...]:
    return (action.label.lower(),) if not action.is_spell else ()


class ActSpec:
    """An act of a player, worked out when it is that player's chance."""

    def __init__(self, player: str, build: Any) -> None:
        self.player = player
        self.build = build

    def act(self, playing: StepContext) -> Act:
        act: Act = self.build(playing, playing.player(self.player))
        return act


class AnswerSpec:
    """An answer to a choice: `answer` gives the value, or NO_ANSWER when the choice is another one."""

    def __init__(self, player: str, answer: Any, several: bool = False, about: str = "") -> None:
        self.player = player
        self.answer = answer
        self.several = several
        self.about = about

    def left(self, playing: StepContext, line: int) -> bool:
        """Whether a list of answers has some left for further questions of the kind."""
        return bool(playing.notes.get(f"left {line}"))

    def to(self, playing: StepContext, choice: AnyChoice) -> Any:
        if self.player and choice.player.name.lower() != self.player.lower():
            return NO_ANSWER
        return self.answer(playing, choice)


class _NoAnswer:
    def __repr__(self) -> str:
        return "no answer"


NO_ANSWER: Any = _NoAnswer()
