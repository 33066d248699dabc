"""Whatever is pasted is answered with bounded work, and with nothing but a meaning or NotUnderstood."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox.cards import POOL
from sandbox.terms.errors import NotUnderstood
from sandbox.wording.cards import read_pasted
from sandbox.wording.text import LONGEST, read_text
from tests.scenarios.counted_work import work_of

SLACK = 1.25
REPEATED = [
    "you may ",
    "if you control a creature, ",
    "target creature and ",
    "flying, ",
    "draw a card and ",
    "draw a card. ",
    "gets +1/+1 and ",
    "creature or ",
    "its controller's ",
    "twice ",
    "(",
    ")",
    "~",
    '"',
    'Enchanted creature has "{T}: ',
    "protection from white and from ",
    "unless you pay {1} ",
    "at end of combat ",
    "creature with flying with flying ",
    " " * 7,
    "•",
    "\n",
]
WORDS = sorted({word for card in POOL.values() for word in card.text.split()})


def read_or_refuse(text: str) -> None:
    with contextlib.suppress(NotUnderstood):
        read_text(text)


@pytest.mark.parametrize("unit", REPEATED)
@pytest.mark.parametrize("end", ["", ".", "draw a card."])
def test_twice_as_much_repetition_is_at_most_four_times_the_work(unit: str, end: str) -> None:
    """And a little: what a text is prepared with has a cost of its own."""

    def calls(times: int) -> int:
        return work_of(lambda: read_or_refuse(unit * times + end))["calls"]

    times = (LONGEST // 4 - len(end)) // len(unit)
    half, whole = calls(times // 2), calls(times)
    assert 0 < whole <= 4 * SLACK * half


def test_a_text_may_have_two_thousand_characters_and_no_more() -> None:
    assert read_text(("Flying, " * LONGEST)[: LONGEST - 8] + "trample")
    with pytest.raises(NotUnderstood, match="at most 2000 characters"):
        read_text("a" * (LONGEST + 1))


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(NotUnderstood):
        read_text(text, text[:9])


@settings(max_examples=200)
@given(st.lists(st.sampled_from([*WORDS, ".", ",", "\n", ";"]), max_size=40).map(" ".join))
def test_any_order_of_the_words_of_cards_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(NotUnderstood):
        read_text(text)


@given(st.text(alphabet="Aa {}{}12RGX/*-\u2014\nCreatureInstant", max_size=120))
def test_any_pasted_card_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(NotUnderstood):
        read_pasted(text)
