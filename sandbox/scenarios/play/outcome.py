"""What has changed in a game between two moments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object
from sandbox.scenarios.language.places import everything
from sandbox.scenarios.values.changes import (
    Appearance,
    Change,
    Changes,
    ControlChange,
    CounterChange,
    DamageChange,
    GameEnd,
    LandTapping,
    LifeChange,
    Place,
    Size,
    SizeChange,
    Tapping,
    Untapping,
    ZoneChange,
)
from sandbox.terms.zones import Zone

UNNAMED = "a card"


class Seen(NamedTuple):
    """What an outcome is told from of one thing. What is not in play has no more than its place."""

    name: str
    card: str
    zone: Zone
    owner: str
    characteristics: Characteristics | None = None
    tapped: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()

    @property
    def in_play(self) -> bool:
        return self.zone is Zone.BATTLEFIELD

    @property
    def place(self) -> Place:
        return Place(self.zone, self.owner)

    @property
    def is_land(self) -> bool:
        """A land that is no creature: such are counted where they become tapped."""
        found = self.characteristics
        return found is not None and found.is_land and not found.is_creature

    @property
    def controller(self) -> str:
        return "" if self.characteristics is None else self.characteristics.controller.name

    @property
    def size(self) -> Size | None:
        return None if self.characteristics is None else size_of(self.characteristics)


class Snapshot:
    """What an outcome is told from: lives, zones and states at one moment."""

    __slots__ = ("lives", "things")

    def __init__(self, game: Game) -> None:
        self.lives = {player.name: player.life for player in game.players}
        self.things = {thing.physical: seen(game, thing) for thing in everything(game)}


def seen(game: Game, thing: Object) -> Seen:
    """The thing as it is now."""
    if not thing.in_play:
        return Seen(named(thing), thing.card.name, thing.zone, thing.owner.name)
    counters = sorted((name, number) for name, number in thing.counters.items() if number) if thing.counters else ()
    return Seen(
        named(thing),
        thing.card.name,
        thing.zone,
        thing.owner.name,
        game.characteristics(thing),
        thing.tapped,
        thing.damage,
        tuple(counters),
    )


def size_of(characteristics: Characteristics) -> Size | None:
    """Power and toughness of a creature."""
    power, toughness = characteristics.power, characteristics.toughness
    if not characteristics.is_creature or power is None or toughness is None:
        return None
    return Size(power, toughness)


def changes_between(before: Snapshot, after: Snapshot, result: str) -> Changes:
    """The game's end, lives, then each thing; tapped lands are counted last."""
    found: list[Change] = [GameEnd(result)] if result else []
    for name, life in after.lives.items():
        was = before.lives.get(name, life)
        if life != was:
            found.append(LifeChange(name, was, life))
    lands: dict[str, int] = {}
    for physical, now in after.things.items():
        past = before.things.get(physical)
        counted = past is not None and now.is_land and past.in_play and now.tapped and not past.tapped
        if counted:
            lands[now.card] = lands.get(now.card, 0) + 1
        found += _of_one(past, now, tapping=not counted)
    return (*found, *(LandTapping(card, number) for card, number in lands.items()))


def _of_one(was: Seen | None, now: Seen, tapping: bool) -> Iterator[Change]:
    """What has changed about one thing: where it is, or else how it is there."""
    if was is None:
        if now.name != UNNAMED:
            yield Appearance(now.name, now.place)
    elif now.place != was.place:
        yield ZoneChange(now.name, was.place, now.place, now.size)
    else:
        yield from _in_its_place(was, now, tapping)


def _in_its_place(was: Seen, now: Seen, tapping: bool) -> Iterator[Change]:
    name = now.name
    if now.controller != was.controller:
        yield ControlChange(name, was.controller, now.controller)
    if now.size != was.size:
        yield SizeChange(name, was.size, now.size)
    if now.damage != was.damage and now.damage:
        yield DamageChange(name, was.damage, now.damage)
    if tapping and now.tapped is not was.tapped:
        yield Tapping(name) if now.tapped else Untapping(name)
    if now.counters != was.counters:
        yield CounterChange(name, now.counters)
