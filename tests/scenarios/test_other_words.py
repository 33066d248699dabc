"""What a sentence of the set-up says, another says in the words that people use: the position is the same."""

from __future__ import annotations

import pytest

from sandbox.scenarios.result import rule
from tests.scenarios.texts import example

PAIRS = [
    ("Bob has War Mammoth in play", "Bob controls War Mammoth"),
    ("Bob has War Mammoth and 2 Forests on the battlefield", "Bob controls War Mammoth and 2 Forests"),
    ("Bob has Shock and 2 Forests in her hand", "Bob holds Shock and 2 Forests"),
    ("Bob has Shock in graveyard", "Shock is in Bob's graveyard"),
    ("Bob has Shock and War Mammoth in the graveyard", "Shock and War Mammoth are in Bob's graveyard"),
]


@pytest.mark.parametrize(("said", "other"), PAIRS)
def test_both_set_up_the_same(said: str, other: str) -> None:
    boards = [rule(example(f"Given {words}", "Then Bob has 20 life"), "m11")[0].final for words in (said, other)]
    assert boards[0] == boards[1]
