"""Pages that are the same for everybody are made once, kept with their compressed forms, and answered as they are."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from unittest.mock import Mock

import brotli
import pytest
from django.http import HttpResponse
from django.test import Client

from glossary.pages import entry_page
from rulebook.serving import kept_pages
from rulebook.serving.kept_pages import KEPT, KeptPage, KeptPages, accepted

pytestmark = pytest.mark.django_db
PAGE = "/m11/glossary/trample/"


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    KEPT.forget()
    yield
    KEPT.forget()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """Counts how often an entry's page is made."""
    counted = Mock(side_effect=entry_page)
    monkeypatch.setattr("glossary.views.entry_page", counted)
    return counted


def test_a_page_is_made_once(client: Client, made: Mock) -> None:
    first, again = client.get(PAGE), client.get(PAGE)
    assert made.call_count == 1
    assert first.content == again.content
    assert b"Trample" in again.content


def test_a_page_says_who_may_keep_it(client: Client) -> None:
    page = client.get(PAGE)
    assert page["Cache-Control"] == kept_pages.SHARED
    assert page["ETag"].startswith('W/"')
    assert page["Last-Modified"].endswith("GMT")
    assert page["Content-Security-Policy"]
    assert page["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize(
    ("wanted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0", "identity"),
        ("", "identity"),
        ("zstd", "identity"),
    ],
)
def test_each_client_gets_the_smallest_form_that_it_takes(client: Client, wanted: str, encoding: str) -> None:
    assert accepted(wanted) == encoding
    plain = client.get(PAGE).content
    page = client.get(PAGE, headers={"accept-encoding": wanted})
    unpacked = {"br": brotli.decompress, "gzip": gzip.decompress, "identity": bytes}[encoding]
    assert unpacked(page.content) == plain
    assert page.get("Content-Encoding", "identity") == encoding
    assert int(page["Content-Length"]) == len(page.content)


def test_a_client_that_has_the_page_is_told_so(client: Client, made: Mock) -> None:
    tag = client.get(PAGE)["ETag"]
    known = client.get(PAGE, headers={"if-none-match": f'"other", {tag}'})
    assert known.status_code == 304
    assert known["ETag"] == tag
    assert not known.content
    assert client.get(PAGE, headers={"if-none-match": '"other"'}).status_code == 200
    date = client.get(PAGE)["Last-Modified"]
    assert client.get(PAGE, headers={"if-modified-since": date}).status_code == 304
    assert client.get(PAGE, headers={"if-modified-since": "nonsense"}).status_code == 200
    assert made.call_count == 1


@pytest.mark.parametrize(
    "path", ["/sandbox/", "/search/?q=trample", "/m11/glossary/nowhere/", "/ask/?q=x", f"{PAGE}?a=1"]
)
def test_what_may_differ_is_not_kept(client: Client, path: str) -> None:
    client.get(path)
    assert len(KEPT) == 0


def test_a_part_for_a_script_is_not_the_page(client: Client) -> None:
    client.get(PAGE, headers={"hx-request": "true"})
    assert len(KEPT) == 0


def test_a_host_that_is_not_ours_is_refused_however_much_is_kept(client: Client) -> None:
    client.get(PAGE)
    assert client.get(PAGE, headers={"host": "elsewhere.example"}).status_code == 400
    assert len(KEPT) == 1


def test_a_page_is_made_again_after_its_time(client: Client, made: Mock, monkeypatch: pytest.MonkeyPatch) -> None:
    client.get(PAGE)
    monkeypatch.setattr(kept_pages, "MOST_SECONDS", -1)
    KEPT.forget()
    client.get(PAGE)
    client.get(PAGE)
    assert made.call_count == 3


def test_the_least_wanted_pages_make_room() -> None:
    pages = KeptPages(most=250)
    for number in range(4):
        pages.keep(("http", "h", str(number)), KeptPage({}, b"x" * 100, until=9.0, etag=""))
        pages.get(("http", "h", "0"), now=1.0)
    assert [bool(pages.get(("http", "h", str(number)), now=1.0)) for number in range(4)] == [True, False, False, True]
    assert pages.held == 200


def test_an_answer_that_sets_a_cookie_is_not_kept(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = HttpResponse("x")
    answer.set_cookie("a", "b")
    monkeypatch.setattr("glossary.views.entry_page", Mock(return_value=answer))
    client.get(PAGE)
    assert len(KEPT) == 0
