"""The way of cards through the zones, moment by moment, as the engine plays a scenario."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from sandbox.editions import EDITIONS
from sandbox.scenarios.values.position import Position
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order

LANE, LEFT, RIGHT, TOP = 34, 128, 352, 8
HELD = ("hand", "battlefield", "graveyard", "removed", "phased_out")
MOST_CARDS = 4


@dataclass(frozen=True)
class ZoneLane:
    """A zone as a lane from left to right."""

    name: str
    y: int


@dataclass(frozen=True)
class CardWay:
    """A card's line: ``points`` as SVG has them; the last point is where it ends."""

    number: int
    name: str
    points: str
    end_x: int
    end_y: int


@dataclass(frozen=True)
class ZonesPicture:
    """The lanes that any card has been in, and the ways of the cards that moved."""

    lanes: tuple[ZoneLane, ...]
    ways: tuple[CardWay, ...]
    height: int
    words: str


def zones_picture(ruling: Ruling) -> ZonesPicture:
    """The ways of the cards in a ruling that was played with its positions."""
    names = lane_names(ruling.edition)
    told = list(moments(ruling))
    ways = moved(told)
    used = [zone for zone in names if any(zone in way for way in ways.values())]
    lanes = tuple(ZoneLane(names[zone], TOP + number * LANE) for number, zone in enumerate(used))
    columns = max(len(told) - 1, 1)
    drawn = tuple(
        card_way(number, name, way, used, columns) for number, (name, way) in enumerate(ways.items(), start=1)
    )
    return ZonesPicture(lanes, drawn, TOP + LANE * len(lanes), words(ruling, ways, names))


def lane_names(edition: str) -> dict[str, str]:
    """The zones in the edition's words, in the order in which a card comes through them."""
    said = EDITIONS[edition].words
    return {
        "library": "library",
        "hand": "hand",
        "waiting": said.waiting.removeprefix("the "),
        "battlefield": said.play.removeprefix("on the "),
        "graveyard": "graveyard",
        "removed": said.outside.removeprefix("in ").removesuffix(" from the game"),
        "phased_out": "phased out",
    }


def moments(ruling: Ruling) -> Iterator[dict[str, str]]:
    """Where each card is, each time that it has changed. What appears in a hand comes from the library."""
    last = places(ruling.start)
    yield last
    for _, step in in_order(ruling.trace):
        position = ruling.position_after(step)
        now = places(position) if position else last
        if now != last:
            yield now
        last = now


def places(position: Position) -> dict[str, str]:
    """The zone of each card by what the text calls it. A token is no card: it has no way to go."""
    found = {
        card.label: zone
        for player in position.players
        for zone in HELD
        for card in player.cards_in(zone)
        if card.label and not card.token
    }
    return found | {item.name: "waiting" for item in position.waiting}


def moved(told: list[dict[str, str]]) -> dict[str, list[str]]:
    """The zones of the first cards that move, moment by moment. What has only ever waited is no card."""
    names = dict.fromkeys(name for moment in told for name in moment)
    ways = {name: [moment.get(name, "library") for moment in told] for name in names}
    moving = [name for name, way in ways.items() if len(set(way)) > 1 and set(way) & set(HELD)]
    return {name: ways[name] for name in moving[:MOST_CARDS]}


def card_way(number: int, name: str, way: list[str], used: list[str], columns: int) -> CardWay:
    """A card's line; lines in one lane keep apart."""
    aside = (number - (MOST_CARDS + 1) / 2) * 5
    places = [
        (LEFT + 14 + at * (RIGHT - LEFT - 30) // columns, round(TOP + used.index(zone) * LANE + LANE / 2 + aside))
        for at, zone in enumerate(way)
    ]
    points = " ".join(f"{x},{y}" for x, y in places)
    return CardWay(number, name, points, *places[-1])


def words(ruling: Ruling, ways: dict[str, list[str]], names: dict[str, str]) -> str:
    """The same told."""
    told = [f"{name}: {', '.join(names[zone] for zone, _ in groupby(way))}" for name, way in ways.items()]
    return f"The way through the zones, {ruling.edition_name}. {'; '.join(told)}."
