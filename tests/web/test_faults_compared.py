"""A comparison says what is wrong with a text once, at its line, and plays whatever can be played."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from sandbox.editions import EDITIONS
from sandbox.rulings.compare import across_editions
from tests.scenarios.texts import TRAMPLE

UNREAD = "Example: a sentence that nobody knows\n  Given Bob controls Hill Giant\n  Then Hill Giant glows\n"
UNUSED = TRAMPLE.replace("  And combat", "  And Bob chooses red\n  And combat", 1)


def page(text: str) -> str:
    return Client().get(reverse("sandbox:compare"), {"text": text}).content.decode()


@pytest.mark.django_db
def test_a_fault_of_the_text_is_said_once_and_at_its_line() -> None:
    html = page(UNREAD)
    assert html.count("this sentence is not known") == 1
    assert "Line 3:" in html


@pytest.mark.django_db
def test_a_scenario_that_can_be_read_is_compared_though_its_neighbor_cannot() -> None:
    html = page(UNREAD + TRAMPLE)
    assert html.count("this sentence is not known") == 1
    assert html.count("Sue is at 18 life") >= 1


def test_a_fault_of_one_scenario_is_no_fault_of_another() -> None:
    unread, played = across_editions(UNREAD + TRAMPLE)
    assert [column.keys for column in unread.columns] == [tuple(EDITIONS)]
    assert unread.columns[0].ruling is None
    assert [column.ruling is not None for column in played.columns] == [True] * len(played.columns)
    assert not any(column.faults for column in played.columns)


def test_a_sentence_without_use_under_every_edition_is_said_once() -> None:
    (comparison,) = across_editions(UNUSED)
    said = [fault.sentence for fault in comparison.faults]
    said += [fault.sentence for column in comparison.columns for fault in column.faults]
    assert said == ["Bob chooses red"]


def test_what_only_some_editions_cannot_play_is_said_of_those() -> None:
    text = "Example: a step that two have\n  Given it is Bob's beginning of combat\n  Then Bob has 20 life\n"
    keys = [column.keys for comparison in across_editions(text) for column in comparison.columns]
    assert sum(map(len, keys)) == len(EDITIONS)
