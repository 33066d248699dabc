"""Everything that is wrong with a text is said at once, in order, and does not hide what can be ruled on."""

from __future__ import annotations

from difflib import SequenceMatcher

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import Evaluation, evaluate, evaluate_all
from sandbox.scenarios.language import nearest_sentences
from sandbox.scenarios.language.document import MOST_CHARACTERS
from sandbox.scenarios.language.players import players_of
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.steps import TABLE
from tests.scenarios.texts import TRAMPLE, example

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
        ("Then Grizzly Bears becomes 3/3", "Grizzly Bears is a 3/3"),
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
    assert fault.nearest == fault.repairs


@pytest.mark.parametrize("said", ["Then Sue is at 18", "When Sue pass priority", "When Bob attack with Grizzly Bears"])
def test_a_repair_put_in_the_place_of_the_sentence_can_be_read(said: str) -> None:
    text = example(*GIVEN, said)
    (fault,) = evaluate(text, "m11").faults
    assert evaluate(text.replace(fault.sentence, fault.repairs[0]), "m11").faults == ()


def test_a_card_that_is_not_there_is_repaired_within_its_sentence() -> None:
    (fault,) = evaluate(example("Given Bob controls 2 Forests and Grizly Bears"), "m11").faults
    assert fault.nearest[0] == "Grizzly Bears"
    assert fault.repairs[0] == "Bob controls 2 Forests and Grizzly Bears"


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
