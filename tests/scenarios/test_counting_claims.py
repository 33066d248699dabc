"""Claims about numbers of things, tokens and attachments; lists that count; what the trace nearly says."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.result import rule
from tests.scenarios.texts import example

GIVEN = (
    "Given Bob controls 2 Grizzly Bears, Hill Giant, 3 Islands, Forest and a 1/1 green Saproling token",
    "And Bob controls Holy Strength on Hill Giant",
)


def holds(claimed: str, edition: str = "m11") -> bool:
    (ruling,) = rule(example(*GIVEN, f"Then {claimed}"), edition)
    return ruling.passed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("claimed", "falsified"),
    [
        ("Bob controls 2 Grizzly Bears", "Bob controls 1 Grizzly Bears"),
        ("Bob controls 2 Bears", "Bob controls 3 Bears"),
        ("Bob controls 4 creatures", "Sue controls 4 creatures"),
        ("Bob controls 0 artifacts", "Bob controls 1 artifact"),
        ("Saproling is a token", "Hill Giant is a token"),
        ("Hill Giant is not a token", "Saproling is not a token"),
        ("Holy Strength is not on Grizzly Bears", "Holy Strength is not on Hill Giant"),
        ("Bob has 0 cards in the ante", "Bob has 1 card in the ante"),
        ("Bob has 0 cards in exile", "Bob has 2 cards in exile"),
        ("Bob has no cards in exile", "Bob has a card in exile"),
        ("Bob has no cards in hand", "Bob has no cards in the library"),
        ("Bob has no cards in his graveyard", "Bob has no life"),
        ("Sue's hand is empty", "Sue's library is empty"),
        ("Sue controls no Islands", "Bob controls no Islands"),
    ],
)
def test_a_claim_holds_and_its_opposite_does_not(claimed: str, falsified: str, edition: str) -> None:
    assert holds(claimed, edition)
    assert not holds(falsified, edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_list_may_count_in_each_of_its_parts(edition: str) -> None:
    (ruling,) = rule(
        example(*GIVEN, "When Bob taps 3 Islands and Forest for mana", "Then Bob has {U}{U}{U}{G}"), edition
    )
    assert ruling.passed


def test_attackers_may_be_counted_in_each_part_of_a_list() -> None:
    (ruling,) = rule(
        example(*GIVEN, "When Bob attacks with Hill Giant and 2 Grizzly Bears", "And combat damage is dealt"), "m11"
    )
    assert "Sue is at 12 life (was 20)" in ruling.outcome


def test_an_attacker_named_twice_is_refused() -> None:
    (fault,) = evaluate(example(*GIVEN, "When Bob attacks with Hill Giant and Hill Giant"), "m11").faults
    assert "Hill Giant is named twice" in fault.message
    assert fault.sentence == "Bob attacks with Hill Giant and Hill Giant"


def test_what_the_trace_does_not_say_is_answered_with_what_it_nearly_says() -> None:
    text = example(*GIVEN, "When Bob taps Forest for mana", 'Then the trace says "Bob adds {G} from a Forest"')
    (ruling,) = rule(text, "m11")
    assert "nearest: 'Bob adds {G} from Forest'" in ruling.claims[0].found


BANDS = example(
    "Given Bob controls Benalish Hero, Mesa Pegasus, Timber Wolves, Pikemen and Gray Ogre",
    "When Bob attacks with {}",
    "And Sue blocks with nothing",
    "Then Benalish Hero and Mesa Pegasus are in a band",
    "And Gray Ogre is attacking",
)


@pytest.mark.parametrize("edition", ["mirage", "duel", "m11"])
@pytest.mark.parametrize(
    "attack",
    [
        "Benalish Hero, Mesa Pegasus and Gray Ogre, Benalish Hero and Mesa Pegasus in a band",
        "Benalish Hero, Mesa Pegasus, Timber Wolves, Pikemen and Gray Ogre, Benalish Hero and Mesa Pegasus in a band "
        "and Timber Wolves and Pikemen in a band",
        "Benalish Hero and Mesa Pegasus in a band, Timber Wolves, Pikemen and Gray Ogre in a band",
    ],
    ids=["a list and a band", "a list and two bands", "two bands"],
)
def test_bands_are_read_as_they_are_written(attack: str, edition: str) -> None:
    (ruling,) = rule(BANDS.replace("{}", attack), edition)
    assert ruling.passed, ruling.claims


def test_a_band_of_three_after_a_list_is_read_whole() -> None:
    attack = "Benalish Hero, Mesa Pegasus, Timber Wolves and Gray Ogre, Benalish Hero, Mesa Pegasus and Gray Ogre"
    text = BANDS.replace("{}", f"{attack} in a band").replace("Benalish Hero and Mesa Pegasus are", "{} are")
    whole = text.replace("{}", "Benalish Hero, Mesa Pegasus and Gray Ogre")
    assert rule(whole, "m11")[0].passed
    assert not rule(text.replace("{}", "Benalish Hero and Timber Wolves"), "m11")[0].passed


EMPTY = (
    "Given Bob has no cards in hand",
    "And Sue has no cards in her graveyard",
    "And Bob's library is empty",
    "And Sue has no cards in library",
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_may_say_that_nothing_is_somewhere(edition: str) -> None:
    said = ("Then Bob has 0 cards in hand", "And Bob has 0 cards in the library", "And Sue has 0 cards in the library")
    (ruling,) = rule(example(*EMPTY, *said), edition)
    assert ruling.passed


@pytest.mark.parametrize("more", ["And Bob holds Forest", "And Forest is in Sue's graveyard"])
def test_and_then_nothing_is_put_there(more: str) -> None:
    """The sentences of a position agree in whatever order they stand."""
    before = ("Given it is Bob's main phase", more, EMPTY[1], "And Bob has no cards in hand")
    for given in ((*EMPTY, more), before):
        (fault,) = evaluate(example(*given, "Then Bob has 20 life"), "m11").faults
        assert fault.message.startswith("Forest is in ")
        assert fault.message.endswith(", which is not empty")
