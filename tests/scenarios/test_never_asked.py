"""A claim about an act that a card's text could never ask for is an error; an act says nothing idle of itself."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule
from sandbox.scenarios.values.fault import Fault
from sandbox.terms.errors import Malformed
from tests.scenarios.rulings import refusal_of
from tests.scenarios.texts import example

POSITION = (
    "Given Bob controls Prodigal Sorcerer, Shivan Dragon and 6 Mountains",
    "And Bob holds Lightning Bolt, Blaze, Fireball, Wrath of God and Hill Giant",
    "And Sue controls Grizzly Bears",
)
NEVER = {
    "activate Prodigal Sorcerer with mode 3": "Prodigal Sorcerer has no mode 3: it has 1 way of being used",
    "activate Prodigal Sorcerer with mode 0 targeting Sue": "Prodigal Sorcerer has no mode 0",
    "activate Prodigal Sorcerer targeting Sue and Grizzly Bears": "Prodigal Sorcerer has 1 target, not 2",
    "activate Prodigal Sorcerer targeting Sue dividing 1": "Prodigal Sorcerer divides nothing",
    "activate Prodigal Sorcerer targeting Sue by sacrificing Mountain": "nothing like Mountain is paid",
    "activate the third ability of Prodigal Sorcerer": "Prodigal Sorcerer has only 1 ability to activate",
    "activate Shivan Dragon with X = 3": "the cost of Shivan Dragon has no X: each payment is one use",
    "activate Shivan Dragon targeting Sue": "Shivan Dragon has 0 targets, not 1",
    "cast Lightning Bolt with mode 2 targeting Sue": "Lightning Bolt has no mode 2",
    "cast Lightning Bolt with X = 3 targeting Sue": "the cost of Lightning Bolt has no X",
    "cast Lightning Bolt with X = 0 targeting Sue": "the cost of Lightning Bolt has no X",
    "cast Lightning Bolt targeting Sue dividing 3": "Lightning Bolt divides nothing",
    "cast Fireball with X = 3 targeting Sue and Bob dividing 2 and 1": "the damage of Fireball is divided evenly",
    "cast Lightning Bolt targeting Sue and Grizzly Bears": "Lightning Bolt has 1 target, not 2",
    "cast Lightning Bolt with kicker targeting Sue": "Lightning Bolt offers no cost in addition",
    "cast Lightning Bolt with flashback targeting Sue": "Lightning Bolt offers no other cost",
    "cast Lightning Bolt targeting Sue by tapping Prodigal Sorcerer": "Lightning Bolt has no convoke",
    "cast Lightning Bolt targeting Sue by sacrificing Mountain": "nothing like Mountain is paid for Lightning Bolt",
    "cast Wrath of God targeting Grizzly Bears": "Wrath of God has 0 targets, not 1",
    "cast Hill Giant face down": "Hill Giant has no morph",
    "activate Grizzly Bears": "Grizzly Bears has no ability to activate",
    "activate Mountain": "Mountain has no ability to activate but for mana: that is said with `taps`",
    "regenerate Grizzly Bears": "Grizzly Bears has no regenerate to activate",
    "cycle Hill Giant": "Hill Giant has no cycling to activate",
    "suspend Hill Giant": "Hill Giant has no suspend",
    "tap Grizzly Bears for mana": "Grizzly Bears makes no mana",
}
"""What nobody can be asked for, by the claim that speaks of it."""


def faults(text: str, edition: str) -> tuple[Fault, ...]:
    (ruling,) = rule(text, edition)
    assert ruling.passed is not bool(ruling.faults)
    return ruling.faults or ()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("word", ["cannot", "may"])
@pytest.mark.parametrize(("said", "why"), NEVER.items())
def test_a_claim_about_what_can_never_be_done_is_an_error(said: str, why: str, word: str, edition: str) -> None:
    (found,) = faults(example(*POSITION, f"Then Bob {word} {said}", "And Grizzly Bears is in play"), edition)
    assert (found.line, found.sentence) == (5, f"Bob {word} {said}")
    assert found.message.startswith(why)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_text_has_printed_and_lost_can_be_asked_for(edition: str) -> None:
    lost = ("Given Bob controls Mishra's Factory", "And Sue controls Blood Moon")
    assert faults(example(*lost, "Then Bob cannot activate the second ability of Mishra's Factory"), edition) == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_another_text_gave_and_takes_back_can_be_asked_for(edition: str) -> None:
    """The gift may have gone; without its giver nobody could have asked."""
    aura = (
        "Given this card:",
        '"""',
        "Lent Spark {R}",
        "Enchantment — Aura",
        "Enchant creature",
        'Enchanted creature has "{T}: This creature deals 1 damage to any target."',
        '"""',
        "And it is Bob's main phase",
        "And Bob controls Grizzly Bears",
        "And Lent Spark is in Bob's graveyard",
    )
    assert faults(example(*aura, "Then Bob cannot activate Grizzly Bears targeting Sue"), edition) == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_effect_falls_due_in_a_phase_where_phases_have_moments_and_the_text_speaks_of_one(edition: str) -> None:
    timed = EDITIONS[edition].turn.phase_timing
    position = ("Given it is Bob's main phase", "And Bob controls Land Tax and Grizzly Bears")
    never = faults(example(*position, "Then Bob cannot carry out the effect of Grizzly Bears"), edition)
    assert [fault.line for fault in never] == [3 + 1]
    later = faults(example(*position, "Then Bob cannot carry out the effect of Land Tax"), edition)
    assert bool(later) is not timed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Lightning Bolt targeting Sue by sacrificing Mountain", "Mountain cannot pay that cost"),
        ("Lightning Bolt targeting Sue with X = 0", "what is paid for Lightning Bolt has no X"),
        ("Lightning Bolt with mode 2 targeting Sue", "Lightning Bolt has no mode 2"),
    ],
)
def test_an_act_says_nothing_that_has_no_part_in_it(said: str, why: str, edition: str) -> None:
    (ruling,) = rule(example(*POSITION, f"When Bob casts {said}"), edition)
    assert refusal_of(ruling).message == why


def test_no_more_is_named_for_a_cost_than_it_asks_for() -> None:
    position = ("Given Bob controls Bloodthrone Vampire, Hill Giant and Gray Ogre",)
    named = "When Bob activates Bloodthrone Vampire by sacrificing Hill Giant"
    (one,) = rule(example(*position, named), "m11")
    assert one.passed
    (two,) = rule(example(*position, f"{named} and Gray Ogre"), "m11")
    assert refusal_of(two).message == "1 can be given for that cost, and 2 are named"


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("casts Lightning Bolt targeting Grizzly Bears targeting Sue", "`targeting` is said twice"),
        ("casts Blaze with X = 1 with X = 2 targeting Sue", "`with X =` is said twice"),
        ("casts Lightning Bolt with kicker today targeting Sue", "nothing stands behind `with kicker`"),
        ("casts Lightning Bolt targeting", "something stands behind `targeting`"),
        ("casts Lightning Bolt targeting Sue dividing 1 apple and 2", "expected numbers, as in `dividing 1 and 2`"),
        ("casts Hill Giant by tapping Prodigal Sorcerer for fun", "expected mana"),
        ("activates Prodigal Sorcerer with kicker targeting Sue", "nothing here is called"),
    ],
)
def test_words_of_an_act_that_mean_nothing_are_an_error(said: str, why: str) -> None:
    with pytest.raises(Malformed) as caught:
        rule(example(*POSITION, f"When Bob {said}"), "m11")
    assert caught.value.line == 5
    assert caught.value.problem.startswith(why)
