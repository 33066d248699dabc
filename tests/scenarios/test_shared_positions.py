"""Positions along a game share what stays: many of them take little more than one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule, rule_json
from sandbox.scenarios.values.position import ObjectState, PlayerState, Position
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order
from sandbox.scenarios.watching import MOST_POSITIONS
from tests.scenarios.texts import LIFE_WITHOUT_END, TRAMPLE

ZONES = ("hand", "battlefield", "graveyard", "removed", "phased_out")
CROWD = 60
CROWDED = LIFE_WITHOUT_END.replace("and Plains", f"and {CROWD} Plains")


def fight(number: int) -> str:
    """So many creatures attack, and each is blocked by one that kills it."""
    names = ["Grizzly Bears", *(f"Grizzly Bears#{n}" for n in range(2, number + 1))]
    blockers = ["Hill Giant", *(f"Hill Giant#{n}" for n in range(2, number + 1))]
    blocks = [f"  And Sue blocks {one} with {other}" for one, other in zip(names, blockers, strict=True)]
    return "\n".join(
        [
            "Example: each is blocked by one",
            f"  Given Bob controls {number} Grizzly Bears",
            f"  And Sue controls {number} Hill Giants",
            f"  When Bob attacks with {', '.join(names[:-1])} and {names[-1]}",
            *blocks,
            "  And combat damage is dealt",
        ]
    )


def played(text: str, edition: str = "m11") -> tuple[Ruling, tuple[Position, ...]]:
    (ruling,) = rule(text, edition, positions=True)
    assert ruling.positions is not None
    return ruling, ruling.positions


def states(positions: tuple[Position, ...]) -> list[ObjectState]:
    """Every state of an object in every position, as often as it stands there."""
    return [
        thing
        for position in positions
        for player in position.players
        for zone in ZONES
        for thing in player.cards_in(zone)
    ]


def zones_of(positions: tuple[Position, ...]) -> list[tuple[ObjectState, ...]]:
    """Every zone with something in it, in every position."""
    held = [player.cards_in(zone) for position in positions for player in position.players for zone in ZONES]
    return [zone for zone in held if zone]


def different(values: list[ObjectState] | list[tuple[ObjectState, ...]]) -> int:
    """How many values there are; one that stands in many places is one."""
    return len({id(value) for value in values})


@pytest.mark.parametrize("edition", EDITIONS)
def test_four_hundred_positions_of_a_crowded_board_are_little_more_than_one(edition: str) -> None:
    _, positions = played(CROWDED, edition)
    assert len(positions) == MOST_POSITIONS
    assert len(states(positions)) > CROWD * MOST_POSITIONS
    assert different(states(positions)) < 2 * CROWD
    assert different(zones_of(positions)) < 20, "no zone is copied where only a player's life has changed"


def test_a_fight_keeps_as_many_states_as_things_happen_in_it() -> None:
    few, many = (different(states(played(fight(number))[1])) for number in (6, 12))
    assert many <= 2 * few + 12
    assert many < 12 * 12


def test_what_has_not_changed_is_the_same_value() -> None:
    _, positions = played(fight(6))
    pairs = list(pairwise(positions))
    players = [pair for before, after in pairs for pair in zip(before.players, after.players, strict=True)]
    zones = [pair for was, now in players for pair in zones_side_by_side(was, now) if pair[0]]
    for kept in (pairs, players, zones):
        equal = [was is now for was, now in kept if was == now]
        assert equal == [True] * len(equal)
    assert len(zones) > sum(was != now for was, now in zones) > 0


def zones_side_by_side(
    was: PlayerState, now: PlayerState
) -> list[tuple[tuple[ObjectState, ...], tuple[ObjectState, ...]]]:
    return [(was.cards_in(zone), now.cards_in(zone)) for zone in ZONES]


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_position_shows_the_board_after_its_step(edition: str) -> None:
    ruling, positions = played(TRAMPLE, edition)
    assert [player.graveyard for player in positions[-1].players] == [p.graveyard for p in ruling.final.players]
    assert ruling.start.players[0].battlefield[0].attacking is False
    attack = next(step for _, step in in_order(ruling.trace) if step.text == "Bob attacks with War Mammoth")
    after = ruling.position_after(attack)
    assert after is not None
    assert after.players[0].battlefield[0].attacking
    assert [position.players[1].life for position in (ruling.start, after, ruling.final)] == [20, 20, 18]


def test_frames_in_json_are_whole_positions_that_steps_count_into() -> None:
    (found,) = rule_json(TRAMPLE, "m11", frames=True)
    ruling, positions = played(TRAMPLE)
    assert isinstance(found["frames"], list)
    assert len(found["frames"]) == len(positions)
    assert found["frames"][-1] == found["final"]
    counted = [step.position for _, step in in_order(ruling.trace) if step.position is not None]
    assert sorted(counted) == list(range(len(positions)))
