"""Whole or refused: where a text stops being understood, and what was expected there."""

import pytest

from sandbox.terms.errors import NotUnderstood
from sandbox.terms.types import CardType
from sandbox.wording.text import read_text

INSTANT = frozenset({CardType.INSTANT})


def refusal(text: str, name: str = "", types: frozenset[CardType] = frozenset()) -> NotUnderstood:
    with pytest.raises(NotUnderstood) as caught:
        read_text(text, name, types)
    return caught.value


def test_the_caret_stands_under_the_first_word_that_is_not_understood() -> None:
    error = refusal("Destroy target creature. Its controller sneezes.")
    assert error.caret.splitlines() == [
        "    Destroy target creature. Its controller sneezes.",
        "                                            ^",
    ]


def test_the_place_counts_from_the_text_as_it_was_given() -> None:
    text = "Flying (a reminder)\n{T}: Ember Beast  deals  1 damage to the moon."
    error = refusal(text, "Ember Beast")
    assert text[error.position :].startswith("the moon")
    assert error.card == "Ember Beast"


def test_what_was_expected_is_said_in_words() -> None:
    assert "a number" in refusal("Draw many cards.").expected
    assert "mana such as `{G}`" in refusal("{T}: Add {Y}.").expected


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets +1/+1 until end of turn and dances.",
        "Target creature gets +1/+1 until end of turn unless it rains.",
        "Counter target spell, maybe.",
        "Flying, singing",
        "When ~ enters, draw a card. Nobody may look at it.",
        "Destroy target creature with a hat.",
        "Choose one \u2014\n\u2022 Draw a card.\n\u2022 Sing.",
    ],
)
def test_no_clause_is_dropped(text: str) -> None:
    assert refusal(text)


def test_words_that_point_at_nothing_are_refused_at_their_place() -> None:
    error = refusal("Destroy that creature.")
    assert error.position == len("Destroy ")
    assert "that creature" in error.expected


def test_a_permanent_cannot_carry_out_an_instruction_that_nothing_triggers() -> None:
    assert refusal("Draw a card.", "Shrine", frozenset({CardType.ENCHANTMENT}))
    assert read_text("Draw a card.", "Insight", INSTANT)


def test_what_holds_for_good_is_no_instruction_of_a_permanent() -> None:
    assert refusal("Target creature gets +1/+1.", "Shrine", frozenset({CardType.ENCHANTMENT}))
