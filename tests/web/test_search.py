"""Search: what it finds, how it marks it, and what it makes of odd questions."""

import re

import pytest
from django.test import Client
from django.utils.html import escape

from rulebook.entry_finder import entries_about
from rulebook.search import LONGEST_QUESTION, search

pytestmark = pytest.mark.django_db


def test_the_entry_of_that_name_comes_first() -> None:
    assert search("trample", "m11").hits[0].title == "Trample"


def test_other_forms_of_a_word_are_found() -> None:
    titles = {hit.title for hit in search("tramples", "m11").hits}
    assert "Trample" in titles


def test_an_edition_keeps_the_others_out() -> None:
    hits = search("damage", "mirage").hits
    assert {hit.edition for hit in hits} == {"mirage"}


def test_words_in_quotation_marks_stand_together() -> None:
    loose, strict = search("pool mana"), search('"pool mana"')
    assert loose.total > strict.total
    assert search('"mana pool"').total > 0


def test_a_question_in_a_sentence_is_answered_by_some_of_its_words() -> None:
    assert search("what happens to my mana when the phase ends please").total > 0


def test_a_slip_of_the_pen_is_put_right() -> None:
    found = search("trampel")
    assert (found.total, found.suggestion) == (0, "trample")


@pytest.mark.parametrize(
    "odd", ["", "   ", "*", "((", 'a "b', "edition:m11 OR (", "[a TO", "~^\\", "\0", "NOT", "é" * 500]
)
def test_odd_questions_are_answered_all_the_same(client: Client, odd: str) -> None:
    assert client.get("/search/", {"q": odd, "edition": "nonsense", "page": "-3"}).status_code == 200


def test_a_long_question_is_cut() -> None:
    assert len(search("trample " * 100).question) <= LONGEST_QUESTION


def test_the_page_marks_words_and_pages_through_results(client: Client) -> None:
    first = client.get("/search/", {"q": "damage"}).content.decode()
    second = client.get("/search/", {"q": "damage", "page": "2"}).content.decode()
    assert "<mark>" in first
    assert "page=2" in first
    assert first != second
    assert "Page 2 of" in second


def test_what_is_asked_is_shown_as_text(client: Client) -> None:
    html = client.get("/search/", {"q": "<script>alert(1)</script>"}).content.decode()
    assert "<script>alert" not in html
    assert "&lt;script&gt;alert" in html


@pytest.mark.parametrize(("words", "edition"), [("damage", "mirage"), ("stack batch", "timespiral"), ("damage", "m11")])
def test_the_count_and_the_pages_of_an_edition_are_those_of_its_entries(words: str, edition: str) -> None:
    first = search(words, edition)
    shown = [hit for page in range(1, first.pages + 1) for hit in search(words, edition, page).hits]
    assert len(shown) == first.total > 0
    assert len({(hit.kind, hit.slug) for hit in shown}) == first.total
    assert {hit.edition for hit in shown} == {edition}


def test_an_edition_is_searched_for_some_of_the_words_too() -> None:
    assert search("batch interrupts prevention", "m11").hits


def test_titles_are_whole_and_snippets_are_sentences() -> None:
    for hit in search("damage dealt to a creature").hits:
        assert re.sub(r"</?mark>", "", hit.shown_title) == escape(hit.title)
        plain = re.sub(r"</?mark>", "", hit.excerpt)
        assert plain[0].isupper() or not plain[0].isalpha()
        assert plain.rstrip('”’")')[-1] in ".!?:…", plain


def test_the_edition_that_was_chosen_last_is_remembered_until_all_are_chosen(client: Client) -> None:
    chosen = client.get("/search/", {"q": "damage", "edition": "mirage"})
    assert chosen.cookies["edition"]["httponly"]
    assert "in Mirage rulebook" in client.get("/search/", {"q": "damage"}).content.decode()
    client.get("/search/", {"q": "damage", "edition": ""})
    assert "in Mirage rulebook" not in client.get("/search/", {"q": "damage"}).content.decode()


def test_nobody_who_chooses_no_edition_gets_a_cookie(client: Client) -> None:
    assert not client.get("/search/", {"q": "damage"}).cookies
    assert not client.get("/search/", {"q": "damage", "edition": "nonsense"}).cookies


def test_names_are_offered_while_one_types(client: Client) -> None:
    offered = client.get("/search/suggestions/", {"q": "tram", "edition": "m11"}).json()["suggestions"]
    assert offered[0] == {"title": "Trample", "where": "Magic 2011 basic rulebook", "url": offered[0]["url"]}
    assert client.get(offered[0]["url"]).status_code == 200
    cards = client.get("/search/suggestions/", {"q": "serra ang"}).json()["suggestions"]
    assert {"title": "Serra Angel", "where": "Card", "url": "/sandbox/cards/serra-angel/"} in cards
    assert client.get("/search/suggestions/", {"q": "t"}).json() == {"suggestions": []}


@pytest.mark.parametrize("asked", ["phasing", "What is phasing?"])
def test_a_word_that_is_a_title_comes_before_another_of_its_stem(asked: str) -> None:
    assert search(asked).hits[0].title == "Phasing"
    assert {slug for _, _, slug in entries_about(asked, "", 2)} == {"phasing"}


def test_words_that_only_ask_find_nothing() -> None:
    asked, plain = search("what does banding mean", "today"), search("banding", "today")
    assert asked.total == plain.total
    assert asked.hits[0].title == "Banding"
    assert search("how", "today").total > 0


def test_entries_with_some_of_the_words_are_not_passed_off_as_having_all(client: Client) -> None:
    some = search("mana burn", "m11")
    assert some.whole < some.total
    assert "none with all of the words" in client.get("/search/", {"q": "trample flurgle"}).content.decode()
    assert "all of the words" not in client.get("/search/", {"q": "trample"}).content.decode()


def test_a_question_for_cards_is_answered_with_cards_alone(client: Client) -> None:
    html = client.get("/search/", {"q": 't:creature c:white o:"first strike"'}).content.decode()
    assert "White Knight" in html
    assert 'class="hits"' not in html
    assert "entries" not in html.split("<main")[1].split("</main>")[0]
    assert "No card fits" in client.get("/search/", {"q": "t:creature o:flurgle"}).content.decode()


def test_a_printed_search_says_what_was_sought(client: Client) -> None:
    html = client.get("/search/", {"q": "banding", "edition": "mirage"}).content.decode()
    assert '<span class="on-paper">: banding, in Mirage rulebook</span>' in html
