"""What is said of an object besides its print: its state, and what has changed since the board before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Obj = dict[str, Any]


@dataclass(frozen=True)
class Mark:
    """A word or two under a card. ``kind`` is for the style sheet: changed since the board before, bad, fight."""

    text: str
    kind: str = ""


@dataclass(frozen=True)
class Surroundings:
    """What the marks of an object are told from: the objects before by id (None: nothing is compared), the labels
    of what is in play now, what blocks what, and who controls what."""

    before: dict[int, Obj] | None
    names: dict[int, str]
    blocked_by: dict[int, tuple[str, ...]]
    controllers: dict[int, str]

    def named(self, ids: list[int] | None) -> list[str]:
        """The labels of those that are in play."""
        return [self.names[number] for number in ids or () if number in self.names]


def marks_of(obj: Obj, around: Surroundings) -> Iterator[Mark]:
    """Every mark of an object, those that matter most first."""
    past = around.before.get(obj["id"]) if around.before is not None else None
    if around.before is not None and past is None:
        yield Mark("new", "changed")
    was = past or obj
    yield from fight_marks(obj, around)
    yield from state_marks(obj, was)
    host = around.controllers.get(obj["attached_to"] or 0)
    if host and host != around.controllers.get(obj["id"]):
        yield Mark(f"{around.controllers[obj['id']]}’s")


def fight_marks(obj: Obj, around: Surroundings) -> Iterator[Mark]:
    """Attacking, blocked by whom, in which band, blocking what."""
    blockers = ", ".join(around.blocked_by.get(obj["id"], ()))
    if obj["attacking"] or blockers:
        blocked = f", blocked by {blockers}" if blockers else ", blocked" if obj.get("blocked") else ""
        yield Mark(f"attacking{blocked}", "fight")
    band = around.named(obj.get("band"))
    if band:
        yield Mark(f"in a band with {', '.join(band)}", "fight")
    blocking = around.named(obj.get("blocking"))
    if blocking:
        yield Mark(f"blocking {', '.join(blocking)}", "fight")


def state_marks(obj: Obj, was: Obj) -> Iterator[Mark]:
    """Tapped, another size, damage, counters, summoning sickness."""
    if obj["tapped"]:
        yield Mark("tapped", "" if was["tapped"] else "changed")
    elif was["tapped"]:
        yield Mark("untapped", "changed")
    if size(obj) != size(was):
        yield Mark(f"was {size(was)}" if size(was) else "now a creature", "changed")
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
