"""Whether a creature's size was changed, what counters a thing has lost, and whether it is on nothing any more: judged
on the course of the game and on its end."""

from __future__ import annotations

import re
from collections.abc import Mapping

from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.view import View
from sandbox.scenarios.values.position import Position
from sandbox.terms.zones import Zone

_GETS = re.compile(r"(.+) gets ([+-]\d+)/([+-]\d+)\b.*")
_STATIC = re.compile(r"[+-]\d+/[+-]\d+")
PowerAndToughness = tuple[int, int]


def size_changed(piece: Piece, change: str, view: View) -> bool:
    """Whether it got the change, or any that makes it smaller where none is said. Raises NotClear where only a text
    that always holds could have changed it, and it is not in play at the end."""
    got = _got(piece.label, view) or _at_end(piece, view)
    total = (sum(power for power, _ in got), sum(toughness for _, toughness in got))
    if not change:
        return any(power < 0 or toughness < 0 for power, toughness in got) or _is_smaller(piece.label, view)
    power, toughness = change.split("/")
    return (int(power), int(toughness)) in (*got, total)


def is_changed_so(piece: Piece, change: str, view: View) -> bool:
    """Whether it differs from the printed size by just the change, or not at all. Raises NotClear for anything else,
    which more than one text does."""
    if not view.size(piece.label):
        raise NotClear("what its size is")
    found = _at_end(piece, view)
    power, toughness = change.split("/")
    if found and found != [(int(power), int(toughness))]:
        raise NotClear("what changes its size")
    return bool(found)


def keeps_counters(label: str, view: View) -> bool:
    """Whether all of its counters are on it, or none. Raises NotClear where it had none, or has lost some."""
    counts = [_counters(label, at) for at in (view.start, view.final)]
    before, after = counts[0] or counts[1], counts[1]
    if before == after:
        return any(before.values())
    if any(after.values()) or not any(before.values()):
        raise NotClear("which counters those are")
    return False


def counters_lost(label: str, view: View) -> int:
    """How many counters fewer are on it. Raises NotClear for what is in play no longer, or had none."""
    before, after = (sum(_counters(label, at).values()) for at in (view.start, view.final))
    if not view.in_play(label) or not before:
        raise NotClear("which counters those are")
    return before - after


def falls_off(label: str, view: View) -> bool:
    """Whether it is on nothing. Raises NotClear for what was on nothing before, and has not come into play since."""
    there = next((thing for thing, _ in view.final.in_play() if thing.label == label), None)
    begun = next((thing for thing, _ in view.start.in_play() if thing.label == label), None)
    if begun is not None and begun.attached_to is None and not (there is not None and there.attached_to is not None):
        raise NotClear("what it was on")
    return (there is None or there.attached_to is None) and view.zone(label) is not Zone.PHASED_OUT


def has_grown(piece: Piece, view: View) -> bool:
    """Whether it is larger than at the beginning, or than is printed where it was not there. Raises NotClear for what
    has no size."""
    if not view.in_play(piece.label):
        return False
    begun = next(
        (str(thing.size) for thing, _ in view.start.in_play() if thing.label == piece.label and thing.size), ""
    )
    sizes = [
        size.split("/") for size in (begun or f"{piece.card.power}/{piece.card.toughness}", view.size(piece.label))
    ]
    if any(len(size) != len(("power", "toughness")) or "None" in size for size in sizes):
        raise NotClear("what its size is")
    return any(int(now) > int(before) for before, now in zip(*sizes, strict=True))


def _counters(label: str, at: Position) -> Mapping[str, int]:
    there = [thing.counters for thing, _ in at.in_play() if thing.label == label]
    return there[0] if there else {}


def _is_smaller(label: str, view: View) -> bool:
    """Whether it is smaller at the end than at the beginning, as without what made it larger."""
    begun = next((str(thing.size) for thing, _ in view.start.in_play() if thing.label == label and thing.size), "")
    sizes = [size.split("/") for size in (begun, view.size(label))]
    if any(len(size) != len(("power", "toughness")) for size in sizes):
        return False
    return any(int(now) < int(before) for before, now in zip(*sizes, strict=True))


def _at_end(piece: Piece, view: View) -> list[PowerAndToughness]:
    """How its size differs from the printed one. Raises NotClear where that cannot be seen."""
    power, _, toughness = view.size(piece.label).partition("/")
    printed = piece.works_as
    if not toughness:
        if _STATIC.search(view.text):
            raise NotClear("what its size was")
        return []
    if printed.power is None or printed.toughness is None:
        raise NotClear("what its size was")
    found = (int(power) - printed.power, int(toughness) - printed.toughness)
    return [found] if found != (0, 0) else []


def size_as_it_died(label: str, view: View) -> str:
    """The size of what was in play at the beginning, with all that it has got since; empty for others."""
    begun = next((str(thing.size) for thing, _ in view.start.in_play() if thing.label == label and thing.size), "")
    power, _, toughness = begun.partition("/")
    if not toughness:
        return ""
    got = _got(label, view)
    return f"{int(power) + sum(p for p, _ in got)}/{int(toughness) + sum(t for _, t in got)}"


def _got(label: str, view: View) -> list[PowerAndToughness]:
    found = (_GETS.fullmatch(text) for _, text in view.course)
    return [(int(each[2]), int(each[3])) for each in found if each and each[1] == label]
