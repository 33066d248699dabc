"""Lists of names: what belongs together, and no more work than the list is long."""

from __future__ import annotations

import pytest

from sandbox.scenarios.language.names import split_list

KNOWN = {"forest", "grizzly bears", "hanna, ship's navigator", "wax and wane", "a", "a, a"}


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Forest and Grizzly Bears", ["Forest", "Grizzly Bears"]),
        (
            "2 Forests, Wax and Wane and Hanna, Ship's Navigator",
            ["2 Forests", "Wax and Wane", "Hanna, Ship's Navigator"],
        ),
        ("Wax and Wane on Forest, and Forest#2", ["Wax and Wane on Forest", "Forest#2"]),
        ("Forest, Nobody and Forest", ["Forest", "Nobody", "Forest"]),
    ],
)
def test_a_list_is_split_at_what_is_no_part_of_a_name(text: str, parts: list[str]) -> None:
    assert split_list(text, KNOWN.__contains__) == parts


def asked(length: int) -> int:
    """How many names are looked up for a list that can be split in many ways and ends in a name that is none."""
    looked_up: list[str] = []

    def known(name: str) -> bool:
        looked_up.append(name)
        return name in KNOWN

    split_list(", ".join(["A"] * length) + " and Q", known)
    return len(looked_up)


def test_a_list_twice_as_long_is_twice_the_work() -> None:
    assert asked(1_200) <= 2.2 * asked(600)
