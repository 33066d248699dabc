"""A question of which a part is not understood gets no ruling, and no entry is made its answer."""

from html import unescape

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


BLOCKED = "He attacks with Craw Wurm and I put Wall of Bone in front of it. Abracadabra. Is the wall still there?"


@pytest.mark.django_db
def test_as_far_as_it_was_understood_it_can_be_finished_on_the_board(client: Client) -> None:
    page = client.get("/ask/", {"q": BLOCKED, "edition": "duel"}).content.decode()
    assert "As far as it was understood" in page
    assert "Finish it on the board" in page
    link = unescape(page.split("Finish it on the board")[0].rsplit('href="', 1)[1].split('"')[0])
    board = client.get(link)
    assert board.status_code == 200
    assert "Bob blocks Craw Wurm with Wall of Bone" in unescape(board.content.decode())


@pytest.mark.django_db
def test_what_was_understood_is_data_too(client: Client) -> None:
    asked = {"question": BLOCKED, "edition": "duel"}
    answer = client.post("/api/v1/questions", asked, content_type="application/json").json()
    assert answer["ruling"] is None
    assert answer["reading"]["not_understood"] == ["Abracadabra"]
    assert answer["reading"]["understood"][-1] == "Is the wall still there"
    assert "Sue attacks with Craw Wurm" in answer["reading"]["scenario"]


@pytest.mark.django_db
def test_what_a_question_leaves_open_is_said(client: Client) -> None:
    open_ = {"question": "I have Grizzly Bears. He Mana Leaks. Do they resolve?", "edition": "m11"}
    answer = client.post("/api/v1/questions", open_, content_type="application/json").json()
    assert (answer["kind"], answer["ruling"]) == ("unknown", None)
    assert answer["answer"].startswith("Nothing is ruled, since the question leaves open ")


@pytest.mark.django_db
def test_what_is_looked_up_has_no_scenario(client: Client) -> None:
    page = client.get("/ask/", {"q": "what is trample", "edition": "m11"}).content.decode()
    assert "As far as it was understood" not in page
