"""A position as a page draws it: sides, piles of like objects, attachments under their hosts, changes said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from sandbox.boards.badges import Badge, Surroundings, badges_of, chip_badges
from sandbox.boards.fights import columns_of
from sandbox.boards.pile import Pile
from sandbox.engine.edition import Terminology
from sandbox.scenarios.values.position import ObjectState, PlayerState, Position, WaitingAction


@dataclass(frozen=True)
class Row:
    """A named part of a side, such as its graveyard. ``change``: how many more it holds than before."""

    name: str
    piles: tuple[Pile, ...]
    count: int
    change: int = 0


@dataclass(frozen=True)
class Side:
    """One player's part of a board. ``near``: at the reader's edge; ``attacked``: somebody attacks the player;
    ``front``: what attacks or blocks, which stands before the other creatures; ``rest``: neither creature nor land.
    """

    player: PlayerState
    active: bool
    near: bool
    attacked: bool
    life_change: int
    library_change: int
    front: tuple[Pile, ...]
    creatures: tuple[Pile, ...]
    rest: tuple[Pile, ...]
    lands: tuple[Pile, ...]
    rows: tuple[Row, ...]

    @property
    def others(self) -> tuple[Pile, ...]:
        """What is in play besides lands."""
        return (*self.front, *self.creatures, *self.rest)

    @property
    def plain_lands(self) -> int:
        """How many lands carry nothing."""
        return sum(pile.count for pile in self.lands if not pile.attached)


@dataclass(frozen=True)
class WaitingLine:
    """What waits to resolve. ``new``: it did not on the board before."""

    action: WaitingAction
    new: bool


@dataclass(frozen=True)
class Board:
    """A position; one player sits below the others, nearest to the reader. What waits to resolve is listed as it will:
    the last one added first."""

    phase: str
    active: str
    sides: tuple[Side, ...]
    waiting: tuple[WaitingLine, ...] = ()
    columns: int = 0
    """How many columns the fights take, each attacker above or below its blockers; 0 where there are none, or too many
    for columns."""
    play: str = "in play"
    """Where permanents are."""
    daytime: str = ""
    """Day or night, where it is one of them."""


ZONES = {
    "hand": "Hand",
    "graveyard": "Graveyard",
    "removed": "Removed from the game",
    "phased_out": "Phased out",
    "command": "Command zone",
    "ante": "Ante",
}
WORDS = Terminology()


def board_of(
    position: Position, before: Position | None = None, flipped: bool = False, words: Terminology = WORDS
) -> Board:
    """Arrange a position; with the one before it, say what changed. The first player sits nearest to the reader; on a
    flipped board, the last. `words` are those of the edition under which it came to be."""
    past = {player.name: player for player in before.players} if before else {}
    around = surroundings(position, before)
    turn, players = position.turn, position.players[::-1] if flipped else position.players
    fronts, columns = columns_of([tuple(piles_in(p, position, around, stands_in_front)) for p in players])
    sides = [
        side_of(player, past.get(player.name), position, around, front, player is players[0], words)
        for player, front in zip(players, fronts, strict=True)
    ]
    known = [item.text for item in before.waiting] if before else None
    waiting = [WaitingLine(item, known is not None and item.text not in known) for item in position.waiting]
    return Board(turn.phase, turn.active, tuple(sides)[::-1], tuple(waiting[::-1]), columns, words.play, turn.daytime)


def surroundings(position: Position, before: Position | None) -> Surroundings:
    """What the badges of a position's objects are told from."""
    blocked: dict[int, tuple[str, ...]] = {}
    for obj, _ in position.in_play():
        for attacker in obj.blocking:
            blocked[attacker] = (*blocked.get(attacker, ()), obj.called)
    names = {obj.id: obj.called for obj, _ in position.in_play()}
    known = {obj.id: obj for obj, _ in before.in_play()} if before else None
    return Surroundings(known, names, blocked, {obj.id: player.name for obj, player in position.in_play()})


def side_of(
    player: PlayerState,
    past: PlayerState | None,
    position: Position,
    around: Surroundings,
    front: tuple[Pile, ...],
    near: bool,
    words: Terminology,
) -> Side:
    """One player's part, with those of its piles that stand in front."""
    return Side(
        player=player,
        active=player.name == position.turn.active,
        near=near,
        attacked=any(obj.attacking and obj.attacks == player.name for obj, _ in position.in_play()),
        life_change=player.life - past.life if past else 0,
        library_change=player.library - past.library if past else 0,
        front=front,
        creatures=tuple(piles_in(player, position, around, stands_behind)),
        rest=tuple(piles_in(player, position, around, lies_between)),
        lands=tuple(piles_in(player, position, around, is_land)),
        rows=tuple(row_of(zone, player, past, words) for zone in ZONES if has_in(zone, player) or has_in(zone, past)),
    )


def stands_in_front(obj: ObjectState) -> bool:
    """Whether it fights."""
    return obj.attacking or bool(obj.blocking)


def stands_behind(obj: ObjectState) -> bool:
    """Whether it is a creature that does not fight."""
    return obj.is_creature and not stands_in_front(obj)


def is_land(obj: ObjectState) -> bool:
    """Whether it goes into the row of lands; a land that is a creature stands with the creatures."""
    return "Land" in obj.types and not obj.is_creature and not stands_in_front(obj)


def lies_between(obj: ObjectState) -> bool:
    """Whether it is neither."""
    return not (stands_in_front(obj) or obj.is_creature or is_land(obj))


def has_in(zone: str, player: PlayerState | None) -> bool:
    """Whether anything lies in the player's zone."""
    return player is not None and bool(player.cards_in(zone))


def row_of(zone: str, player: PlayerState, past: PlayerState | None, words: Terminology) -> Row:
    """A zone that is no part of play; what has come into it is marked."""
    held, before = player.cards_in(zone), past.cards_in(zone) if past else None
    known = {obj.id for obj in before} if before is not None else None
    name = words.outside.capitalize() if zone == "removed" else ZONES[zone]
    return Row(name, tuple(chips(held, known)), len(held), len(held) - len(held if before is None else before))


def chips(objects: Iterable[ObjectState], known: set[int] | None) -> Iterator[Pile]:
    """Cards of a zone, like ones together, newcomers apart."""
    together: dict[tuple[str, bool, tuple[Badge, ...]], list[ObjectState]] = {}
    for obj in objects:
        alike = (obj.name, known is not None and obj.id not in known, tuple(chip_badges(obj)))
        together.setdefault(alike, []).append(obj)
    for (_, new, told), same in together.items():
        badges = ((Badge("new", "changed"),) if new else ()) + told
        yield Pile(same[0], len(same), (), badges, labels=labels_of(same))


def piles_in(
    player: PlayerState, position: Position, around: Surroundings, belongs: Callable[[ObjectState], bool]
) -> Iterator[Pile]:
    """Those of the player's permanents that belong together. What is attached lies under its host, whoever controls
    it."""
    present = [obj for obj, _ in position.in_play()]
    hosts = {obj.id for obj in present}
    return piles([obj for obj in player.battlefield if obj.attached_to not in hosts and belongs(obj)], present, around)


def piles(objects: Iterable[ObjectState], present: Sequence[ObjectState], around: Surroundings) -> Iterator[Pile]:
    """Objects in order, equal ones together."""
    together: dict[object, list[Pile]] = {}
    for pile in (single(obj, present, around) for obj in objects):
        together.setdefault(look(pile), []).append(pile)
    for same in together.values():
        objs = [pile.object for pile in same]
        ids = tuple(obj.id for obj in objs)
        yield Pile(objs[0], len(same), same[0].attached, same[0].badges, ids, labels_of(objs))


def single(obj: ObjectState, present: Sequence[ObjectState], around: Surroundings) -> Pile:
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
