"""What has become of the pieces and players of a position."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from sandbox.engine.edition import Terminology
from sandbox.questions.mentioned import BOB, SUE
from sandbox.questions.pieces import NotClear
from sandbox.scenarios.values.changes import (
    Changes,
    ControlChange,
    DamageChange,
    GameEnd,
    LifeChange,
    SizeChange,
    ZoneChange,
)
from sandbox.scenarios.values.position import Position
from sandbox.terms.zones import Zone

DEALS = re.compile(r".+? deals (\d+) (?:combat )?damage to (.+)")
"""How the course of the game says that damage was dealt."""
DEALT_BY = re.compile(r"(.+?) deals (\d+) (?:combat )?damage to (.+)")
CEASES = ("the token ", " ceases to exist")
WORDS = Terminology()
YOU = {BOB: "you", SUE: "your opponent"}


class View:
    """What has become of the pieces and players: a start and what changed. `claims`: whether each held, by its text;
    `dealers`: what dealt damage; `text`: what was played; `course`: what happened, each with the part of the turn;
    `without`: the end without a spell that was cast, where that can be played."""

    def __init__(
        self,
        start: Position,
        changes: Changes,
        claims: dict[str, bool],
        named: bool,
        rules: frozenset[str] = frozenset(),
        failed: frozenset[str] = frozenset(),
        final: Position | None = None,
        words: Terminology = WORDS,
        dealers: frozenset[str] = frozenset(),
        text: str = "",
        course: tuple[tuple[str, str], ...] = (),
        without: Callable[[str], Position | None] = lambda label: None,
        made: Mapping[str, int] = MappingProxyType({}),
        ceasing: frozenset[str] = frozenset(),
    ) -> None:
        self.ceasing = ceasing  # tokens told as creatures: where only a card can be, they are nowhere
        self.made = made  # how many tokens of a name what is told made: they have no numbers at the end
        self.without = without
        self.dealers, self.text, self.course = dealers, text, course
        self.failed, self.final, self.words = failed, final or start, words
        self.start, self.changes, self.claims, self.named, self.rules = start, changes, claims, named, rules

    def zone(self, label: str) -> Zone | None:
        """Where it went; None: it stayed where it was."""
        moves = [c for c in self.changes if isinstance(c, ZoneChange) and c.object == label]
        if not moves and any(text == f"{label} {self.words.enters}" for _, text in self.course):
            lies = any(thing.label == label for player in self.final.players for thing in player.graveyard)
            return Zone.GRAVEYARD if lies else None
        if not moves and re.search(rf"^ *(?:Given|And) {re.escape(label)} is phased out$", self.text, re.MULTILINE):
            return Zone.PHASED_OUT  # where it was all the time
        found = moves[-1].to.zone if moves else None
        return None if label in self.ceasing and found not in (Zone.BATTLEFIELD, Zone.GRAVEYARD) else found

    def owner(self, label: str) -> str:
        """Whose zone it went to."""
        moves = [c.to for c in self.changes if isinstance(c, ZoneChange) and c.object == label]
        return moves[-1].owner if moves else ""

    def in_play(self, label: str) -> bool:
        """Whether it is in play at the end."""
        zone = self.zone(label)
        if zone is not None:
            return zone is Zone.BATTLEFIELD
        name = label.split("#")[0]
        if name in self.made:
            return self._all_there(name)
        return any(thing.label == label for thing, _ in self.final.in_play())

    def has_entered(self, label: str) -> bool:
        """Whether it came into play in what was played."""
        return any(text == f"{label} {self.words.enters}" for _, text in self.course)

    def triggered(self, label: str) -> int:
        """How often it triggered in what was played."""
        told = f"{label} triggers"
        return sum(text == told or text.startswith(f"{told} targeting ") for _, text in self.course)

    def burned(self, player: str) -> int:
        """How much life the player lost for mana that was not spent, where nothing else loses life for players."""
        lost = (re.fullmatch(rf"{re.escape(player)} loses (\d+) life \(-?\d+\)", text) for _, text in self.course)
        return sum(int(found[1]) for found in lost if found is not None)

    def life_gained(self, player: str) -> int:
        """How much life the player gained in all."""
        gains = (re.fullmatch(rf"{re.escape(player)} gains (\d+) life \(-?\d+\)", text) for _, text in self.course)
        return sum(int(found[1]) for found in gains if found is not None)

    def has_returned(self, label: str) -> bool:
        """Whether it went back to a hand in what was played."""
        return any(text == f"{label} returns to its owner's hand" for _, text in self.course)

    def tokens_left(self, name: str) -> int:
        """How many tokens of the name are in play at the end."""
        return sum(thing.token and thing.name == name for thing, _ in self.final.in_play())

    def _all_there(self, name: str) -> bool:
        """Whether the tokens of a name that were made are in play. Raises NotClear where only some of them are."""
        left = self.tokens_left(name)
        if not any(text == f"{name} {self.words.enters}" for _, text in self.course):
            raise NotClear("which tokens there are")
        if 0 < left < self.made[name]:
            raise NotClear("which token")
        return left > 0

    def tokens_died(self) -> list[str]:
        """The tokens that have gone to a graveyard from play, and with that ceased to exist."""
        told = [text for _, text in self.course]
        ceased = [text.removeprefix(CEASES[0]).removesuffix(CEASES[1]) for text in told if text.startswith(CEASES[0])]
        words = ("is destroyed", "is sacrificed", self.words.buried, "is put into the graveyard")
        return [label for label in ceased if any(f"{label} {word}" in told for word in words)]

    def in_hand(self, label: str) -> bool:
        """Whether it is in somebody's hand at the end."""
        there = any(thing.label == label for player in self.final.players for thing in player.hand)
        return there and label not in self.ceasing

    def size(self, label: str) -> str:
        """Power and toughness at the end; empty where it is no creature in play."""
        for change in self.changes:
            if isinstance(change, SizeChange) and change.object == label:
                return str(change.now or "")
            if isinstance(change, ZoneChange) and change.object == label and change.to.zone is Zone.BATTLEFIELD:
                return str(change.size or "")
        name = label.split("#")[0]
        label = name if name in self.made else label
        return next((thing.size for thing, _ in self.final.in_play() if thing.label == label), "")

    def damage(self, label: str) -> int:
        """Damage on it at the end."""
        there = next((thing.damage for thing, _ in self.final.in_play() if thing.label == label), 0)
        return next((c.now for c in self.changes if isinstance(c, DamageChange) and c.object == label), there)

    def damage_by(self, source: str, player: str) -> int:
        """All the damage that it dealt to the player."""
        dealt = [DEALT_BY.fullmatch(text) for _, text in self.course]
        return sum(int(found[2]) for found in dealt if found and found[1] == source and found[3] == player)

    def damage_dealt_by(self, label: str) -> int:
        """All the damage that it dealt."""
        dealt = (DEALT_BY.fullmatch(text) for _, text in self.course)
        return sum(int(found[2]) for found in dealt if found and found[1] == label)

    def damage_dealt_to(self, label: str) -> int:
        """All the damage that it was dealt."""
        dealt = (DEALS.fullmatch(text) for _, text in self.course)
        return sum(int(found[1]) for found in dealt if found and found[2] == label)

    def controller(self, label: str) -> str:
        """Who controls it at the end."""
        now = next((c.now for c in self.changes if isinstance(c, ControlChange) and c.object == label), "")
        name = label.split("#")[0]
        label = name if name in self.made else label
        places = (self.start, self.final)
        return now or next((who.name for at in places for thing, who in at.in_play() if thing.label == label), "")

    def tapped(self, label: str) -> bool:
        """Whether it is tapped at the end."""
        return any(thing.label == label and thing.tapped for thing, _ in self.final.in_play())

    def hand(self, player: str) -> int:
        """Cards in hand at the end."""
        return next(len(each.hand) for each in self.final.players if each.name == player)

    def was_discarded(self, label: str) -> bool:
        """Whether it has gone to the graveyard from somebody's hand."""
        said = [f"{label} is discarded", *(f"{each.name} discards {label}" for each in self.final.players)]
        return any(text.startswith(tuple(said)) for _, text in self.course)

    def discarded(self, player: str) -> int:
        """Cards of the player's that were discarded: a spell that was cast has gone to the graveyard as well."""
        moves = [c for c in self.changes if isinstance(c, ZoneChange) and c.origin.owner == player]
        gone = [c.object for c in moves if c.origin.zone is Zone.HAND and c.to.zone is not Zone.HAND]
        told = [(f"{label} is discarded", f"{player} discards {label}") for label in gone]
        return sum(any(text.startswith(said) for _, text in self.course) for said in told)

    def mana(self, player: str) -> str:
        """The mana pool at the end, as symbols."""
        return next(each.mana for each in self.final.players if each.name == player)

    def drawn(self, player: str, by_step: bool = True) -> int:
        """How many cards the player has drawn; without `by_step`, not those that a draw step gives by itself."""
        draws, step = f"{player} draws a card", f"{player}'s draw step"
        at = [place for place, (_, text) in enumerate(self.course) if text == draws]
        begun = [place for place, (_, text) in enumerate(self.course) if text.startswith(f"{step} begins")]
        by_itself = [place for place in begun if any(self.course[each][0] == step and each > place for each in at)]
        return len(at) - (0 if by_step else len(by_itself))

    def life(self, player: str) -> int:
        now = next((c.now for c in self.changes if isinstance(c, LifeChange) and c.player == player), None)
        return next(p.life for p in self.start.players if p.name == player) if now is None else now

    def life_change(self, player: str) -> int:
        return self.life(player) - next(p.life for p in self.start.players if p.name == player)

    @property
    def result(self) -> str:
        """How the game ended; empty while it goes on."""
        return next((change.result for change in self.changes if isinstance(change, GameEnd)), "")

    def player(self, name: str) -> str:
        """How the answer calls a player."""
        return name if self.named else YOU[name]

    def possessive(self, name: str) -> str:
        """`your`, or whose it is by name."""
        called = self.player(name)
        return "your" if called == YOU[BOB] else f"{called}'s"
