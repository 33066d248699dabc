"""Where more things come together than can be tried in every order, the page of the ruling says so."""

from __future__ import annotations

from django.test import Client

from tests.scenarios.test_certain import CLOCKS, TWELVE

NOTE = "Not every order was tried"


def test_the_page_says_that_not_every_order_was_tried(client: Client) -> None:
    assert NOTE in client.post("/sandbox/", {"text": CLOCKS, "edition": "m11"}).content.decode()


def test_the_page_of_a_ruling_of_which_every_order_was_tried_does_not(client: Client) -> None:
    assert NOTE not in client.post("/sandbox/", {"text": TWELVE, "edition": "m11"}).content.decode()
