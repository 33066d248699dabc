"""What a position says agrees with itself: what could be meant in two ways is read in one, and what contradicts is an
error at its line."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.result import rule
from sandbox.scenarios.values.fault import Fault
from tests.scenarios.texts import example

BOARD = ("Bob controls Grizzly Bears and Whispersilk Cloak", "Sue controls Hill Giant and Prismatic Ward on Hill Giant")


def wrong(*said: str, edition: str = "m11") -> tuple[Fault, ...]:
    """What is wrong with a position."""
    return evaluate(example(*(f"Given {one}" for one in (*BOARD, *said))), edition).faults


TWICE = [
    ("Bob has 3 life", "Bob has 4 life", "the life of Bob is said twice"),
    ("Sue has 1 poison counter", "Sue has 2 poison counters", "how many poison counters Sue has is said twice"),
    ("it is Bob's upkeep", "it is Sue's upkeep", "whose turn it is"),
    ("it is Bob's upkeep", "it is Bob's draw step", "whose turn it is"),
    ("it is Bob's upkeep", "it is the first turn of the game", "whose turn it is"),
    ("the players are Bob and Sue", "the players are Sue and Bob", "who plays is said twice"),
    ("Sue owns Grizzly Bears", "Bob owns Grizzly Bears", "who owns Grizzly Bears is said twice"),
    ("Hill Giant has 1 damage", "Hill Giant has 2 damage", "the damage of Hill Giant is said twice"),
    ("Hill Giant has 1 +1/+1 counter", "Hill Giant has 2 +1/+1 counters", "how many +1/+1 counters Hill Giant has"),
    ("Hill Giant is blue", "Hill Giant is red", "the color of Hill Giant is said twice"),
    ("red was chosen for Prismatic Ward", "blue was chosen for Prismatic Ward", "a color for Prismatic Ward"),
    ("Hill Giant bears the symbol of Antiquities", "Hill Giant bears the symbol of Legends", "the set of Hill Giant"),
    ("Bob's library has 3 cards", "Bob's library has 4 cards", "how many cards Bob's library has"),
    ("Whispersilk Cloak is on Grizzly Bears", "Whispersilk Cloak is on Hill Giant", "is on Grizzly Bears already"),
    ("Forest is on top of Bob's library", "Island is on top of Bob's library", "name all its cards in one sentence"),
    ("the match is the best of five", "the match is the best of three", "how many games the match has"),
    ("Bob has won 1 game of the match", "Bob has won 2 games of the match", "how many games Bob has won"),
    ("Sue lost the last game", "Bob lost the last game", "who decides who begins"),
    (
        "the range of influence of Sue is 1",
        "the range of influence of Sue is 2",
        "the range of influence is said twice",
    ),
    ("Hill Giant is phased out", "Hill Giant is phased out", "phased out already"),
]


@pytest.mark.parametrize(("one", "other", "why"), TWICE, ids=lambda words: words)
def test_what_is_said_twice_and_differently_is_an_error_at_the_second_line(one: str, other: str, why: str) -> None:
    assert wrong(one) == ()
    (fault,) = wrong(one, other)
    assert (fault.line, fault.sentence) == (5, other)
    assert why in fault.message
    assert one == other or wrong(one, one) == () or "in one sentence" in why


ALONE = [
    ("the upkeep of Hill Giant has been paid 2 times", "Hill Giant has no cumulative upkeep"),
    ("the match is the best of two", "the best of an odd number of games"),
    ("the match is the best of no", "the best of an odd number of games"),
    ("Bob's library has 600 cards", "at most 500"),
    ("Bob's deck has 60 cards", "say `Bob's library has 60 cards`"),
    ("the team of Bob has 3 life", "say `Bob has 3 life`"),
    ("Hill Giant came under Bob's control this turn", "say `Hill Giant came under Sue's control this turn`"),
    ("Hill Giant was removed by Grizzly Bears", "say `Sue has removed Hill Giant from the game`"),
    ("red was chosen for Grizzly Bears", "the text of Grizzly Bears asks for no such choice"),
    ("Forest was chosen for Prismatic Ward", "expected a color, which Prismatic Ward asks for"),
    ("Whispersilk Cloak is on Whispersilk Cloak", "cannot be on itself"),
    ("Bob holds Holy Strength on Grizzly Bears", "only what is on the battlefield is on something"),
    ("Bob controls 2 Forests#2", "give each a number of its own"),
    ("Sue controls Grizzly Bears#1", "give each a number of its own"),
]


@pytest.mark.parametrize(("said", "why"), ALONE, ids=lambda words: words)
def test_what_cannot_be_is_an_error_that_says_what_to_say_instead(said: str, why: str) -> None:
    (fault,) = wrong(said)
    assert (fault.line, fault.sentence) == (4, said)
    assert why in fault.message


TOGETHER = [
    (("Bob's library has 1 card", "Forest and Island are on top of Bob's library"), 4, "it has 2 at least"),
    (("Bob holds Shock", "Sue owns Shock"), 5, "put Shock into Sue's"),
    (("Shock is in Bob's graveyard", "Sue owns Shock"), 5, "put Shock into Sue's"),
    (("the game has not begun", "it is Bob's upkeep"), 4, "the game has not begun"),
    (("Holy Strength is in Bob's graveyard", "Bob controls Forest on Holy Strength"), 5, "is not on the battlefield"),
]


@pytest.mark.parametrize(("said", "line", "why"), TOGETHER, ids=lambda words: str(words))
def test_sentences_that_contradict_each_other_are_an_error(said: tuple[str, ...], line: int, why: str) -> None:
    found = [fault for fault in wrong(*said) if why in fault.message]
    assert [fault.line for fault in found] == [line]


def test_a_pasted_card_comes_once_and_before_it_is_named() -> None:
    paste = '  Given this card:\n    """\n    Odd One {W}\n    Creature - Wall\n    0/4\n    """\n'
    assert evaluate(f"Example: x\n{paste}  And Bob controls Odd One\n", "m11").faults == ()
    (fault,) = evaluate(f"Example: x\n{paste}{paste}", "m11").faults
    assert "give its text once" in fault.message


def test_mana_is_added_up() -> None:
    (ruling,) = rule(example("Given Bob has {R}", "And Bob has {G}{G}", "Then Bob has {R}{G}{G}"), "m11")
    assert ruling.passed


STOLEN = ("Bob controls Grizzly Bears and Control Magic on Grizzly Bears", "Sue owns Grizzly Bears")
ENDS = ("Sue holds Disenchant", "Sue has {1}{W}")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("given", [(*STOLEN, *ENDS), (*ENDS, STOLEN[0], STOLEN[1])], ids=["first", "last"])
def test_control_that_an_aura_of_the_position_gives_ends_with_it(given: tuple[str, ...], edition: str) -> None:
    steps = (*(f"Given {one}" for one in given), "Then Bob controls Grizzly Bears")
    cast = ("When Sue casts Disenchant targeting Control Magic", "And it resolves", "Then Sue controls Grizzly Bears")
    (ruling,) = rule(example(*steps, *cast), edition)
    assert ruling.passed


@pytest.mark.parametrize("edition", EDITIONS)
def test_control_that_no_effect_of_the_position_gives_is_for_good(edition: str) -> None:
    given = ("Bob controls Grizzly Bears and Holy Strength on Grizzly Bears", "Sue owns Grizzly Bears", *ENDS)
    cast = ("When Sue casts Disenchant targeting Holy Strength", "And it resolves", "Then Bob controls Grizzly Bears")
    (ruling,) = rule(example(*(f"Given {one}" for one in given), *cast), edition)
    assert ruling.passed


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_got_a_stolen_creature_this_turn_is_who_controls_it_through_the_aura(edition: str) -> None:
    given = ("it is Bob's main phase", "Sue controls Grizzly Bears", "Bob controls Control Magic on Grizzly Bears")
    new = "Grizzly Bears came under Bob's control this turn"
    steps = (*(f"Given {one}" for one in (*given, new)), "Then Bob cannot attack with Grizzly Bears")
    (ruling,) = rule(example(*steps, "And because summoning sickness"), edition)
    assert ruling.passed
    assert evaluate(example(*(f"Given {one}" for one in (*given, new.replace("Bob", "Sue")))), edition).faults


@pytest.mark.parametrize(("word", "card"), [("Forest", "Phantasmal Terrain"), ("red", "Prismatic Ward")])
def test_a_choice_is_what_the_text_asks_for(word: str, card: str) -> None:
    host = "Hill Giant" if card == "Prismatic Ward" else "Island"
    steps = (
        f"Given Bob controls {host} and {card} on {host}",
        f"And {word} was chosen for {card}",
        "Then Bob has 20 life",
    )
    (ruling,) = rule(example(*steps), "m11")
    assert ruling.passed


DECK = "Bob's deck is 38 Forests and 2 Grizzly Bears"


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Bob holds Shock", "Bob's deck has 0 of Shock, and here are 1"),
        ("3 Grizzly Bears are on top of Bob's library", "Bob's deck has 2 of Grizzly Bears, and here are 3"),
        ("Bob stakes Serra Angel", "Bob's deck has 0 of Serra Angel, and here are 1"),
        ("Bob's deck is 40 Forests", "Bob's deck is said twice"),
    ],
)
def test_what_is_not_in_the_deck_is_an_error(said: str, why: str) -> None:
    faults = evaluate(example(f"Given {DECK}", f"And {said}"), "m11").faults
    assert [why in fault.message for fault in faults] == [True]
    assert evaluate(example(f"Given {DECK}", "And Bob holds Grizzly Bears"), "m11").faults == ()


@pytest.mark.parametrize("said", ["Bob's deck has 60 cards", "Bob's library has 41 cards"])
def test_before_the_game_the_library_is_the_deck(said: str) -> None:
    given = ("Given the game has not begun", f"And {DECK}")
    assert len(evaluate(example(*given, f"And {said}"), "m11").faults) == 1
    assert evaluate(example(*given, "And Bob's deck has 40 cards"), "m11").faults == ()
