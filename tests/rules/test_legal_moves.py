"""The moves of each position, listed by hand, and how many sequences of moves there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.scenarios.parsing import with_one_more
from tests.engine.deals import GAMES
from tests.rules.legal_moves import MOST_EVERY_DAY, POSITIONS, Position, counts, moves_of, row, start, why_not

GOLDEN = Path(__file__).parent / "legal_moves.txt"
CASES = [
    pytest.param(position, edition, id=f"{position.name} [{edition}]")
    for position in POSITIONS
    for edition in position.editions
]


@pytest.mark.parametrize(("position", "edition"), CASES)
def test_the_moves_offered_are_those_that_the_rules_allow(position: Position, edition: str) -> None:
    moves = moves_of(start(position), edition)
    assert set(moves) == position.by_hand(edition)
    assert len(moves) == len(set(moves))


@pytest.mark.parametrize(("position", "edition"), CASES)
def test_each_of_them_can_be_made(position: Position, edition: str) -> None:
    played = start(position)
    refused = {move: why_not(with_one_more(played, move), edition) for move in moves_of(played, edition)}
    assert {move: reason for move, reason in refused.items() if reason is not None} == {}


@pytest.mark.parametrize(("position", "edition"), CASES)
def test_there_are_as_many_sequences_of_moves_as_before(position: Position, edition: str) -> None:
    """Printed anew by `python -m tests.rules.legal_moves > tests/rules/legal_moves.txt`."""
    part = GOLDEN.read_text(encoding="utf-8").split(f"{position.name}\n    {position.why}\n")[1]
    (kept,) = [line for line in part.split("\n\n")[0].splitlines() if line.split()[0] == edition]
    found = row(edition, counts(position, edition, None if GAMES else MOST_EVERY_DAY))
    assert kept.startswith(found)


def test_every_position_stands_in_the_golden_file() -> None:
    parts = GOLDEN.read_text(encoding="utf-8").split("\n\n")[1:]
    assert [part.splitlines()[0] for part in parts] == [position.name for position in POSITIONS]
