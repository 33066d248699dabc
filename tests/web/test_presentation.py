"""How a link shows a ruling: under somebody's own words, and in a frame as it asks for."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import urlencode

import pytest
from django.test import Client
from PIL import Image
from pytest_django import Settings

from sandbox.rulings.links import question
from sandbox.rulings.presentation import LONGEST_TITLE, PARTS, frame_options, own_words, with_query
from tests.web.texts import TRAMPLE, UNREADABLE

pytestmark = pytest.mark.django_db

FULL = f"1/{question(TRAMPLE, 'm11').packed}"
OWN = {"title": "Stomp <b>", "question": "Does the rest get through?"}


def read(client: Client, path: str, query: dict[str, str] | None = None) -> str:
    answer = client.get(with_query(path, query or {}))
    assert answer.status_code == 200
    return answer.content.decode()


def test_own_words_are_kept_to_one_line_and_their_lengths() -> None:
    words = own_words({"title": "a\n\tb\0" + "c" * 500, "question": " "})
    assert words.title.startswith("a b c")
    assert len(words.title) == LONGEST_TITLE
    assert not own_words({"title": " ", "question": "\n"})


def test_odd_options_count_for_nothing() -> None:
    assert frame_options({"show": "x", "theme": "pink", "size": "9", "beside": "2026"}).query == {}
    assert frame_options({"show": "board steps"}).parts == ("board", "steps")
    asked = {"ask": "1", "show": "board", "theme": "dark", "size": "small", "beside": "mirage"}
    assert frame_options(asked).query == asked


def test_a_page_under_own_words_says_whose_they_are_and_carries_them_on(client: Client) -> None:
    html = read(client, f"/r/{FULL}/", OWN)
    assert "<h1>Stomp &lt;b&gt;</h1>" in html
    assert "Does the rest get through?" in html
    assert "In the words of whoever made this link" in html
    assert f"/r/{FULL}.png?title=Stomp+%3Cb%3E&amp;question=Does" in html
    assert f"/embed/{FULL}/?title=Stomp" in html
    assert "own-words" not in read(client, f"/r/{FULL}/")


def test_a_frame_shows_own_words_and_only_the_parts_that_it_is_asked_for(client: Client) -> None:
    html = read(client, f"/embed/{FULL}/", {**OWN, "show": "board", "theme": "dark", "size": "large"})
    assert "Stomp &lt;b&gt;" in html
    assert 'data-theme="dark" data-size="large"' in html
    assert all(f"without-{part}" in html for part in PARTS if part != "board")
    assert "without-board" not in html


def test_two_editions_stand_in_one_frame(client: Client) -> None:
    pair = read(client, f"/embed/{FULL}/", {"beside": "mirage"})
    assert 'class="pair"' in pair
    assert pair.count(" data-play>") + pair.count(" data-play ") == 2
    assert "Mirage rulebook" in pair
    assert 'class="pair"' not in read(client, f"/embed/{FULL}/", {"beside": "m11"})


def test_oembed_passes_the_options_and_the_words(client: Client) -> None:
    url = with_query(f"http://testserver/r/{FULL}/", {**OWN, "theme": "dark", "beside": "duel", "step": "2"})
    said = client.get("/oembed/", {"url": url}).json()
    assert said["title"] == "Stomp <b>"
    for part in ("theme=dark", "beside=duel", "step=2", urlencode({"title": OWN["title"]})):
        assert part in said["html"].replace("&amp;", "&")
    assert "title=Stomp" in said["thumbnail_url"]


def test_the_share_image_stands_on_the_page_and_shows_own_words(client: Client) -> None:
    html = read(client, f"/r/{FULL}/")
    assert f'<img src="/r/{FULL}.png"' in html
    assert "download=" in html
    plain, own = (client.get(with_query(f"/r/{FULL}.png", query)).content for query in ({}, OWN))
    assert plain != own


def test_a_ruling_in_motion_ends_with_its_answer(client: Client) -> None:
    answer = client.get(f"/r/{FULL}/playback.png")
    assert answer["Content-Type"] == "image/apng"
    with Image.open(BytesIO(answer.content)) as picture:
        assert getattr(picture, "n_frames", 1) > 3
        assert picture.size == (800, 420)
    broken = client.get(f"/r/1/{question(UNREADABLE, 'm11').packed}/playback.png")
    assert broken.status_code == 200


def test_pictures_in_motion_are_limited(client: Client, settings: Settings) -> None:
    settings.REQUEST_RATES = {**settings.REQUEST_RATES, "playback": "1/minute"}
    codes = {client.get(f"/r/{FULL}/playback.png", REMOTE_ADDR="192.0.2.77").status_code for _ in range(3)}
    assert 429 in codes
