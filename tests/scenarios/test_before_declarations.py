"""A text can stand before attackers or blockers are declared, and say who may be."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.result import rule
from sandbox.terms.errors import Malformed
from tests.scenarios.texts import example

BOARD = (
    "Given Bob controls Grizzly Bears and Hill Giant",
    "And Sue controls Wall of Stone",
    "And Hill Giant came under Bob's control this turn",
)


def passes(edition: str, *steps: str) -> bool:
    (ruling,) = rule(example(*steps), edition)
    return ruling.passed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("stand", ["And it is Bob's declare attackers step", "When it is Bob's declare attackers step"])
def test_who_may_attack_is_judged_before_the_declaration(stand: str, edition: str) -> None:
    steps = (
        *BOARD,
        stand,
        "Then Bob may attack with Grizzly Bears",
        "And Bob cannot attack with Hill Giant",
        "And because summoning sickness",
        "When Bob attacks with Grizzly Bears",
        "Then Grizzly Bears is attacking",
    )
    assert passes(edition, *steps)
    assert not passes(
        edition, *(step.replace("may attack with Grizzly Bears", "may attack with Hill Giant") for step in steps)
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_may_attack_is_judged_there_where_nobody_then_does(edition: str) -> None:
    assert passes(edition, *BOARD, "And it is Bob's declare attackers step", "Then Bob may attack with Grizzly Bears")


ATTACK = {
    "Given": (*BOARD, "And it is Bob's declare blockers step", "And Grizzly Bears is attacking"),
    "Given the other way round": (
        *BOARD,
        "And Grizzly Bears is attacking Sue",
        "And it is Bob's declare blockers step",
    ),
    "When": (*BOARD, "When Bob attacks with Grizzly Bears", "And it is Bob's declare blockers step"),
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attack", ATTACK)
def test_who_may_block_is_judged_before_the_declaration(attack: str, edition: str) -> None:
    steps = (
        *ATTACK[attack],
        "Then Sue may block Grizzly Bears with Wall of Stone",
        "And Sue cannot block Hill Giant with Wall of Stone",
        "And Grizzly Bears is tapped",
        "When Sue blocks Grizzly Bears with Wall of Stone",
        "And combat damage is dealt",
        "Then Sue has 20 life",
    )
    assert passes(edition, *steps)
    assert not passes(edition, *(step.replace("cannot block Hill", "may block Hill") for step in steps))


@pytest.mark.parametrize("edition", EDITIONS)
def test_attackers_that_are_given_have_been_declared(edition: str) -> None:
    steps = (
        *BOARD[:2],
        "And it is Bob's declare attackers step",
        "And Grizzly Bears and Hill Giant are attacking",
        "Then Bob cannot attack with Hill Giant",
        "And because declaring attackers",
        "When combat damage is dealt",
        "Then Sue has 15 life",
    )
    assert passes(edition, *steps)


@pytest.mark.parametrize(
    ("said", "line", "message"),
    [
        ("it is Bob's combat damage step", 5, "say the declare blockers step"),
        ("it is Bob's declare blockers step", 5, "say who is attacking: `Grizzly Bears is attacking`"),
        ("Grizzly Bears is attacking", 5, "say `it is Bob's declare blockers step`"),
    ],
)
def test_an_attack_that_is_half_said_is_an_error_at_its_line(said: str, line: int, message: str) -> None:
    with pytest.raises(Malformed) as error:
        rule(example(*BOARD, f"And {said}"), "m11")
    assert (error.value.line, error.value.sentence) == (line, said)
    assert message in error.value.message


def test_only_what_the_active_player_controls_is_attacking() -> None:
    text = example(*BOARD, "And it is Bob's declare attackers step", "And Wall of Stone is attacking")
    with pytest.raises(Malformed, match="Wall of Stone cannot be declared as an attacker of Bob"):
        rule(text, "m11")
    assert parse_text(text)
