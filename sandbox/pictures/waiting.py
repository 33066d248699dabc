"""What waits to resolve, moment by moment: a stack, or a batch, as the engine plays a scenario."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.scenarios.values.position import WaitingAction
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order

COLUMN, ROW = 34, 26
MOST_COLUMNS = 14

WaitingMoment = tuple[WaitingAction, ...]


@dataclass(frozen=True)
class WaitingCell:
    """A spell or effect at one moment, by its number in the list of all; ``resolving``: it does now."""

    number: int
    x: int
    y: int
    resolving: bool


@dataclass(frozen=True)
class WaitingPicture:
    """``names`` are numbered from 1 in the order in which they were announced."""

    cells: tuple[WaitingCell, ...]
    names: tuple[str, ...]
    width: int
    height: int
    words: str


def waiting_picture(ruling: Ruling) -> WaitingPicture:
    """What waited along the trace of a ruling that was played with its positions."""
    told = list(moments(ruling))[:MOST_COLUMNS]
    names = list(dict.fromkeys(item.name for moment in told for item in moment))
    height = ROW * max((len(moment) for moment in told), default=0)
    cells = tuple(
        WaitingCell(names.index(item.name) + 1, column * COLUMN, height - (level + 1) * ROW, item.resolving)
        for column, moment in enumerate(told)
        for level, item in enumerate(moment)
    )
    return WaitingPicture(cells, tuple(names), COLUMN * len(told), height, words(ruling, told))


def moments(ruling: Ruling) -> Iterator[WaitingMoment]:
    """What waits, each time that it has changed; before the first announcement nothing is shown."""
    last: list[tuple[str, bool]] = []
    for _, step in in_order(ruling.trace):
        position = ruling.position_after(step)
        if position is None:
            continue
        now = [(item.name, item.resolving) for item in position.waiting]
        if now != last:
            yield position.waiting
        last = now


def words(ruling: Ruling, told: list[WaitingMoment]) -> str:
    """The same told: who is announced and who resolves, in order."""
    sentences: list[str] = []
    known: set[str] = set()
    for moment in told:
        for item in moment:
            if item.name not in known:
                known.add(item.name)
                sentences.append(f"{item.controller} announces {item.name}")
            if item.resolving and sentences[-1] != f"{item.name} resolves":
                sentences.append(f"{item.name} resolves")
    return f"What waits, {ruling.edition_name}: {', '.join(sentences)}."
