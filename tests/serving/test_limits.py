"""Limits of requests: who is counted, how much is allowed, and what is told to whom is turned away."""

from __future__ import annotations

import pytest
from django.test import Client, RequestFactory
from pytest_django.fixtures import Settings

from sandbox.throttling.counts import COUNTS
from sandbox.throttling.limits import client_of, limit_of
from sandbox.throttling.paths import plays


@pytest.mark.parametrize("path", ["/sandbox/", "/sandbox/compare/", "/r/1/abc/", "/embed/abcdefghijkl/", "/oembed/"])
def test_pages_that_play_are_limited_before_anything_is_played(
    path: str, client: Client, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.REQUEST_RATES = settings.REQUEST_RATES | {"pages": "0/minute"}
    monkeypatch.setattr("sandbox.scenarios.evaluation.ruling_of", lambda *_: pytest.fail("it was played"))
    answer = client.get(path)
    assert answer.status_code == 429
    assert 1 <= int(answer["Retry-After"]) <= 60
    assert "please go on in" in answer.content.decode()


def test_who_reads_pages_is_told_on_one_and_scripts_in_a_line(client: Client, settings: Settings) -> None:
    settings.REQUEST_RATES = settings.REQUEST_RATES | {"pages": "0/minute"}
    page = client.get("/sandbox/", headers={"Accept": "text/html,application/xhtml+xml"})
    script = client.get("/sandbox/", headers={"Accept": "text/html", "HX-Request": "true"})
    assert (page.status_code, script.status_code) == (429, 429)
    assert page["Content-Type"].startswith("text/html")
    assert page["Retry-After"].isdecimal()
    assert "please go on in" in page.content.decode()
    assert '<a class="button" href="">Try again</a>' in page.content.decode()
    assert script["Content-Type"].startswith("text/plain")


@pytest.mark.parametrize("path", ["/about/", "/static/sandbox/board.css", "/sandbox/sentences/"])
def test_pages_that_play_nothing_are_not_limited(path: str, client: Client, settings: Settings) -> None:
    settings.REQUEST_RATES = settings.REQUEST_RATES | {"pages": "0/minute"}
    assert not plays(path)
    assert client.get(path).status_code != 429


def test_a_counter_that_is_down_turns_nobody_away(client: Client, settings: Settings) -> None:
    settings.REQUEST_RATES = settings.REQUEST_RATES | {"pages": "1/minute"}
    COUNTS.lock.acquire()
    try:
        assert [client.get("/oembed/").status_code for _ in range(3)] == [404, 404, 404]
    finally:
        COUNTS.lock.release()


def test_an_address_of_the_newer_kind_counts_as_its_network() -> None:
    request = RequestFactory().get("/", REMOTE_ADDR="2001:db8:1:2:aaaa::1")
    other = RequestFactory().get("/", REMOTE_ADDR="2001:db8:1:2:bbbb::2")
    assert client_of(request) == client_of(other) == "2001:db8:1:2::/64"


def test_behind_proxies_the_client_is_whom_the_outermost_saw(settings: Settings) -> None:
    request = RequestFactory().get("/", REMOTE_ADDR="10.0.0.1", HTTP_X_FORWARDED_FOR="1.1.1.1, 192.0.2.7, 10.0.0.2")
    assert client_of(request) == "10.0.0.1"
    settings.PROXIES = 2
    assert client_of(request) == "192.0.2.7"


@pytest.mark.parametrize("rate", ["", "many/minute", "5", "5/fortnight", "-1/minute"])
def test_a_rate_that_is_none_is_refused(rate: str) -> None:
    with pytest.raises(ValueError, match="a rate is a number of requests per second, minute, hour, day"):
        limit_of(rate)
