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


FIGHT = (
    "Given Bob controls War Mammoth, Benalish Hero and Grizzly Bears",
    "And Sue controls Hill Giant, Gray Ogre and Serra Angel",
    "And it is Bob's declare blockers step",
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_blocks_that_are_given_have_been_declared(edition: str) -> None:
    steps = (
        *FIGHT,
        "And Hill Giant and Gray Ogre are blocking War Mammoth",
        "And War Mammoth and Grizzly Bears are attacking",
        "Then War Mammoth is blocked",
        "And Sue cannot block Grizzly Bears with Serra Angel",
        "When combat damage is dealt",
        "And Bob assigns 3 damage from War Mammoth to Hill Giant",
        "Then Hill Giant is in Sue's graveyard",
        "And Sue has 18 life",
    )
    assert passes(edition, *steps)
    assert not passes(edition, *steps[:3], *steps[4:])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_band_that_is_given_is_blocked_as_a_whole(edition: str) -> None:
    attack = "And Benalish Hero and Grizzly Bears are attacking in a band"
    steps = (*FIGHT, attack, "And Hill Giant is blocking Benalish Hero", "Then Grizzly Bears is blocked")
    assert passes(edition, *steps)
    assert not passes(edition, *(step.removesuffix(" in a band") for step in steps))


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_blocks_any_more_where_nobody_is_said_to_be_blocking(edition: str) -> None:
    steps = (*FIGHT, "And Grizzly Bears is attacking", "And nobody is blocking")
    assert passes(
        edition, *steps, "Then Sue cannot block Grizzly Bears with Hill Giant", "And Grizzly Bears is not blocked"
    )
    assert not passes(edition, *steps[:-1], "Then Sue cannot block Grizzly Bears with Hill Giant")


@pytest.mark.parametrize(
    ("steps", "line", "why"),
    [
        (
            ("Grizzly Bears is attacking", "nobody is blocking", "Hill Giant is blocking Grizzly Bears"),
            7,
            "differently",
        ),
        (("War Mammoth and Grizzly Bears are attacking in a band",), 5, "no banding"),
        (
            ("War Mammoth, Grizzly Bears are attacking", "Hill Giant is blocking War Mammoth and Grizzly Bears"),
            6,
            "many",
        ),
        (("Grizzly Bears is attacking", "Hill Giant is blocking War Mammoth"), 6, "is not attacking"),
        (("Grizzly Bears is attacking Bob",), 5, "Bob cannot be attacked"),
        (("Grizzly Bears and Grizzly Bears are attacking",), 5, "named twice"),
        (("War Mammoth is attacking", "Grizzly Bears is blocking War Mammoth"), 6, "does not attack Bob"),
    ],
)
def test_an_attack_that_cannot_have_come_about_is_an_error_at_its_line(
    steps: tuple[str, ...], line: int, why: str
) -> None:
    with pytest.raises(Malformed) as caught:
        rule(example(*FIGHT, *(f"And {step}" for step in steps)), "m11")
    assert caught.value.line == line
    assert why in caught.value.message


@pytest.mark.parametrize("edition", ["timespiral", "m11"])
def test_a_blocker_that_has_become_tapped_since_is_in_the_attack(edition: str) -> None:
    steps = (*FIGHT, "And Grizzly Bears is attacking", "And Hill Giant is blocking Grizzly Bears")
    after = ("And Hill Giant is tapped", "When combat damage is dealt", "Then Grizzly Bears is in Bob's graveyard")
    assert passes(edition, *steps, *after)
