"""Whatever is sent, the answer says what is wrong with it; a bug of ours is said, noted once, and no traceback."""

from __future__ import annotations

import logging
import shutil
from io import StringIO
from pathlib import Path
from unittest.mock import Mock

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django.fixtures import Settings

from rulebook import search_index
from rulebook.search import search
from rulebook.search_index import build_index, entries_with_scenarios
from sandbox.rulings.links import question
from tests.web.texts import TRAMPLE

pytestmark = pytest.mark.django_db
BEARS = "Example: bears\n  Given Bob controls Grizzly Bears\n"
RULINGS = "/api/v1/rulings"


@pytest.mark.parametrize(
    "sentence",
    [
        "Then Bob has {Q}",
        "Then Bob has {999}",
        "Then Grizzly Bears#² is in play",
        "Then Grizzly Bears#99999999999999999999 is in play",
        "When Bob taps ,  for mana",
        "When Bob taps 3 Swamps for mana",
    ],
)
def test_an_odd_sentence_is_answered(client: Client, sentence: str) -> None:
    answer = client.post(RULINGS, {"scenario": f"{BEARS}  {sentence}\n"}, content_type="application/json")
    assert answer.status_code in (200, 400)


@pytest.mark.parametrize(
    "body",
    [b"[" * 5_000, b"[" * 100_000, b'{"scenario":' + b'{"a":' * 3_000, b"\xff\xfe", b"null", b'{"scenario": []}'],
)
def test_an_odd_body_is_refused(client: Client, body: bytes) -> None:
    answer = client.post(RULINGS, body, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize("words", ["foo-bar", "xyzzy-plugh", "zz'qq", "zzz\0yy", "foo-bar trampel", "…zz…", "zz½"])
def test_an_odd_search_is_answered(client: Client, words: str) -> None:
    for address in ("/search/", "/api/v1/search"):
        assert client.get(address, {"q": words}).status_code == 200


def test_another_spelling_is_proposed_beside_what_nobody_knows() -> None:
    assert search("foo-bar trampel").suggestion.endswith("trample")


def test_an_address_that_is_none_is_refused(client: Client) -> None:
    assert client.get("/oembed/", {"url": "http://["}).status_code == 404


def test_nul_is_refused_wherever_a_text_is_played_or_stored(client: Client) -> None:
    text = BEARS + "\0"
    assert client.post("/r/", {"text": text}).status_code == 400
    assert client.post(RULINGS, {"scenario": text}, content_type="application/json").status_code == 400
    assert "NUL" in client.post("/sandbox/", {"text": text}).content.decode()


def broken(*_: object) -> None:
    raise AssertionError("zones do not partition the objects")


def test_a_bug_of_the_engine_is_503_with_what_was_asked_and_noted_once(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("sandbox.scenarios.evaluation.ruling_of", broken)
    with caplog.at_level(logging.ERROR):
        answer = client.post(RULINGS, {"scenario": TRAMPLE}, content_type="application/json")
    assert answer.status_code == 503
    error = answer.json()["error"]
    assert error["kind"] == "EngineFault"
    assert TRAMPLE.startswith(error["sentence"])
    assert "partition" not in answer.content.decode()
    (noted,) = [record for record in caplog.records if record.name.startswith("sandbox")]
    assert TRAMPLE in noted.getMessage()


@pytest.mark.parametrize("page", ["/r/1/{}/", "/embed/1/{}/", "/sandbox/"])
def test_a_page_on_which_the_engine_fails_is_503_and_shows_the_text(
    client: Client, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    monkeypatch.setattr("sandbox.scenarios.evaluation.ruling_of", broken)
    text = "Example: asked nowhere else\n  Given Bob controls Grizzly Bears\n"
    answer = client.get(page.format(question(text, "m11").packed), {"text": text})
    assert answer.status_code == 503
    assert "that is a bug of Headjudge" in answer.content.decode()


def test_a_bug_of_the_api_itself_is_503_and_noted_with_the_request(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("sandbox.api.views.evaluate_safely", broken)
    answer = client.post(RULINGS, {"scenario": TRAMPLE}, content_type="application/json")
    assert answer.status_code == 503
    assert "partition" not in answer.content.decode()
    assert "bob" in caplog.text.lower()
    assert RULINGS in caplog.text


@pytest.fixture
def own_index(settings: Settings, tmp_path: Path) -> Path:
    """An index of the test's own."""
    settings.SEARCH_INDEX = tmp_path / "index"
    search_index.forget_index()
    build_index(entries_with_scenarios())
    return tmp_path / "index"


def test_a_search_index_that_is_deleted_is_built_anew(own_index: Path) -> None:
    assert search("trample").total
    shutil.rmtree(own_index)
    assert search("trample").total


@pytest.mark.parametrize("of", ["*.seg", "_MAIN_*.toc"])
def test_a_search_index_that_is_broken_is_built_anew(own_index: Path, of: str) -> None:
    for file in own_index.glob(of):
        file.write_bytes(b"nothing that anybody could read")
    search_index.forget_index()
    assert search("trample").total


def test_the_command_repairs_a_broken_index(own_index: Path) -> None:
    for file in own_index.iterdir():
        file.write_bytes(b"nothing that anybody could read")
    search_index.forget_index()
    call_command("build_index", stdout=StringIO())
    assert search("trample").total


def test_where_no_index_can_be_built_nothing_is_found(own_index: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.rmtree(own_index)
    monkeypatch.setattr(search_index, "build_index", Mock(side_effect=OSError("the disk is full")))
    assert search("trample").total == 0
