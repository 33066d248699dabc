"""What is said of an object besides its print: its state, and what has changed since the board before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sandbox.scenarios.values.position import BACK, FLIPPED, ObjectState


@dataclass(frozen=True)
class Badge:
    """A word or two under a card. ``kind`` is for the style sheet: changed since the board before, bad, fight."""

    text: str
    kind: str = ""


@dataclass(frozen=True)
class Surroundings:
    """What the badges of an object are told from: the objects before by id (None: nothing is compared), the labels
    of what is in play now, what blocks what, and who controls what."""

    before: dict[int, ObjectState] | None
    names: dict[int, str]
    blocked_by: dict[int, tuple[str, ...]]
    controllers: dict[int, str]

    def named(self, ids: Iterable[int]) -> list[str]:
        """The labels of those that are in play."""
        return [self.names[number] for number in ids if number in self.names]


def badges_of(obj: ObjectState, around: Surroundings) -> Iterator[Badge]:
    """Every badge of an object, those that matter most first."""
    past = around.before.get(obj.id) if around.before is not None else None
    if around.before is not None and past is None:
        yield Badge("new", "changed")
    yield from fight_badges(obj, around)
    yield from face_badges(obj, past or obj)
    yield from state_badges(obj, past or obj)
    host = around.controllers.get(obj.attached_to or 0)
    if host and host != around.controllers.get(obj.id):
        yield Badge(f"{around.controllers[obj.id]}’s")


def chip_badges(obj: ObjectState) -> Iterator[Badge]:
    """What is said of a card outside the battlefield: counters, and what it has become or waits for."""
    for name, number in obj.counters.items():
        yield Badge(f"{number} {name} counter{'s' if number > 1 else ''}")
    for words in (*obj.designations, *obj.also):
        yield Badge(words)


def fight_badges(obj: ObjectState, around: Surroundings) -> Iterator[Badge]:
    """Attacking, blocked by whom, in which band, blocking what."""
    blockers = ", ".join(around.blocked_by.get(obj.id, ()))
    if obj.attacking:
        blocked = f", blocked by {blockers}" if blockers else ", blocked" if obj.blocked else ""
        yield Badge(f"attacking{blocked}", "fight")
    band = around.named(obj.band)
    if band:
        yield Badge(f"in a band with {', '.join(band)}", "fight")
    blocked_ones = around.named(obj.blocking)
    if blocked_ones:
        yield Badge(f"blocking {', '.join(blocked_ones)}", "fight")


def face_badges(obj: ObjectState, was: ObjectState) -> Iterator[Badge]:
    """What is seen of the card: its back, its lower half, or what it copies."""
    first = obj.label.split("#")[0]
    if obj.face == BACK:
        yield Badge(f"back of {first}", "" if was.face == obj.face else "changed")
        return
    if obj.face == FLIPPED:
        yield Badge("flipped", "" if was.face == obj.face else "changed")
    if first and obj.name != first and not obj.face_down:
        yield Badge(f"is {obj.name}", "" if was.name == obj.name else "changed")


def state_badges(obj: ObjectState, was: ObjectState) -> Iterator[Badge]:
    """Tapped, another size, damage, counters, designations and what else was given to it, summoning sickness."""
    if obj.tapped:
        yield Badge("tapped", "" if was.tapped else "changed")
    elif was.tapped:
        yield Badge("untapped", "changed")
    if obj.size != was.size:
        yield Badge(f"was {was.size}" if was.size else "now a creature", "changed")
    if obj.damage:
        yield Badge(f"{obj.damage} damage", "bad" if obj.damage == was.damage else "bad changed")
    for name, number in obj.counters.items():
        kind = "" if was.counters.get(name) == number else "changed"
        yield Badge(f"{number} {name} counter{'s' if number > 1 else ''}", kind)
    if obj.level is not None:
        yield Badge(f"level {obj.level}", "" if was.level == obj.level else "changed")
    for word in obj.designations:
        yield Badge(word, "" if word in was.designations else "changed")
    for words in obj.also:
        yield Badge(words, "" if words in was.also else "changed")
    if obj.shields:
        shields = f"{obj.shields} regeneration shield{'s' if obj.shields > 1 else ''}"
        yield Badge(shields, "" if was.shields == obj.shields else "changed")
    if obj.chosen:
        yield Badge(f"chosen: {', '.join(obj.chosen)}", "" if was.chosen == obj.chosen else "changed")
    if obj.sick:
        yield Badge("summoning sick")
