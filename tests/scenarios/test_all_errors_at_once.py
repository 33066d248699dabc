"""Everything that is wrong with a text is said at once, in order, and does not hide what can be ruled on."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

import pytest

from sandbox.cards import is_card_name
from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import Evaluation, evaluate, evaluate_all
from sandbox.scenarios.language import nearest_sentences
from sandbox.scenarios.language.document import MOST_CHARACTERS
from sandbox.scenarios.language.nearest_sentences import LEFT_OPEN
from sandbox.scenarios.language.players import players_of
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.steps import TABLE
from tests.scenarios.texts import TRAMPLE, example

_NAME = re.compile(r"[A-Z][a-z]+(?: [A-Z][a-z]+)*")
HOLDS = "Example: {}\n  Given Bob controls Forest\n  Then Bob has 20 life\n"
WRONG = """
Example: much is wrong
  Given Bob controls Grizly Bears
  And Sue controls Foresst
  When Bob attacks by Grizzly Bears
  Then Sue is at 18
"""


def at(found: Evaluation) -> list[tuple[int, str]]:
    return [(fault.line, fault.sentence) for fault in found.faults]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_error_of_a_text_is_reported_in_order(edition: str) -> None:
    assert at(evaluate(WRONG, edition)) == [
        (3, "Bob controls Grizly Bears"),
        (4, "Sue controls Foresst"),
        (5, "Bob attacks by Grizzly Bears"),
        (6, "Sue is at 18"),
    ]


@pytest.mark.parametrize(
    "broken",
    [
        WRONG,
        "\nExample: no step\n  Given Bob controls Forest\n  some words\n",
        "\nExample: a description\n  some words\n  Given Bob controls Forest\n",
        '\nExample: a block is left open\n  Given this card:\n    """\n    Odd One\n',
        "\nExample: a table\n  Given Bob controls Forest\n    | a |\n",
        "\nExample: a card that is not there\n  Given Bob controls Forrest\n",
        "\nExample: a name that is not there\n  When Bob casts Forrest\n",
    ],
    ids=lambda text: text.splitlines()[1],
)
def test_a_scenario_that_cannot_be_read_hides_no_neighbour(broken: str) -> None:
    found = evaluate(HOLDS.format("before") + broken + "\n" + HOLDS.format("after"), "m11")
    assert [ruling.name for ruling in found.rulings] == ["before", "after"]
    assert all(ruling.passed for ruling in found.rulings)
    assert found.faults
    assert not found.passed
    assert all(3 < fault.line <= 4 + broken.count("\n") for fault in found.faults)


def test_tags_that_belong_to_nothing_are_said_once() -> None:
    found = evaluate(HOLDS.format("before") + "\n@m11\n", "m11")
    assert [ruling.name for ruling in found.rulings] == ["before"]
    assert [fault.line for fault in found.faults] == [5]


def test_a_file_may_hold_as_many_scenarios_as_it_likes() -> None:
    text = "".join(HOLDS.format(number) for number in range(450))
    assert len(text) > MOST_CHARACTERS
    assert len(evaluate_all(text, "m11").rulings) == 450


def test_the_bounds_are_those_of_each_scenario() -> None:
    long = "Example: long\n" + "  Given Bob controls Forest\n" * 201
    found = evaluate_all(HOLDS.format("short") + long, "m11")
    assert [ruling.name for ruling in found.rulings] == ["short"]
    assert [fault.line for fault in found.faults] == [4]


GIVEN = ("Given Bob controls Grizzly Bears", "And Sue controls Forest")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Then Sue is at 18", "Sue has 18 life"),
        ("Then Bob's life is 18", "Bob has 18 life"),
        ("Then Grizzly Bears is in graveyard", "Grizzly Bears is in Bob's graveyard"),
        ("Then Grizzly Bears becomes 3/3", "Grizzly Bears is 3/3"),
        ("Then Sue lost the game", "Sue loses"),
        ("When Bob attack with Grizzly Bears", "Bob attacks with Grizzly Bears"),
        ("When Sue cast Giant Growth", "Sue casts Giant Growth"),
        ("When combat damage", "combat damage is dealt"),
        ("When resolve everything", "everything resolves"),
        ("When Sue pass priority", "Sue passes"),
    ],
)
def test_the_nearest_sentence_is_said_with_the_readers_own_words(said: str, meant: str) -> None:
    (fault,) = evaluate(example(*GIVEN, said), "m11").faults
    assert fault.repairs[0] == meant
    assert fault.repairs == tuple(near for near in fault.nearest if LEFT_OPEN not in near)


@pytest.mark.parametrize(
    ("said", "near"),
    [
        ("When Sue block Grizzly Bears", "Sue blocks Grizzly Bears with …"),
        ("Given Bob had Grizzly Bears in play", "Bob has Grizzly Bears in play"),
        (
            "Given Bob control Forest, 3 Islands and Holy Strength on Grizzly Bears",
            "Bob controls Forest, 3 Islands and Holy Strength on Grizzly Bears",
        ),
        ("Given Grizzly Bears with 2 +1/+1 counters", "Grizzly Bears has 2 +1/+1 counters"),
        ("When Bob discard 2 Forests and Shock", "Bob discards 2 Forests and Shock"),
    ],
)
def test_lists_and_names_of_the_reader_are_kept_and_what_is_missing_is_left_open(said: str, near: str) -> None:
    (fault,) = evaluate(example(*GIVEN, said), "m11").faults
    assert fault.nearest[0] == near


@pytest.mark.parametrize(
    "said", ["When Bob shoots", "Then Grizzly Bears hits", "Given Grizzly Bears got bigger", "When Bob bolts Forest"]
)
def test_no_card_that_the_reader_has_not_named_is_put_into_the_sentence(said: str) -> None:
    (fault,) = evaluate(example(*GIVEN, said), "m11").faults
    others = {name for name in _NAME.findall(" ".join(fault.nearest)) if is_card_name(name.lower())}
    assert others <= {"Grizzly Bears", "Forest"}


@pytest.mark.parametrize("said", ["Then Sue is at 18", "When Sue pass priority", "When Bob attack with Grizzly Bears"])
def test_a_repair_put_in_the_place_of_the_sentence_can_be_read(said: str) -> None:
    text = example(*GIVEN, said)
    (fault,) = evaluate(text, "m11").faults
    assert evaluate(text.replace(fault.sentence, fault.repairs[0]), "m11").faults == ()


def test_a_card_that_is_not_there_is_repaired_within_its_sentence() -> None:
    (fault,) = evaluate(example("Given Bob controls 2 Forests and Grizly Bears"), "m11").faults
    assert fault.nearest[0] == "Grizzly Bears"
    assert fault.repairs[0] == "Bob controls 2 Forests and Grizzly Bears"


@pytest.mark.parametrize("said", ["Given Bob controls", "Given Bob holds", "Given Bob has removed"])
def test_every_unknown_card_of_a_list_is_reported_with_the_nearest_names(said: str) -> None:
    end = " from the game" if "removed" in said else ""
    text = example(f"{said} Grizly Bears, 2 Forrests, Hill Giant and Sengir Vampyre{end}", "And Sue controls Mountan")
    faults = evaluate(text, "m11").faults
    assert [(fault.line, fault.nearest[0]) for fault in faults] == [
        (2, "Grizzly Bears"),
        (2, "Forest"),
        (2, "Sengir Vampire"),
        (3, "Mountain"),
    ]
    assert "Grizly Bears, 2 Forrests, Hill Giant and Sengir Vampire" in faults[2].repairs[0]


def test_every_misspelt_name_of_what_happens_is_reported_at_once() -> None:
    steps = ("When Bob attacks with Grizly Bears", "And Sue taps Forrest for mana", "Then Grizzly Baers is tapped")
    faults = evaluate(example(*GIVEN, *steps), "m11").faults
    assert [(fault.line, fault.nearest) for fault in faults] == [
        (4, ("Grizzly Bears",)),
        (5, ("Forest",)),
        (6, ("Grizzly Bears",)),
    ]
    assert faults[2].repairs == ("Grizzly Bears is tapped",)


def test_a_card_and_what_it_is_on_are_both_looked_up() -> None:
    faults = evaluate(example("Given Bob controls Hill Giant and Hoily Strength on Hill Gaint"), "m11").faults
    assert [fault.nearest[0] for fault in faults] == ["Holy Strength"]


def test_the_search_for_near_sentences_compares_few_letter_by_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = list[int]()
    plain = SequenceMatcher

    def counting(junk: None, one: str, other: str) -> object:
        compared.append(len(one))
        return plain(junk, one, other)

    monkeypatch.setattr(nearest_sentences, "SequenceMatcher", counting)
    nearest_sentences.nearest_sentences("Sue is at " + "x" * 5_000, TABLE, ("Bob", "Sue"))
    assert 0 < len(compared) <= nearest_sentences.MOST_COMPARED
    assert max(compared) <= nearest_sentences.LONGEST


@pytest.mark.parametrize("claimed", ["Then Sue has 20 life", "Then Ann has 20 life", "Then Sue controls Forest"])
def test_a_claim_says_nothing_about_who_plays(claimed: str) -> None:
    (parsed,) = parse_text(example("When the turn ends", claimed, "And Bob has 20 life"))
    assert players_of(parsed.scenario) == ("Bob", "Sue")
    (told,) = parse_text(TRAMPLE)
    assert told.players == ("Bob", "Sue")
