"""Where editions diverge: the first step at which something else happens, whatever words their traces use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from sandbox.scenarios.values.position import ObjectState, PlayerState, Position
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import TraceStep, how_many, in_order

Fact = tuple[object, ...]
ZONES = ("hand", "battlefield", "graveyard", "removed", "phased_out", "command", "ante")


@dataclass(frozen=True)
class Divergence:
    """What each column does at the place where the first two of them differ; None: its trace has ended. ``places``:
    where that step, or else the last one, stands in the column's own trace, from 0. ``facts``: what holds in each since
    that step.
    """

    steps: tuple[TraceStep | None, ...]
    places: tuple[int, ...]
    facts: tuple[frozenset[Fact], ...]


@dataclass(frozen=True)
class ChangedStep:
    """A step that changed something, where it stands in its trace, and the facts that hold since."""

    place: int
    step: TraceStep
    facts: frozenset[Fact]


def first_divergence(rulings: Sequence[Ruling]) -> Divergence | None:
    """The first place where different things happen in these rulings, whose positions have been recorded. The editions'
    names for parts of the turn, and for what happens, are no difference."""
    told = [list(changed_steps(ruling)) for ruling in rulings]
    ends = [max(how_many(ruling.trace) - 1, 0) for ruling in rulings]
    for column in zip_longest(*told):
        if len({found.facts if found else None for found in column}) > 1:
            places = tuple(found.place if found else end for found, end in zip(column, ends, strict=True))
            facts = tuple(found.facts if found else frozenset() for found in column)
            return Divergence(tuple(found.step if found else None for found in column), places, facts)
    return how_they_end(rulings, ends)


def how_they_end(rulings: Sequence[Ruling], ends: Sequence[int]) -> Divergence | None:
    """Where the games end differently though all that lies on their boards is the same: their last steps."""
    if len({ruling.result for ruling in rulings}) < 2:
        return None
    last = tuple([step for _, step in in_order(ruling.trace)][-1] if ruling.trace else None for ruling in rulings)
    return Divergence(last, tuple(ends), tuple(frozenset[Fact]() for _ in rulings))


def changed_steps(ruling: Ruling) -> Iterator[ChangedStep]:
    """The steps that changed something, in the order in which they were over."""
    before = facts_of(ruling.start)
    steps = [(place, step) for place, (_, step) in enumerate(in_order(ruling.trace)) if step.position is not None]
    for place, step in sorted(steps, key=lambda one: one[1].position or 0):
        position = ruling.position_after(step)
        now = facts_of(position) if position else before
        if now != before:
            yield ChangedStep(place, step, now - before)
        before = now


def facts_of(position: Position) -> frozenset[Fact]:
    """What holds in a position, without the part of the turn."""
    return frozenset(fact for player in position.players for fact in facts_of_player(player)) | {
        ("waiting", number, item.name, item.controller) for number, item in enumerate(position.waiting)
    }


def facts_of_player(player: PlayerState) -> Iterator[Fact]:
    """A player's life, counters and mana, and what is known of each card."""
    yield (player.name, "life", player.life)
    yield (player.name, "poison", player.poison)
    yield from ((player.name, name, number) for name, number in player.counters.items())
    yield from ((player.name, "designation", word) for word in player.designations)
    yield (player.name, "library", player.library)
    for zone in ZONES:
        for thing in player.cards_in(zone):
            yield (player.name, zone, thing.label)
            if zone == "battlefield":
                yield from ((thing.label, *fact) for fact in facts_of_permanent(thing))


def facts_of_permanent(thing: ObjectState) -> Iterator[Fact]:
    """What one sees of a permanent."""
    yield ("tapped", thing.tapped)
    yield ("size", thing.size)
    yield ("damage", thing.damage)
    yield ("counters", tuple(sorted(thing.counters.items())))
    yield ("attacking", thing.attacking)
    yield ("blocks", len(thing.blocking))
