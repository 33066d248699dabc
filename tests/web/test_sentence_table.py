"""The table of sentences is for people: every form that works, every reason, and a search."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.test import Client
from django.urls import reverse

from sandbox.editions.citations import citations
from sandbox.scenarios.parsing import parse_text, read_text
from sandbox.scenarios.steps import TABLE
from sandbox.views.sentence_table import INTRODUCTIONS, NOTATION, SLOTS, SentenceRow, form_of

pytestmark = pytest.mark.django_db


def page(**query: str) -> str:
    return Client().get(reverse("sandbox:sentences"), query).content.decode()


def main_part(html: str) -> str:
    return html[html.index('<div id="found">') :]


def test_every_sentence_stands_in_a_group_that_says_what_it_is_for() -> None:
    assert {one.group for one in TABLE} == INTRODUCTIONS.keys()


def test_no_form_is_shown_as_a_pattern() -> None:
    forms = ["".join(part.text for part in form_of(one.pattern)) for one in TABLE]
    assert not [form for form in forms if re.search(r"[{}\[\]|]", form)]


def test_every_place_in_a_form_has_words_for_what_goes_there() -> None:
    places = {place for one in TABLE for place in re.findall(r"\{([a-z]+)\d?\}", one.pattern)}
    assert places - SLOTS.keys() == set()


def test_what_differs_by_a_pronoun_alone_is_shown_once() -> None:
    (form,) = ["".join(part.text for part in form_of("{player} has {number} cards in (hand|the hand|his hand|play)"))]
    assert form == "a player has a number cards in hand or play"


@pytest.mark.parametrize("row", NOTATION, ids=lambda row: row.example)
def test_every_form_of_writing_is_read(row: SentenceRow) -> None:
    assert any(_is_read(role, row.example) for role in ("Given", "When", "Then"))


def _is_read(role: str, sentence: str) -> bool:
    text = f"Example: a text\n  {role} {sentence}\n"
    return not read_text(text).faults


def test_lines_besides_sentences_are_read() -> None:
    text = "# a note\n@m11 @timespiral\nExample: a small blocker\n  Given Bob controls Forest\n  # a note\n"
    (parsed,) = parse_text(text + "  But Bob controls Island\n")
    assert len(parsed.given) == 2


def test_every_key_of_a_reason_is_listed_with_its_entries() -> None:
    html = page()
    for rule, places in citations().items():
        assert f"because {rule}</code>" in unescape(html)
        assert places


def test_a_search_leaves_what_has_all_of_its_words() -> None:
    html = main_part(page(q="in the sideboard"))
    assert "Bob has 15 cards in the sideboard" in html
    assert "Bob has 1 card in the ante" not in html
    assert "because trample" in main_part(page(q="because trample"))
    assert "No sentence has all of these words" in page(q="xyzzy")


def test_a_search_for_markup_shows_it_as_it_was_typed() -> None:
    assert "<script>alert" not in page(q="<script>alert(1)</script>")
