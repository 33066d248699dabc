"""What those who watch over a site are told, and who is told it."""

from __future__ import annotations

import json
import logging
from io import StringIO
from logging.config import dictConfig

import pytest
from django.db import OperationalError
from django.test import Client
from pytest_django.fixtures import Settings

from rulebook.logs import logging_config
from rulebook.serving import health
from rulebook.serving.patience import WaitForTheDatabase
from rulebook.serving.request_ids import REQUEST_ID
from rulebook.serving.watched import watch
from sandbox.models import StoredRuling


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_nobody_keeps_an_answer_about_health(path: str, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    for needed in ("content_is_there", "index_is_there", "database_answers"):
        monkeypatch.setattr(health, needed, lambda: True)
    answer = client.get(path)
    assert answer.status_code == 200
    assert "no-store" in answer["Cache-Control"]


@pytest.mark.django_db
def test_without_content_a_site_is_not_ready(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "index_is_there", lambda: False)
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"ready": False, "content": "away", "index": "away", "database": "ok"}


def test_a_shared_database_that_is_away_sends_nobody_elsewhere(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, well in (("content_is_there", True), ("index_is_there", True), ("database_answers", False)):
        monkeypatch.setattr(health, name, lambda well=well: well)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["database"]) == (200, "away")


@pytest.mark.parametrize(
    ("token", "shown", "status"),
    [("", "", 404), ("", "Bearer ", 404), ("one", "", 404), ("one", "Bearer two", 404), ("one", "Bearer one", 200)],
)
@pytest.mark.django_db
def test_figures_are_for_those_who_show_the_token(
    token: str, shown: str, status: int, client: Client, settings: Settings
) -> None:
    pytest.importorskip("prometheus_client")
    settings.METRICS = token
    answer = client.get("/metrics", HTTP_AUTHORIZATION=shown)
    assert answer.status_code == status


@pytest.mark.django_db
def test_each_answer_is_counted_under_the_name_of_its_page(settings: Settings) -> None:
    pytest.importorskip("prometheus_client")
    settings.METRICS = "one"
    client = Client()
    for path in ("/about/", "/about/", "/nowhere/", "/about/?again=1"):
        client.get(path)
    said = client.get("/metrics", HTTP_AUTHORIZATION="Bearer one").content.decode()
    counted = dict(line.rsplit(" ", 1) for line in said.splitlines() if line.startswith("headjudge_requests_total"))
    assert float(counted['headjudge_requests_total{method="GET",status="200",view="rulebook:about"}']) >= 2
    assert float(counted['headjudge_requests_total{method="GET",status="404",view="-"}']) >= 1
    assert "headjudge_stored_rulings 0.0" in said
    assert 'headjudge_request_seconds_count{view="rulebook:about"}' in said


@pytest.mark.parametrize(
    ("proxies", "given", "believed"),
    [(1, "0123456789abcdef", True), (0, "0123456789abcdef", False), (1, "a\nb", False), (1, "x" * 65, False)],
)
def test_a_request_has_the_proxy_s_id_or_one_of_its_own(
    proxies: int, given: str, believed: bool, client: Client, settings: Settings
) -> None:
    settings.PROXIES = proxies
    first, second = (client.get("/healthz", HTTP_X_REQUEST_ID=given)["X-Request-ID"] for _ in range(2))
    assert (first == given) is believed
    assert (first == second) is believed


def test_lines_are_json_with_the_id_of_their_request(monkeypatch: pytest.MonkeyPatch, client: Client) -> None:
    pytest.importorskip("pythonjsonlogger")
    config = logging_config("json", "info")
    dictConfig({**config, "root": {}, "loggers": {"headjudge.requests": {"handlers": ["console"], "level": "INFO"}}})
    log, said = logging.getLogger("headjudge.requests"), StringIO()
    handler = log.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(said)
    try:
        answer = client.get("/healthz?who=me")
    finally:
        log.handlers.clear()
        log.setLevel(logging.NOTSET)
    line = json.loads(said.getvalue())
    assert line["request_id"] == answer["X-Request-ID"]
    assert (line["method"], line["path"], line["status"], line["level"]) == ("GET", "/healthz", 200, "INFO")
    assert "who" not in said.getvalue()
    assert REQUEST_ID.get() == "-"


def test_a_form_of_logs_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="text or json, not as 'xml'"):
        logging_config("xml", "INFO")


class Restarting:
    """A database that is away for the first `times` questions."""

    def __init__(self, times: int) -> None:
        self.times = self.asked = 0
        self.times = times

    def filter(self, **named: str) -> list[StoredRuling]:
        self.asked += 1
        if self.asked <= self.times:
            raise OperationalError("the server closed the connection")
        return []


@pytest.mark.parametrize(("times", "status", "asked"), [(2, 404, 3), (99, 503, 3)])
@pytest.mark.django_db
def test_a_reader_waits_for_a_database_that_starts_again(
    times: int, status: int, asked: int, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulebook.serving.patience.WAITS", (0, 0))
    monkeypatch.setattr("rulebook.serving.patience.connections.close_all", lambda: None)
    monkeypatch.setattr(WaitForTheDatabase, "hasty_until", 0.0)
    away = Restarting(times)

    def lookup(*_: object, **__: object) -> StoredRuling | None:
        return next(iter(away.filter()), None)

    monkeypatch.setattr("sandbox.views.ruling_page.stored_at", lookup)
    answer = client.get("/r/aaaaaaaaaaaa/")
    assert (answer.status_code, away.asked) == (status, asked)
    assert status != 503 or answer["Retry-After"]


def test_after_it_was_waited_for_in_vain_nobody_waits(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebook.serving.patience.connections.close_all", lambda: None)
    monkeypatch.setattr(WaitForTheDatabase, "hasty_until", float("inf"))
    monkeypatch.setattr("rulebook.serving.patience.time.sleep", lambda _: pytest.fail("somebody waits"))

    def away(*_: object, **__: object) -> None:
        raise OperationalError("away")

    monkeypatch.setattr("sandbox.views.ruling_page.stored_at", away)
    assert client.get("/r/aaaaaaaaaaaa/").status_code == 503


def test_the_watch_stands_before_everything_else(settings: Settings) -> None:
    assert settings.MIDDLEWARE[0] == f"{watch.__module__}.{watch.__name__}"
