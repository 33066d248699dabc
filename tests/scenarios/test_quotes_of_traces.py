"""A text may quote the trace in any edition's words: what one edition says, another says in its own."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule
from tests.scenarios.texts import example

BEARS = ("Given Bob holds Grizzly Bears", "And Bob has {1}{G}", "When Bob casts Grizzly Bears", "And it resolves")
SWORDS = (
    *("Given Bob holds Swords to Plowshares", "And Bob has {W}", "And Sue controls Hill Giant"),
    *("When Bob casts Swords to Plowshares targeting Hill Giant", "And it resolves"),
)


def passes(edition: str, *steps: str) -> bool:
    return rule(example(*steps), edition)[0].passed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("steps", "quote"),
    [
        (BEARS, "Grizzly Bears comes into play"),
        (BEARS, "Grizzly Bears enters the battlefield"),
        (BEARS, "Bob plays Grizzly Bears"),
        (BEARS, "Bob casts Grizzly Bears"),
        (SWORDS, "Hill Giant is removed from the game"),
        (SWORDS, "Hill Giant is exiled"),
    ],
)
def test_a_step_is_found_by_the_words_of_any_edition(steps: tuple[str, ...], quote: str, edition: str) -> None:
    assert passes(edition, *steps, f'Then the trace says "{quote}"')
    assert not passes(edition, *steps, f'Then the trace does not say "{quote}"')


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "quote", ["Hill Giant comes into play", "Grizzly Bears leaves play", "Grizzly Bears is exiled"]
)
def test_what_no_edition_would_say_is_not_found(quote: str, edition: str) -> None:
    assert not passes(edition, *BEARS, f'Then the trace says "{quote}"')
    assert passes(edition, *BEARS, f'Then the trace does not say "{quote}"')


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_order_is_found_by_the_words_of_any_edition(edition: str) -> None:
    order = 'Then "Bob plays Grizzly Bears" comes before "Grizzly Bears enters the battlefield"'
    assert passes(edition, *BEARS, order)
    assert not passes(
        edition, *BEARS, 'Then "Grizzly Bears enters the battlefield" comes before "Bob plays Grizzly Bears"'
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_words_that_an_edition_has_for_something_else_are_not_taken_for_it(edition: str) -> None:
    """A spell that has no target left is not countered, in the words of 1996: it fizzles."""
    bolts = (
        *(
            "Given Bob holds Lightning Bolt and Lightning Bolt#2",
            "And Bob has {R}{R}",
            "And Sue controls Grizzly Bears",
        ),
        *(
            "When Bob casts Lightning Bolt targeting Grizzly Bears",
            "And Bob casts Lightning Bolt#2 targeting Grizzly Bears",
        ),
        "And everything resolves",
    )
    assert passes(edition, *bolts, 'Then the trace does not say "Lightning Bolt is countered by"')
