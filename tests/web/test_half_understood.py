"""A question of which a part is not understood gets no ruling, and no entry is made its answer."""

import pytest
from django.test import Client

from sandbox.editions import EDITIONS


@pytest.mark.django_db
def test_a_position_of_which_a_part_is_not_understood_is_not_decided(client: Client) -> None:
    asked = "I have a regenerating Drudge Skeletons with frobnication open. Does it survive Wrath of God?"
    answer = client.post("/api/v1/questions", {"question": asked}, "application/json").json()
    assert answer["kind"] == "unknown"
    assert answer["answer"].startswith("Not all of this is understood, so nothing is ruled: ")
    assert "frobnication" in answer["answer"]
    assert answer["ruling"] is None


@pytest.mark.django_db
def test_a_rule_that_is_near_is_named_with_its_entry(client: Client) -> None:
    answer = client.post("/api/v1/questions", {"question": "what was an interrupt"}, "application/json").json()
    assert answer["kind"] == "rule"
    entry = answer["entries"][0]
    assert answer["answer"].startswith(f"{EDITIONS[entry['edition']].name}: {entry['title']}: ")
