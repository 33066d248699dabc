"""Imported cards in questions: by whole name, in short, as several; never a word that is only a word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebook.questions import AnswerKind, answer_question
from sandbox.cards.records import CardRecord, Face
from sandbox.cards.source import using
from sandbox.questions.normal_form import normal_form
from tests.cards.test_imported_cards_played import TheseCards, creature

PALE = "Whenever an opponent draws a card, that player loses 2 life."
AXE = Face("Sudden Axe", "{2}{R}", "Sorcery", "Sudden Axe deals 5 damage to target player.")
CARDS = (
    creature("Moor Crawler", "Trample", power="4", toughness="4"),
    creature(
        "Ysolde, the Pale", "Whenever an opponent draws a card, that player loses 2 life.", power="4", toughness="5"
    ),
    creature("Ysolde", "Flying"),
    creature("Wait", "Haste"),
    creature("Humming Egg", "Hum a tune."),
    CardRecord(
        "Sudden Axe",
        "normal",
        (Face("Sudden Axe", "{2}{R}", "Sorcery", "Sudden Axe deals 5 damage to target player."),),
    ),
)


class Asked(TheseCards):
    cards = CARDS


@pytest.fixture(autouse=True)
def source() -> Iterator[None]:
    with using(Asked()):
        yield


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("He casts Sudden Axe on me. What life am I at?", "15"),
        ("he casts sudden axe on me. what life am i at?", "15"),
        ("He attacks me with two Moor Crawlers and I don't block. What life am I at?", "12"),
        ("I control Ysolde, the Pale and he casts Divination. What is his life total?", "16"),
        ("He attacks with Ysolde, the Pale and I block with Grizzly Bears. Does Ysolde die?", "Ysolde, the Pale stays"),
    ],
)
def test_a_question_may_name_any_card(question: str, said: str) -> None:
    answer = answer_question(question, "today")
    assert (answer.kind, said in answer.answer) == (AnswerKind.RULING, True), answer.answer


@pytest.mark.django_db
def test_what_is_not_understood_of_a_card_is_said_and_nothing_is_ruled() -> None:
    answer = answer_question("He attacks with Humming Egg and I block with Grizzly Bears. Does it die?", "today")
    assert answer.kind is AnswerKind.UNKNOWN
    assert "Hum a tune. (Humming Egg)" in answer.answer


def test_a_word_that_is_only_a_word_names_no_card() -> None:
    assert "Wait" not in normal_form("I wait until his end step.").cards
    assert "Wait" not in normal_form("Wait, does it die?").cards
