"""A position as a page draws it: sides, piles of like objects, attachments under their hosts, changes marked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

Obj = dict[str, Any]
Position = dict[str, Any]
SEEN = (
    *("name", "label", "types", "text", "power", "toughness", "loyalty", "counters", "damage"),
    *("tapped", "attacking", "blocking", "sick", "face_down"),
)


@dataclass(frozen=True)
class Mark:
    """A word or two under a card. ``kind`` is for the style sheet: changed since the board before, bad."""

    text: str
    kind: str = ""


@dataclass(frozen=True)
class Pile:
    """Objects that look alike and carry nothing, or one object with what is attached to it."""

    object: Obj
    count: int = 1
    attached: tuple[Pile, ...] = ()
    marks: tuple[Mark, ...] = ()

    @property
    def changed(self) -> bool:
        """Whether anything about it differs from the board before."""
        return any("changed" in mark.kind for mark in self.marks)


@dataclass(frozen=True)
class Row:
    """A named part of a side, such as its graveyard."""

    name: str
    piles: tuple[Pile, ...]
    count: int


@dataclass(frozen=True)
class Side:
    """One player's part of a board."""

    player: dict[str, Any]
    active: bool
    life_change: int
    lands: tuple[Pile, ...]
    others: tuple[Pile, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Board:
    """A position; the first player sits below the others, nearest to the reader."""

    phase: str
    active: str
    sides: tuple[Side, ...]
    waiting: tuple[dict[str, Any], ...] = field(default=())


ZONES = {"hand": "Hand", "graveyard": "Graveyard", "removed": "Removed from the game", "phased_out": "Phased out"}


def board_of(position: Position, before: Position | None = None) -> Board:
    """Arrange a position; with the one before it, say what changed."""
    past = {player["name"]: player for player in before["players"]} if before else {}
    known = {obj["id"]: obj for player in past.values() for obj in player["battlefield"]}
    names = {obj["id"]: obj["label"] for player in position["players"] for obj in player["battlefield"]}
    turn = position["turn"]
    sides = (side_of(p, past.get(p["name"]), known, turn, names) for p in position["players"])
    return Board(turn["phase"], turn["active"], tuple(sides)[::-1], tuple(position.get("waiting", ())))


def side_of(player: Obj, past: Obj | None, known: dict[int, Obj], turn: Obj, names: dict[int, str]) -> Side:
    """One player's part; ``known`` is what was in play before, ``names`` what is in play now."""
    present = [with_blocks_named(obj, names) for obj in player["battlefield"]]
    hosts = {obj["id"] for obj in present}
    free = [obj for obj in present if obj["attached_to"] not in hosts]
    lands = [obj for obj in free if is_land(obj)]
    others = [obj for obj in free if not is_land(obj)]
    marks = known if past else None
    return Side(
        player=player,
        active=player["name"] == turn["active"],
        life_change=player["life"] - past["life"] if past else 0,
        lands=tuple(piles(lands, present, marks)),
        others=tuple(piles(others, present, marks)),
        rows=tuple(Row(ZONES[z], tuple(piles(player[z], ())), len(player[z])) for z in ZONES if player[z]),
    )


def with_blocks_named(obj: Obj, names: dict[int, str]) -> Obj:
    """An object whose ``blocks`` are the labels of what it blocks."""
    return {**obj, "blocks": [names[i] for i in obj.get("blocking") or () if i in names]}


def is_land(obj: Obj) -> bool:
    """Whether it goes into the row of lands; a land that is a creature stands with the creatures."""
    return "Land" in obj["types"] and obj["power"] is None


def piles(objects: Iterable[Obj], present: Iterable[Obj], known: dict[int, Obj] | None = None) -> Iterator[Pile]:
    """Objects in order, like ones together."""
    together: dict[str, list[Pile]] = {}
    for obj in objects:
        attached = [other for other in present if other["attached_to"] == obj["id"]]
        pile = Pile(obj, 1, tuple(piles(attached, present, known)), tuple(marks_of(obj, known)))
        alike = str(obj["id"]) if attached else str([obj.get(name) for name in SEEN] + [pile.marks])
        together.setdefault(alike, []).append(pile)
    for same in together.values():
        yield Pile(same[0].object, len(same), same[0].attached, same[0].marks)


def marks_of(obj: Obj, known: dict[int, Obj] | None) -> Iterator[Mark]:
    """What is to be said of an object besides its print."""
    past = known.get(obj["id"]) if known is not None else None
    was = past or obj
    if known is not None and past is None:
        yield Mark("new", "changed")
    if obj["tapped"]:
        yield Mark("tapped", "" if was["tapped"] else "changed")
    elif was["tapped"]:
        yield Mark("untapped", "changed")
    if size(obj) != size(was):
        yield Mark(f"was {size(was)}" if size(was) else "now a creature", "changed")
    if obj["attacking"]:
        yield Mark("attacking")
    if obj.get("blocks"):
        yield Mark(f"blocking {', '.join(obj['blocks'])}")
    if obj["damage"]:
        yield Mark(f"{obj['damage']} damage", "bad" if obj["damage"] == was["damage"] else "bad changed")
    for name, number in obj["counters"].items():
        kind = "" if was["counters"].get(name) == number else "changed"
        yield Mark(f"{number} {name} counter{'s' if number > 1 else ''}", kind)
    if obj["sick"]:
        yield Mark("summoning sick")


def size(obj: Obj) -> str:
    """Power and toughness as printed on a card; empty for what is no creature."""
    return f"{obj['power']}/{obj['toughness']}" if obj["power"] is not None else ""
