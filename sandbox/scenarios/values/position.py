"""A position as anybody at the table sees it: turn, players, what lies where, what waits to resolve."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field

from sandbox.scenarios.values.described import about
from sandbox.terms.values import Value

BACK, FLIPPED = "back", "flipped"
"""Faces of a permanent that are not the one it usually shows."""
PERMANENT_TYPES = {"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"}


class ObjectState(Value):
    """A card or token in a zone. Power and toughness are a creature's; what a face-down card is stays hidden."""

    id: int
    name: str
    token: bool
    label: str = field(metadata=about("What a text calls it: its name, or one with a number"))
    cost: str
    colors: tuple[str, ...]
    types: str = field(metadata=about("Its type line as it is now"))
    text: str
    power: int | None
    toughness: int | None
    printed_power: int | None
    printed_toughness: int | None
    tapped: bool
    damage: int
    counters: Mapping[str, int]
    attached_to: int | None = field(metadata=about("The id of what it is on"))
    attacking: bool
    attacks: str = field(metadata=about("Whom an attacker attacks: a player's name or an object's id; else empty"))
    blocked: bool
    band: tuple[int, ...] = field(metadata=about("The ids of the others of its band"))
    blocking: tuple[int, ...] = field(metadata=about("The ids of those that it blocks"))
    sick: bool = field(metadata=about("Summoning sickness"))
    face_down: bool
    loyalty: int | None
    face: str = field(default="", metadata=about("Which face is up: `back`, or `flipped`; empty: the usual one"))
    level: int | None = field(default=None, metadata=about("The level of a Class"))
    designations: tuple[str, ...] = field(default=(), metadata=about("What it has become, such as saddled"))
    chosen: tuple[str, ...] = field(default=(), metadata=about("What was chosen for it: a color, a type, a player"))
    shields: int = field(default=0, metadata=about("How many regeneration shields it has"))
    also: tuple[str, ...] = field(
        default=(), metadata=about("What else holds of it, in words: keywords given and taken, other colors")
    )

    @property
    def called(self) -> str:
        """What a sentence of the trace calls it: with its back face up, that face's name, and its number."""
        return "#".join([self.name, *self.label.split("#")[1:]]) if self.face == BACK else self.label or self.name

    @property
    def is_creature(self) -> bool:
        """Whether it has a size."""
        return self.power is not None

    @property
    def is_of_one_use(self) -> bool:
        """Whether its card goes to the graveyard once it has done its work, and is no news there."""
        return not PERMANENT_TYPES & set(self.types.split())

    @property
    def size(self) -> str:
        """Power and toughness as printed on a card; empty for what is no creature."""
        return f"{self.power}/{self.toughness}" if self.is_creature else ""


class PlayerState(Value):
    """A player and the zones that are the player's. ``library`` counts its cards."""

    name: str
    life: int
    mana: str = field(metadata=about("The mana pool as symbols"))
    poison: int
    library: int = field(metadata=about("How many cards are in the library"))
    hand: tuple[ObjectState, ...]
    battlefield: tuple[ObjectState, ...] = field(metadata=about("What the player controls there"))
    graveyard: tuple[ObjectState, ...]
    removed: tuple[ObjectState, ...]
    phased_out: tuple[ObjectState, ...]
    command: tuple[ObjectState, ...] = field(default=(), metadata=about("What the player has in the command zone"))
    counters: Mapping[str, int] = field(default_factory=dict, metadata=about("Counters of the player besides poison"))
    designations: tuple[str, ...] = field(default=(), metadata=about("Such as `the monarch`"))
    ante: tuple[ObjectState, ...] = field(default=(), metadata=about("What the player has staked"))
    speed: int = field(default=0, metadata=about("0 to 4; 4 is maximum speed"))
    lost: bool = field(default=False, metadata=about("Whether the player is out of the game"))

    @property
    def has(self) -> tuple[str, ...]:
        """Counters, designations, speed and the loss of the game in words."""
        counters = [("poison", self.poison), *self.counters.items()]
        told = [f"{number} {name}" for name, number in counters if number]
        speed = [f"speed {self.speed}"] if self.speed else []
        return (*told, *self.designations, *speed, *(["out of the game"] if self.lost else []))

    def cards_in(self, zone: str) -> tuple[ObjectState, ...]:
        """What lies in the zone of that field's name."""
        held: tuple[ObjectState, ...] = getattr(self, zone)
        return held


class WaitingAction(Value):
    """A spell or effect on its way."""

    name: str
    controller: str
    text: str
    targets: tuple[str, ...]
    aims: tuple[str, ...] = field(metadata=about("Where its targets are: a player's name, an object's id, `waiting 0`"))
    resolving: bool


class TurnState(Value):
    """Whose turn it is, and which part of it."""

    active: str
    phase: str
    daytime: str = field(default="", metadata=about("`day` or `night`; empty where it is neither"))


class Position(Value):
    """Everything that a board shows. What waits stands in order, the newest last."""

    turn: TurnState
    players: tuple[PlayerState, ...]
    waiting: tuple[WaitingAction, ...]

    def in_play(self) -> Iterator[tuple[ObjectState, PlayerState]]:
        """Every permanent with who controls it."""
        return ((thing, player) for player in self.players for thing in player.battlefield)

    def how_many(self) -> int:
        """How many cards it shows, in all zones together."""
        return sum(
            len(zone)
            for player in self.players
            for zone in (
                player.hand,
                player.battlefield,
                player.graveyard,
                player.removed,
                player.phased_out,
                player.command,
            )
        )
