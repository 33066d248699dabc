"""How much work a combat is grows with the number of creatures in it and no faster. Work is counted, never timed."""

from __future__ import annotations

import sys
from collections import Counter
from types import FrameType

import pytest

from rulebook.bench.engine import UNDER, combat
from sandbox.editions import EDITIONS
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.play.run import played_once

EACH = 12
SLACK = 1.1
"""What a doubled combat may cost beyond twice as much."""
COUNTED = {"derive": "derivations", "check_state": "state checks", "_notice_on": "trigger looks"}
WATCHER = """
    Given this card:
    \"\"\"
    Watcher {G}
    Creature — Bear
    {trigger}Creatures you control get +1/+0.
    1/1
    \"\"\"
    And Bob controls Watcher
"""


def work_of(text: str, edition: str) -> Counter[str]:
    """How often each of COUNTED was called in one play of the scenario, and how many calls there were in all. What is
    kept from the first play on, such as the cards that have been read, is not counted."""
    (parsed,) = parse_text(text)
    assert played_once(parsed, EDITIONS[edition]).passed
    found: Counter[str] = Counter()

    def count(frame: FrameType, event: str, argument: object) -> None:
        if event in ("call", "c_call"):
            found["calls"] += 1
        if event == "call" and frame.f_code.co_name in COUNTED and "sandbox/rules" in frame.f_code.co_filename:
            found[COUNTED[frame.f_code.co_name]] += 1

    sys.setprofile(count)
    try:
        done = played_once(parsed, EDITIONS[edition])
    finally:
        sys.setprofile(None)
    assert done.passed
    return found


def with_watcher(text: str, trigger: str = "") -> str:
    """The combat beside a permanent with a continuous effect, and perhaps with a trigger."""
    title, rest = text.split("\n", 1)
    return title + WATCHER.replace("{trigger}", trigger) + rest.replace("  Given", "  And", 1)


@pytest.mark.parametrize("edition", UNDER)
def test_twice_the_creatures_are_twice_the_work(edition: str) -> None:
    small, large = work_of(combat(EACH), edition), work_of(combat(2 * EACH), edition)
    assert large["calls"] <= 2 * SLACK * small["calls"]


@pytest.mark.parametrize("edition", UNDER)
def test_where_nothing_changes_anything_nothing_is_derived_and_no_trigger_looks(edition: str) -> None:
    work = work_of(combat(EACH), edition)
    assert work["derivations"] == 0
    assert work["trigger looks"] == 0


@pytest.mark.parametrize("edition", UNDER)
def test_a_group_of_creatures_is_damaged_and_dies_in_one_derivation_and_one_check(edition: str) -> None:
    small, large = work_of(with_watcher(combat(EACH)), edition), work_of(with_watcher(combat(2 * EACH)), edition)
    assert 0 < large["derivations"] == small["derivations"]
    assert 0 < large["state checks"] == small["state checks"]
    assert large["trigger looks"] == small["trigger looks"] == 0


@pytest.mark.parametrize("edition", UNDER)
def test_a_trigger_looks_once_at_each_death(edition: str) -> None:
    small, large = (
        work_of(with_watcher(combat(each), "Whenever a creature dies, you gain 1 life.\n    "), edition)
        for each in (EACH, 2 * EACH)
    )
    assert (small["trigger looks"], large["trigger looks"]) == (2 * EACH, 4 * EACH)
    assert large["derivations"] <= 2 * SLACK * small["derivations"]
    assert large["state checks"] <= 2 * SLACK * small["state checks"]
