"""A text of which a sentence cannot be read: all that is wrong before it is told at once, each with what could stand in
its place, and nothing of what follows it."""

from __future__ import annotations

import pytest

from sandbox.scenarios.claims_put_right import put_right
from sandbox.scenarios.evaluation import evaluate

POSITION = "Example: x\n  Given Bob controls War Mammoth\n  And Sue controls Scryb Sprites\n"
ATTACK = POSITION + "  When Bob attacks with War Mammoth\n"


def told(text: str) -> list[tuple[int, str, str]]:
    """What is said of a text: the line, the kind, and the first sentence that could stand there."""
    faults = evaluate(text, "m11").faults
    return [(one.line, one.kind, one.repairs[0] if one.repairs and one.kind != "Malformed" else "") for one in faults]


def test_claims_before_a_sentence_that_cannot_be_read_are_judged() -> None:
    text = ATTACK + "  Then Sue has 3 life\n  And Bob may attack with War Mammoth\n  When Sue flurgs\n"
    assert told(text + "  Then Sue has 2 life\n") == [
        (5, "FalseClaim", "Sue has 20 life"),
        (7, "Malformed", ""),
    ]


def test_a_claim_that_cannot_be_read_leaves_even_what_may_be_done_before_it_as_it_is() -> None:
    text = ATTACK + "  Then Bob may attack with War Mammoth\n  And Sue flurgs\n"
    assert told(text) == [(5, "FalseClaim", "Bob cannot attack with War Mammoth"), (6, "Malformed", "")]


def test_what_holds_is_no_fault_and_what_follows_is_not_judged() -> None:
    assert told(ATTACK + "  Then Sue has 20 life\n  When Sue flurgs\n  Then Sue has 20 life\n") == [
        (6, "Malformed", "")
    ]


def test_of_a_position_that_cannot_be_read_nothing_is_claimed() -> None:
    text = "Example: x\n  Given Bob controls War Mammoth\n  And Sue flurgs\n  Then Sue has 3 life\n"
    assert told(text) == [(3, "Malformed", "")]


def test_a_refused_act_and_a_name_that_means_nothing_are_told_too() -> None:
    flurgs = "  And Sue flurgs\n"
    assert told(POSITION + "  When Sue attacks with War Mammoth\n" + flurgs) == [
        (4, "Refusal", ""),
        (5, "Malformed", ""),
    ]
    assert told(POSITION + "  When Bob attacks with Hill Giant\n" + flurgs) == [
        (4, "Malformed", ""),
        (5, "Malformed", ""),
    ]


@pytest.mark.parametrize(
    ("claimed", "found"),
    [
        ("Sue has 3 life", "Sue has 20 life"),
        ("War Mammoth is untapped", "War Mammoth is tapped"),
        ("War Mammoth is in Bob's graveyard", "War Mammoth is on the battlefield"),
        ("War Mammoth is a 5/5", "War Mammoth is 3/3"),
        ("War Mammoth has 2 damage", "War Mammoth has 0 damage"),
        ("Bob may attack with War Mammoth", "attackers have already been declared this turn"),
        ("in m11, Sue has 3 life", "Sue has 20 life"),
    ],
)
def test_what_is_put_in_place_of_a_false_claim_holds(claimed: str, found: str) -> None:
    instead = put_right(claimed, found)
    assert instead
    assert [claim.holds for claim in evaluate(f"{ATTACK}  Then {instead}\n", "m11").rulings[0].claims] == [True]


def test_where_what_was_found_is_no_sentence_nothing_is_put_there() -> None:
    assert put_right("because lethal damage", "rules at work: declaring attackers") == ""
