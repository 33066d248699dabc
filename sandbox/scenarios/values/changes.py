"""What has changed between two moments of a game, as facts. ``subject`` is what the fact speaks of: a player's name, or
what a text calls an object; empty for the game itself.
"""

from __future__ import annotations

from sandbox.terms.values import Value
from sandbox.terms.zones import Zone


class Place(Value):
    """A zone, and whose it is where players have one each."""

    zone: Zone
    owner: str


class Size(Value):
    """A creature's power and toughness."""

    power: int
    toughness: int

    def __str__(self) -> str:
        return f"{self.power}/{self.toughness}"


class GameEnd(Value):
    """``result`` says who wins; `draw` for nobody."""

    result: str

    @property
    def subject(self) -> str:
        return ""


class LifeChange(Value):
    player: str
    was: int
    now: int

    @property
    def subject(self) -> str:
        return self.player


class Appearance(Value):
    """What was nowhere before: a token, or a card that nobody had named."""

    object: str
    to: Place

    @property
    def subject(self) -> str:
        return self.object


class ZoneChange(Value):
    """To another zone; ``size`` is what a creature has in play there."""

    object: str
    origin: Place
    to: Place
    size: Size | None

    @property
    def subject(self) -> str:
        return self.object


class ControlChange(Value):
    object: str
    was: str
    now: str

    @property
    def subject(self) -> str:
        return self.object


class SizeChange(Value):
    """None: it is no creature."""

    object: str
    was: Size | None
    now: Size | None

    @property
    def subject(self) -> str:
        return self.object


class DamageChange(Value):
    object: str
    was: int
    now: int

    @property
    def subject(self) -> str:
        return self.object


class Tapping(Value):
    object: str

    @property
    def subject(self) -> str:
        return self.object


class Untapping(Value):
    object: str

    @property
    def subject(self) -> str:
        return self.object


class CounterChange(Value):
    """All the counters that it has now, by their names."""

    object: str
    now: tuple[tuple[str, int], ...]

    @property
    def subject(self) -> str:
        return self.object


class LandTapping(Value):
    """So many lands of a name have become tapped; which of them says nothing that a reader wants to know."""

    card: str
    number: int

    @property
    def subject(self) -> str:
        return self.card


Change = (
    GameEnd
    | LifeChange
    | Appearance
    | ZoneChange
    | ControlChange
    | SizeChange
    | DamageChange
    | Tapping
    | Untapping
    | CounterChange
    | LandTapping
)
Changes = tuple[Change, ...]


def is_tapping(change: Change) -> bool:
    """Whether it says no more than that something became tapped, which is seldom what a reader asks for."""
    return isinstance(change, Tapping | LandTapping)


def into_graveyard(change: Change) -> bool:
    """Whether it says that a card went to a graveyard."""
    return isinstance(change, ZoneChange | Appearance) and change.to.zone is Zone.GRAVEYARD
