"""Combat as a picture: who attacks in which band, who blocks whom, and how much damage went where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import hypot

from sandbox.scenarios.values.position import ObjectState, Position
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order

WIDTH, BOX, GAP = 112, 104, 8
BOX_HEIGHT, TOP, BETWEEN = 44, 22, 92
DEALT = re.compile(r"(?P<source>.+) deals (?P<amount>\d+) damage to (?P<recipient>.+)")
"""How a trace says that damage was dealt."""


@dataclass(frozen=True)
class Fighter:
    """A creature, or the player who is attacked."""

    name: str
    size: str
    x: int
    y: int

    @property
    def middle(self) -> int:
        """The middle of its box."""
        return self.x + BOX // 2


@dataclass(frozen=True)
class BlockLine:
    """From a blocker up to what it blocks."""

    x1: int
    y1: int
    x2: int
    y2: int


@dataclass(frozen=True)
class DamageArrow:
    """Damage from one to another; the number stands near the one who gets it."""

    x1: int
    y1: int
    x2: int
    y2: int
    amount: int

    @property
    def label_x(self) -> int:
        """Where the number stands."""
        return self.x1 + (self.x2 - self.x1) * 2 // 3

    @property
    def label_y(self) -> int:
        """Where the number stands."""
        return self.y1 + (self.y2 - self.y1) * 2 // 3

    @property
    def head(self) -> str:
        """The three points of its head."""
        length = hypot(self.x2 - self.x1, self.y2 - self.y1) or 1
        x, y = (self.x2 - self.x1) / length, (self.y2 - self.y1) / length
        back_x, back_y = self.x2 - 9 * x, self.y2 - 9 * y
        corners = (self.x2, self.y2), (back_x - 5 * y, back_y + 5 * x), (back_x + 5 * y, back_y - 5 * x)
        return " ".join(f"{at_x:.1f},{at_y:.1f}" for at_x, at_y in corners)


@dataclass(frozen=True)
class BandBracket:
    """Over the members of a band."""

    x: int
    width: int


@dataclass(frozen=True)
class CombatPicture:
    """Attackers above, blockers and whom is attacked below."""

    attackers: tuple[Fighter, ...]
    defenders: tuple[Fighter, ...]
    blocks: tuple[BlockLine, ...]
    damage: tuple[DamageArrow, ...]
    bands: tuple[BandBracket, ...]
    width: int
    height: int
    words: str


def combat_picture(ruling: Ruling) -> CombatPicture:
    """The fullest combat of a ruling that was played with its positions, with the damage of its whole trace."""
    position = fullest(ruling)
    attackers = in_bands([obj for obj, _ in position.in_play() if obj.attacking])
    blockers = [obj for obj, _ in position.in_play() if obj.blocking]
    players = [player.name for player in position.players if any(obj.attacks == player.name for obj in attackers)]
    above = tuple(place(attackers, TOP))
    below = (*place(blockers, TOP + BOX_HEIGHT + BETWEEN), *place_players(players, len(blockers)))
    by_name = {fighter.name: fighter for fighter in (*above, *below)}
    dealt = dict(damage_dealt(ruling, by_name))
    return CombatPicture(
        above,
        below,
        tuple(block_lines(blockers, attackers, by_name)),
        tuple(arrow(by_name[source], by_name[to], amount) for (source, to), amount in dealt.items()),
        tuple(brackets(attackers)),
        WIDTH * max(len(above), len(below)),
        TOP + 2 * BOX_HEIGHT + BETWEEN,
        words(ruling, attackers, blockers, dealt),
    )


def fullest(ruling: Ruling) -> Position:
    """The position in which most creatures attack and block; the last of them."""
    positions = (ruling.start, *(ruling.positions or ()), ruling.final)
    return max(positions, key=lambda one: sum(obj.attacking or bool(obj.blocking) for obj, _ in one.in_play()))


def in_bands(attackers: list[ObjectState]) -> list[ObjectState]:
    """The members of a band beside each other."""
    ordered: list[ObjectState] = []
    for obj in attackers:
        members = [obj, *(other for other in attackers if other.id in obj.band)]
        ordered += [member for member in members if member not in ordered]
    return ordered


def place(objects: Iterable[ObjectState], y: int) -> Iterator[Fighter]:
    """Boxes in a row."""
    for number, obj in enumerate(objects):
        yield Fighter(obj.label, obj.size, number * WIDTH + GAP // 2, y)


def place_players(names: Iterable[str], after: int) -> Iterator[Fighter]:
    """The players who are attacked, right of the blockers."""
    for number, name in enumerate(names):
        yield Fighter(name, "", (after + number) * WIDTH + GAP // 2, TOP + BOX_HEIGHT + BETWEEN)


def block_lines(
    blockers: list[ObjectState], attackers: list[ObjectState], placed: dict[str, Fighter]
) -> Iterator[BlockLine]:
    """Who blocks whom."""
    labels = {obj.id: obj.label for obj in attackers}
    for blocker in blockers:
        for number in blocker.blocking:
            if number in labels:
                low, high = placed[blocker.label], placed[labels[number]]
                yield BlockLine(low.middle, low.y, high.middle, high.y + BOX_HEIGHT)


def damage_dealt(ruling: Ruling, placed: dict[str, Fighter]) -> Iterator[tuple[tuple[str, str], int]]:
    """How much each dealt to each, of those who are shown."""
    total: dict[tuple[str, str], int] = {}
    for _, step in in_order(ruling.trace):
        said = DEALT.fullmatch(step.text)
        if said and said["source"] in placed and said["recipient"] in placed:
            pair = said["source"], said["recipient"]
            total[pair] = total.get(pair, 0) + int(said["amount"])
    yield from total.items()


def arrow(source: Fighter, to: Fighter, amount: int) -> DamageArrow:
    """From edge to edge; what goes down keeps left of what goes up."""
    aside = -12 if source.y < to.y else 12
    leaves, arrives = (BOX_HEIGHT, -4) if source.y < to.y else (0, BOX_HEIGHT + 4)
    return DamageArrow(source.middle + aside, source.y + leaves, to.middle + aside, to.y + arrives, amount)


def brackets(attackers: list[ObjectState]) -> Iterator[BandBracket]:
    """One for each band."""
    seen: set[int] = set()
    for number, obj in enumerate(attackers):
        if obj.band and obj.id not in seen:
            members = {obj.id, *obj.band} & {one.id for one in attackers}
            seen |= members
            if len(members) > 1:
                yield BandBracket(number * WIDTH + GAP // 2, len(members) * WIDTH - GAP)


def words(
    ruling: Ruling, attackers: list[ObjectState], blockers: list[ObjectState], dealt: dict[tuple[str, str], int]
) -> str:
    """The same told."""
    labels = {obj.id: obj.label for obj in attackers}
    banded = {frozenset(labels[i] for i in (obj.id, *obj.band) if i in labels) for obj in attackers if obj.band}
    told = [
        f"{' and '.join(obj.label for obj in attackers) or 'nobody'} attacking",
        *(f"{' and '.join(sorted(band))} in a band" for band in banded),
        *(
            f"{obj.label} blocking {' and '.join(labels[number] for number in obj.blocking if number in labels)}"
            for obj in blockers
        ),
        *(f"{source} dealing {amount} damage to {to}" for (source, to), amount in dealt.items()),
    ]
    return f"Combat, {ruling.edition_name}: {', '.join(told)}."
