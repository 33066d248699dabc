"""Imported cards in the requests of a site: rulings name them, embeds say what is not played."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sandbox.editor import card_readings
from tests.cards.imports import EGG, HUMMER, MOTH, imported

pytestmark = pytest.mark.django_db
URL = "/api/v1/rulings"


def asked(client: Client, text: str) -> dict[str, object]:
    answer = client.post(URL, {"scenario": text, "edition": "m11"}, content_type="application/json").json()
    ruling = answer["rulings"][0] if "rulings" in answer else answer["error"]
    assert isinstance(ruling, dict)
    return ruling


def given(card: str, *before: str) -> str:
    lines = [*before, f"Bob controls {card}"]
    return "\n".join(["Example: one", *[f"  Given {line}" for line in lines], f"  Then {card} has flying", ""])


NOT_READ = "what is not read of Jo\u00ebl, the Humming is not played"


def test_a_ruling_names_an_imported_card(client: Client) -> None:
    imported(MOTH)
    assert asked(client, given("pale moth"))["passed"] is True


def test_what_is_imported_is_known_to_the_next_request(client: Client) -> None:
    assert "no card called" in str(asked(client, given("Pale Moth"))["message"])
    imported(MOTH)
    assert asked(client, given("Pale Moth"))["passed"] is True
    imported(replace(MOTH, text="Trample"))
    assert asked(client, given("Pale Moth"))["passed"] is False


def test_a_stored_ruling_is_played_again_when_a_card_has_changed(client: Client) -> None:
    imported(MOTH)
    address = client.post("/r/", {"text": given("Pale Moth"), "edition": "m11"}).headers["Location"]
    before = client.get(address).content.decode()
    imported(replace(MOTH, text="Trample"))
    assert "It is not so that" in client.get(address).content.decode()
    assert "It is not so that" not in before


def test_what_is_not_played_is_said_on_every_page(client: Client) -> None:
    imported(HUMMER)
    said = asked(client, given(HUMMER.name, NOT_READ))
    assert said["not_played"] == [{"card": HUMMER.name, "sentence": "Hum a tune, loudly."}]
    address = client.post("/r/", {"text": given(HUMMER.name, NOT_READ), "edition": "m11"}).headers["Location"]
    for page in (address, address.replace("/r/", "/embed/")):
        html = client.get(page).content.decode()
        assert "Not played" in html
        assert "Hum a tune, loudly." in html
        assert "Only if what is not played of" in html
        assert "today’s text" in html


def test_a_card_that_is_not_whole_is_refused_with_the_way_to_play_it(client: Client) -> None:
    imported(HUMMER)
    message = str(asked(client, given(HUMMER.name))["message"])
    assert "Hum a tune, loudly." in message
    assert NOT_READ[1:] in message


def test_a_card_that_cannot_be_played_says_why(client: Client) -> None:
    imported(EGG)
    assert "its types 'Egg' is not understood" in str(asked(client, given("Odd Egg"))["message"])


def test_the_page_of_a_card_marks_its_text_sentence_by_sentence(client: Client) -> None:
    imported(HUMMER)
    html = client.get("/sandbox/cards/joel-the-humming/").content.decode()
    assert '<mark class="unread">Hum a tune, loudly.</mark>' in html
    assert "there could stand" in html
    assert '<ol class="read-as"><li>Flying' in html
    assert "today’s text" in html
    assert "what%20is%20not%20read%20of" in html or "what+is+not+read+of" in html


def test_what_is_understood_without_words_of_ours_has_its_page(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_readings, "said_back", lambda *ability: None)
    imported(replace(MOTH, types="Instant", text="Draw a card."))
    page = client.get("/sandbox/cards/pale-moth/")
    assert page.status_code == 200
    assert "Understood as it is written above." in page.content.decode()


def test_the_nearest_wording_that_is_understood_is_shown(client: Client) -> None:
    imported(replace(MOTH, text="Destroy target creature slowly."))
    html = client.get("/sandbox/cards/pale-moth/").content.decode()
    assert "Understood, and like it: <q>Destroy target" in html


def test_a_card_that_cannot_be_played_has_a_page_that_says_why(client: Client) -> None:
    imported(EGG)
    html = client.get("/sandbox/cards/odd-egg/").content.decode()
    assert "This card cannot be played." in html
    assert "Not understood: types <q>Egg</q>" in html


def test_the_pools_page_comes_first(client: Client) -> None:
    imported(replace(MOTH, name="Grizzly Bears"))
    assert "imported" not in client.get("/sandbox/cards/grizzly-bears/").content.decode()
    assert client.get("/api/v1/cards/", {"q": "grizzly bears"}).json()["count"] == 1


@pytest.mark.parametrize("question", ["pale moth", "t:insect pale", 'o:"gain 1 life" pale', "c:w pale", "c:white pale"])
def test_a_search_finds_imported_cards(client: Client, question: str) -> None:
    imported(MOTH, HUMMER)
    html = client.get("/sandbox/cards/", {"q": question}).content.decode()
    assert "/sandbox/cards/pale-moth/" in html
    assert "/sandbox/cards/joel-the-humming/" not in html
    assert "2 cards more were imported" in html


def test_accents_are_not_needed_to_find_a_card(client: Client) -> None:
    imported(HUMMER)
    assert "/sandbox/cards/joel-the-humming/" in client.get("/sandbox/cards/", {"q": "joel"}).content.decode()
    assert client.get("/api/v1/cards/joel the humming/").json()["name"] == HUMMER.name
    assert "Jo\u00ebl" in client.get("/sandbox/cards/picks/", {"card": "joel"}).content.decode()


def test_only_the_imported_cards_of_a_page_are_read(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    imported(*[replace(MOTH, name=f"Moth {number}") for number in range(70)])
    with django_assert_max_num_queries(6):
        html = client.get("/sandbox/cards/", {"q": "moth"}).content.decode()
    assert html.count('<article class="card') == 60
