"""What a game need not do twice it does once. Work is counted, never timed."""

from __future__ import annotations

import sys
from collections import Counter
from types import FrameType

import pytest

from rulebook.bench.engine import GAMES, UNDER
from sandbox.editions import EDITIONS
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.play.run import played_once

MOST_CALLS = {"T": 2_280, "G": 3_270}
"""Of functions, built-in ones included, in one play: some more than there are."""

CHANCES = {"m11": 2, "duel": 3, "today": 2}
"""At how many chances a spell of G is judged: in the older book one player could interrupt before answering."""


def calls_in(name: str, edition: str) -> Counter[str]:
    """How often each function was called in one play of the game, by its bare name; `all` counts every call. What is
    kept from the first play on, such as the cards that have been read, is not counted."""
    (parsed,) = parse_text(GAMES[name])
    assert played_once(parsed, EDITIONS[edition]).passed
    found: Counter[str] = Counter()

    def count(frame: FrameType, event: str, argument: object) -> None:
        if event in ("call", "c_call"):
            found["all"] += 1
        if event == "call":
            found[frame.f_code.co_name] += 1

    sys.setprofile(count)
    try:
        done = played_once(parsed, EDITIONS[edition])
    finally:
        sys.setprofile(None)
    assert done.passed
    return found


@pytest.mark.parametrize("edition", UNDER)
def test_a_declaration_that_was_found_legal_is_not_judged_again(edition: str) -> None:
    calls = calls_in("T", edition)
    assert calls["why_not_attack_so"] == 1
    assert calls["why_not_block_so"] == 1


@pytest.mark.parametrize("edition", UNDER)
def test_a_spell_is_judged_once_and_its_mana_planned_once_more_as_it_is_paid(edition: str) -> None:
    calls = calls_in("G", edition)
    assert calls["cast"] == 2
    assert calls["why_not_cast"] == CHANCES[edition]
    assert calls["plan_mana"] == 2 * calls["cast"]


@pytest.mark.parametrize("edition", UNDER)
def test_the_state_is_looked_at_when_the_game_begins_when_damage_is_dealt_and_when_that_has_killed(
    edition: str,
) -> None:
    assert calls_in("T", edition)["dying_creatures"] == 3


@pytest.mark.parametrize("edition", UNDER)
@pytest.mark.parametrize("name", GAMES)
def test_a_small_game_takes_little_work(name: str, edition: str) -> None:
    assert calls_in(name, edition)["all"] <= MOST_CALLS[name]
