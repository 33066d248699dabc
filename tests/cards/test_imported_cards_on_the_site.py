"""Imported cards in the requests of a site: rulings name them, embeds say what is not played."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.test import Client

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
