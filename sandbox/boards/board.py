"""A position as a page draws it: sides, piles of like objects, attachments under their hosts, changes marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sandbox.boards.badges import Mark, Surroundings, marks_of

Obj = dict[str, Any]
Position = dict[str, Any]
MOST_APART = 6
"""So many cards that differ in nothing but their numbers lie beside each other; more are one pile."""
SEEN = ("name", "types", "text", "power", "toughness", "loyalty", "attacks", "blocked", "blocking", "face_down")


@dataclass(frozen=True)
class Pile:
    """Objects that look alike and carry nothing, or one object with what is attached to it."""

    object: Obj
    count: int = 1
    attached: tuple[Pile, ...] = ()
    marks: tuple[Mark, ...] = ()
    ids: tuple[int, ...] = ()
    labels: tuple[str, ...] = ()
    """What the text calls each of them, where it tells them apart."""

    @property
    def numbers(self) -> str:
        """The numbers by which the text tells them apart: ``#2–#30``; empty where it does not."""
        apart = len(set(self.labels)) > 1
        return ", ".join(spans(sorted(map(number_of, self.labels)))) if apart else ""

    @property
    def label(self) -> str:
        """What the text calls it; several are called by their card's name."""
        return str(self.object["name"] if self.count > 1 else self.object["label"] or self.object["name"])

    @property
    def changed(self) -> bool:
        """Whether anything about it differs from the board before."""
        return any("changed" in mark.kind for mark in self.marks)

    @property
    def modified(self) -> bool:
        """Whether its size is another than the printed one."""
        obj = self.object
        printed = obj["printed_power"], obj["printed_toughness"]
        return None not in printed and obj["power"] is not None and printed != (obj["power"], obj["toughness"])


@dataclass(frozen=True)
class Row:
    """A named part of a side, such as its graveyard. ``change``: how many more it holds than before."""

    name: str
    piles: tuple[Pile, ...]
    count: int
    change: int = 0


@dataclass(frozen=True)
class Side:
    """One player's part of a board. ``near``: at the reader's edge."""

    player: dict[str, Any]
    active: bool
    near: bool
    life_change: int
    library_change: int
    lands: tuple[Pile, ...]
    others: tuple[Pile, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Board:
    """A position; the first player sits below the others, nearest to the reader. What waits to resolve is listed as
    it will: the last one added first."""

    phase: str
    active: str
    sides: tuple[Side, ...]
    waiting: tuple[dict[str, Any], ...] = field(default=())


ZONES = {"hand": "Hand", "graveyard": "Graveyard", "removed": "Removed from the game", "phased_out": "Phased out"}


def board_of(position: Position, before: Position | None = None) -> Board:
    """Arrange a position; with the one before it, say what changed."""
    past = {player["name"]: player for player in before["players"]} if before else {}
    around = surroundings(position, before)
    present = [obj for player in position["players"] for obj in player["battlefield"]]
    turn, players = position["turn"], position["players"]
    sides = [side_of(p, past.get(p["name"]), present, around, turn, p is players[0]) for p in players]
    known = [item["text"] for item in before["waiting"]] if before else None
    waiting = [{**item, "new": known is not None and item["text"] not in known} for item in position["waiting"]]
    return Board(turn["phase"], turn["active"], tuple(sides)[::-1], tuple(waiting[::-1]))


def surroundings(position: Position, before: Position | None) -> Surroundings:
    """What the marks of a position's objects are told from."""
    present = [(obj, player["name"]) for player in position["players"] for obj in player["battlefield"]]
    blocked: dict[int, tuple[str, ...]] = {}
    for obj, _ in present:
        for attacker in obj.get("blocking") or ():
            blocked[attacker] = (*blocked.get(attacker, ()), obj["label"])
    names = {obj["id"]: obj["label"] for obj, _ in present}
    known = {obj["id"]: obj for player in before["players"] for obj in player["battlefield"]} if before else None
    return Surroundings(known, names, blocked, {obj["id"]: name for obj, name in present})


def side_of(player: Obj, past: Obj | None, present: list[Obj], around: Surroundings, turn: Obj, near: bool) -> Side:
    """One player's part. What is attached lies under its host, whoever controls it."""
    hosts = {obj["id"] for obj in present}
    free = [obj for obj in player["battlefield"] if obj["attached_to"] not in hosts]
    return Side(
        player=player,
        active=player["name"] == turn["active"],
        near=near,
        life_change=player["life"] - past["life"] if past else 0,
        library_change=player["library"] - past["library"] if past else 0,
        lands=tuple(piles([obj for obj in free if is_land(obj)], present, around)),
        others=tuple(piles([obj for obj in free if not is_land(obj)], present, around)),
        rows=tuple(row_of(zone, player, past) for zone in ZONES if player[zone] or (past and past[zone])),
    )


def row_of(zone: str, player: Obj, past: Obj | None) -> Row:
    """A zone that is no part of play; what has come into it is marked."""
    known = {obj["id"] for obj in past[zone]} if past else None
    held = player[zone]
    return Row(ZONES[zone], tuple(chips(held, known)), len(held), len(held) - len(past[zone]) if past else 0)


def chips(objects: Iterable[Obj], known: set[int] | None) -> Iterator[Pile]:
    """Cards of a zone, like ones together, newcomers apart."""
    together: dict[tuple[str, bool], list[Obj]] = {}
    held = list(objects)
    crowded = Counter(obj["name"] for obj in held)
    for obj in held:
        new = known is not None and obj["id"] not in known
        many = crowded[obj["name"]] > MOST_APART
        together.setdefault((obj["name"] if many else obj["label"] or obj["name"], new), []).append(obj)
    for (_, new), same in together.items():
        marks = (Mark("new", "changed"),) if new else ()
        yield Pile(same[0], len(same), (), marks, labels=labels_of(same))


def is_land(obj: Obj) -> bool:
    """Whether it goes into the row of lands; a land that is a creature stands with the creatures."""
    return "Land" in obj["types"] and obj["power"] is None


def piles(objects: Iterable[Obj], present: Iterable[Obj], around: Surroundings) -> Iterator[Pile]:
    """Objects in order, like ones together; few that the text tells apart lie apart, unless they are lands."""
    alone = [single(obj, present, around) for obj in objects]
    crowded = Counter(look(pile) for pile in alone)
    together: dict[str, list[Pile]] = {}
    for pile in alone:
        apart = "" if is_land(pile.object) or crowded[look(pile)] > MOST_APART else pile.object["label"]
        together.setdefault(f"{apart} {look(pile)}", []).append(pile)
    for same in together.values():
        objs = [pile.object for pile in same]
        yield Pile(objs[0], len(same), same[0].attached, same[0].marks, tuple(o["id"] for o in objs), labels_of(objs))


def single(obj: Obj, present: Iterable[Obj], around: Surroundings) -> Pile:
    """One object with what is attached to it."""
    attached = [other for other in present if other["attached_to"] == obj["id"]]
    return Pile(obj, 1, tuple(piles(attached, present, around)), tuple(marks_of(obj, around)), (obj["id"],))


def look(pile: Pile) -> str:
    """What two objects have in common that look alike; what carries something looks like nothing else."""
    obj = pile.object
    return str(obj["id"]) if pile.attached else str([pile.marks, *map(obj.get, SEEN)])


def labels_of(objects: Iterable[Obj]) -> tuple[str, ...]:
    """What the text calls them."""
    return tuple(obj["label"] or obj["name"] for obj in objects)


def number_of(label: str) -> int:
    """2 of ``Grizzly Bears#2``; the first of a name has no number in its label."""
    return int(label.rpartition("#")[2]) if "#" in label else 1


def spans(numbers: Sequence[int]) -> Iterator[str]:
    """Ascending numbers, those that follow each other as one span."""
    begins = [n for at, n in enumerate(numbers) if at == 0 or numbers[at - 1] != n - 1]
    ends = [n for at, n in enumerate(numbers) if at == len(numbers) - 1 or numbers[at + 1] != n + 1]
    for begin, end in zip(begins, ends, strict=True):
        yield f"#{begin}" if begin == end else f"#{begin}–#{end}"
