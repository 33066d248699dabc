"""A scenario in play as its sentences see it: the game, its names, and what earlier sentences have left behind."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.editions.citations import cited
from sandbox.engine.acts import Aim
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.rules.turn.deck_legality import CardList, Deck
from sandbox.scenarios.language.names import Names, split_list
from sandbox.terms.errors import Malformed, Refusal
from sandbox.terms.zones import Zone


@dataclass
class StepContext:
    """What sentences look at. `line` is the line being carried out; `refusals` are those met so far, for `because`."""

    game: Game
    names: Names
    line: int = 1
    refusals: list[Refusal] = field(default_factory=list)
    decks: dict[str, Deck] = field(default_factory=dict)
    card_lists: dict[str, CardList] = field(default_factory=dict)
    """What each format bans and restricts."""
    left_of_list: dict[int, list[str]] = field(default_factory=dict)
    """By the line of an answer that lists several names: those that no question has asked for yet."""
    tapped_for_mana: dict[tuple[int, str], list[Object]] = field(default_factory=dict)
    """By line and words: what the sentence has tapped so far."""
    judged_by: list[str] = field(default_factory=list)
    """The rules by which claims were judged so far, those of the last claim last."""
    duel_ended: bool = False
    """The text has said so."""

    def judge_by(self, *rules: str) -> None:
        """What a claim says is so, or is not, by these rules; those that the edition does not state are left out."""
        self.judged_by += [rule for rule in rules if cited(rule, self.game.edition.key) is not None]

    def player(self, name: str) -> Player:
        found = self.names.player(name)
        if found is None:
            known = [player.name for player in self.game.players]
            raise Malformed(f"{name} is no player of this game", self.line, 1, name, known)
        return found

    def object(self, name: str, mine: Player | None = None) -> Object:
        return self.names.need(name, self.line, mine)

    def aim(self, name: str, mine: Player | None = None) -> Aim:
        """What a target is called: a player, a spell or effect on its way, or an object."""
        player = self.names.player(name)
        if player is not None:
            return player
        for action in reversed(self.game.waiting):
            if not action.is_spell and name.lower() == action.label.lower():
                return action
        thing = self.object(name, mine)
        return next((action for action in self.game.waiting if action.is_spell and action.source is thing), thing)

    def aims(self, name: str) -> list[Aim]:
        """What one name of a list of targets stands for; a count means that many in play."""
        return [self.aim(name)] if self.names.player(name) is not None or not name[0].isdigit() else [*self.many(name)]

    def listed(self, text: str) -> list[str]:
        return split_list(text, self.is_name)

    def is_name(self, name: str) -> bool:
        return (
            name in self.names.by_card
            or name in self.names.labels
            or self.names.player(name) is not None
            or name.startswith("the effect of ")
        )

    def many(self, text: str, mine: Player | None = None, zone: Zone = Zone.BATTLEFIELD) -> list[Object]:
        """A list of objects: `3 Islands and Forest`. A count means the first so many of the name in the zone, the
        player's own where there is one. Raises Malformed where they are too few."""
        if (alone := self.names.alone(text)) is not None:
            return [alone]
        return [thing for part in self.listed(text) for thing in self._of_part(part, mine, zone)]

    def _of_part(self, part: str, mine: Player | None, zone: Zone) -> list[Object]:
        def fits(thing: Object) -> bool:
            return thing.zone is zone and (
                mine is None or mine is (self.game.controller(thing) if thing.in_play else thing.owner)
            )

        try:
            several = self.names.counted(part, fits)
        except LookupError as error:
            whose = f"{mine.name} has" if mine is not None else "there are"
            raise Malformed(f"{part!r} are too many: {whose} {error}", self.line, 1, part) from None
        return [self.object(part, mine)] if several is None else several
