"""Objects that look alike, as one thing for the eye."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sandbox.boards.badges import Badge
from sandbox.scenarios.values.position import ObjectState


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
    column: int = 0
    """In a fight, the column of the board in which it stands, from 1; else 0."""

    @property
    def numbers(self) -> str:
        """The numbers by which the text tells them apart: ``#2–#30``; empty where it does not."""
        apart = len(set(self.labels)) > 1
        return ", ".join(spans(sorted(map(number_of, self.labels)))) if apart else ""

    @property
    def label(self) -> str:
        """What the text calls it; several are called by their card's name."""
        return self.object.name if self.count > 1 else self.object.called

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


def number_of(label: str) -> int:
    """2 of ``Grizzly Bears#2``; the first of a name has no number in its label."""
    return int(label.rpartition("#")[2]) if "#" in label else 1


def spans(numbers: Sequence[int]) -> Iterator[str]:
    """Ascending numbers, those that follow each other as one span."""
    begins = [n for at, n in enumerate(numbers) if at == 0 or numbers[at - 1] != n - 1]
    ends = [n for at, n in enumerate(numbers) if at == len(numbers) - 1 or numbers[at + 1] != n + 1]
    for begin, end in zip(begins, ends, strict=True):
        yield f"#{begin}" if begin == end else f"#{begin}–#{end}"
