"""Cards that are named without being put anywhere are looked for as all others are."""

import pytest

from sandbox.scenarios.evaluation import evaluate
from tests.scenarios.texts import example


@pytest.mark.parametrize(
    "said",
    [
        ("Given Sol Rign is restricted in Vintage",),
        ("Given Bob's deck is 59 Islands and Sol Rign",),
        ("When Bob's deck is 59 Islands and Sol Rign",),
    ],
)
def test_a_name_that_no_card_has_is_answered_with_the_nearest(said: tuple[str, ...]) -> None:
    (fault,) = evaluate(example(*said), "m11").faults
    assert "no card called 'Sol Rign'" in fault.message
    assert "Sol Ring" in fault.nearest[0]


def test_a_plural_is_understood_on_a_list() -> None:
    text = example(
        "Given Sol Rings is restricted in Vintage",
        "When Bob's deck is 58 Islands and 2 Sol Rings",
        "Then Bob's deck is not legal in Vintage",
    )
    assert evaluate(text, "m11").passed
