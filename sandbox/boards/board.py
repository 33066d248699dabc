"""A position as a page draws it: sides, piles of like objects, attachments under their hosts, changes said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sandbox.boards.badges import Badge, Surroundings, badges_of
from sandbox.scenarios.values.position import ObjectState, PlayerState, Position, TurnState, WaitingAction

MOST_APART = 6
"""So many cards that differ in nothing but their numbers lie beside each other; more are one pile."""


@dataclass(frozen=True)
class Pile:
    """Objects that look alike and carry nothing, or one object with what is attached to it."""

    object: ObjectState
    count: int = 1
    attached: tuple[Pile, ...] = ()
    badges: tuple[Badge, ...] = ()
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
        return self.object.name if self.count > 1 else self.object.label or self.object.name

    @property
    def changed(self) -> bool:
        """Whether anything about it differs from the board before."""
        return any("changed" in badge.kind for badge in self.badges)

    @property
    def modified(self) -> bool:
        """Whether its size is another than the printed one."""
        obj = self.object
        printed = obj.printed_power, obj.printed_toughness
        return None not in printed and obj.is_creature and printed != (obj.power, obj.toughness)


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

    player: PlayerState
    active: bool
    near: bool
    life_change: int
    library_change: int
    lands: tuple[Pile, ...]
    others: tuple[Pile, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class WaitingLine:
    """What waits to resolve. ``new``: it did not on the board before."""

    action: WaitingAction
    new: bool


@dataclass(frozen=True)
class Board:
    """A position; the first player sits below the others, nearest to the reader. What waits to resolve is listed as
    it will: the last one added first."""

    phase: str
    active: str
    sides: tuple[Side, ...]
    waiting: tuple[WaitingLine, ...] = ()


ZONES = {"hand": "Hand", "graveyard": "Graveyard", "removed": "Removed from the game", "phased_out": "Phased out"}


def board_of(position: Position, before: Position | None = None) -> Board:
    """Arrange a position; with the one before it, say what changed."""
    past = {player.name: player for player in before.players} if before else {}
    around = surroundings(position, before)
    present = [obj for obj, _ in position.in_play()]
    turn, players = position.turn, position.players
    sides = [side_of(p, past.get(p.name), present, around, turn, p is players[0]) for p in players]
    known = [item.text for item in before.waiting] if before else None
    waiting = [WaitingLine(item, known is not None and item.text not in known) for item in position.waiting]
    return Board(turn.phase, turn.active, tuple(sides)[::-1], tuple(waiting[::-1]))


def surroundings(position: Position, before: Position | None) -> Surroundings:
    """What the badges of a position's objects are told from."""
    blocked: dict[int, tuple[str, ...]] = {}
    for obj, _ in position.in_play():
        for attacker in obj.blocking:
            blocked[attacker] = (*blocked.get(attacker, ()), obj.label)
    names = {obj.id: obj.label for obj, _ in position.in_play()}
    known = {obj.id: obj for obj, _ in before.in_play()} if before else None
    return Surroundings(known, names, blocked, {obj.id: player.name for obj, player in position.in_play()})


def side_of(
    player: PlayerState,
    past: PlayerState | None,
    present: Sequence[ObjectState],
    around: Surroundings,
    turn: TurnState,
    near: bool,
) -> Side:
    """One player's part. What is attached lies under its host, whoever controls it."""
    hosts = {obj.id for obj in present}
    free = [obj for obj in player.battlefield if obj.attached_to not in hosts]
    return Side(
        player=player,
        active=player.name == turn.active,
        near=near,
        life_change=player.life - past.life if past else 0,
        library_change=player.library - past.library if past else 0,
        lands=tuple(piles([obj for obj in free if is_land(obj)], present, around)),
        others=tuple(piles([obj for obj in free if not is_land(obj)], present, around)),
        rows=tuple(row_of(zone, player, past) for zone in ZONES if has_in(zone, player) or has_in(zone, past)),
    )


def has_in(zone: str, player: PlayerState | None) -> bool:
    """Whether anything lies in the player's zone."""
    return player is not None and bool(player.cards_in(zone))


def row_of(zone: str, player: PlayerState, past: PlayerState | None) -> Row:
    """A zone that is no part of play; what has come into it is marked."""
    held, before = player.cards_in(zone), past.cards_in(zone) if past else None
    known = {obj.id for obj in before} if before is not None else None
    return Row(ZONES[zone], tuple(chips(held, known)), len(held), len(held) - len(held if before is None else before))


def chips(objects: Iterable[ObjectState], known: set[int] | None) -> Iterator[Pile]:
    """Cards of a zone, like ones together, newcomers apart."""
    together: dict[tuple[str, bool], list[ObjectState]] = {}
    held = list(objects)
    crowded = Counter(obj.name for obj in held)
    for obj in held:
        new = known is not None and obj.id not in known
        many = crowded[obj.name] > MOST_APART
        together.setdefault((obj.name if many else obj.label or obj.name, new), []).append(obj)
    for (_, new), same in together.items():
        badges = (Badge("new", "changed"),) if new else ()
        yield Pile(same[0], len(same), (), badges, labels=labels_of(same))


def is_land(obj: ObjectState) -> bool:
    """Whether it goes into the row of lands; a land that is a creature stands with the creatures."""
    return "Land" in obj.types and not obj.is_creature


def piles(objects: Iterable[ObjectState], present: Iterable[ObjectState], around: Surroundings) -> Iterator[Pile]:
    """Objects in order, like ones together; few that the text tells apart lie apart, unless they are lands."""
    alone = [single(obj, present, around) for obj in objects]
    crowded = Counter(look(pile) for pile in alone)
    together: dict[object, list[Pile]] = {}
    for pile in alone:
        apart = "" if is_land(pile.object) or crowded[look(pile)] > MOST_APART else pile.object.label
        together.setdefault((apart, look(pile)), []).append(pile)
    for same in together.values():
        objs = [pile.object for pile in same]
        ids = tuple(obj.id for obj in objs)
        yield Pile(objs[0], len(same), same[0].attached, same[0].badges, ids, labels_of(objs))


def single(obj: ObjectState, present: Iterable[ObjectState], around: Surroundings) -> Pile:
    """One object with what is attached to it."""
    attached = [other for other in present if other.attached_to == obj.id]
    return Pile(obj, 1, tuple(piles(attached, present, around)), tuple(badges_of(obj, around)), (obj.id,))


def look(pile: Pile) -> object:
    """What two objects have in common that look alike; what carries something looks like nothing else."""
    obj = pile.object
    if pile.attached:
        return obj.id
    print_and_size = (obj.name, obj.types, obj.text, obj.power, obj.toughness, obj.loyalty, obj.face_down)
    return (pile.badges, *print_and_size, obj.attacks, obj.blocked, obj.blocking)


def labels_of(objects: Iterable[ObjectState]) -> tuple[str, ...]:
    """What the text calls them."""
    return tuple(obj.label or obj.name for obj in objects)


def number_of(label: str) -> int:
    """2 of ``Grizzly Bears#2``; the first of a name has no number in its label."""
    return int(label.rpartition("#")[2]) if "#" in label else 1


def spans(numbers: Sequence[int]) -> Iterator[str]:
    """Ascending numbers, those that follow each other as one span."""
    begins = [n for at, n in enumerate(numbers) if at == 0 or numbers[at - 1] != n - 1]
    ends = [n for at, n in enumerate(numbers) if at == len(numbers) - 1 or numbers[at + 1] != n + 1]
    for begin, end in zip(begins, ends, strict=True):
        yield f"#{begin}" if begin == end else f"#{begin}–#{end}"
