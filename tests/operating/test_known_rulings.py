"""An answer that shows a ruling is made once, and never told to somebody who asked something else."""

from __future__ import annotations

import json
from unittest.mock import Mock

import pytest
from django.http import HttpResponse
from django.test import Client
from pytest_django.fixtures import Settings
from rest_framework.views import APIView

from rulebook.serving.known_rulings import KNOWN
from sandbox.api import views
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.rulings.keeping import kept_if_certain
from sandbox.rulings.links import question
from sandbox.rulings.store import evaluate_question, store_ruling
from sandbox.scenarios.evaluation import Evaluation

pytestmark = pytest.mark.django_db
TEXT = "Example: a walk\n  Given Bob controls War Mammoth\n  When Bob attacks with War Mammoth\n"
PATH = "/api/v1/rulings"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Mock:
    counted = Mock(side_effect=evaluate_safely)
    monkeypatch.setattr(views, "evaluate_safely", counted)
    return counted


def ask(client: Client, body: object, path: str = PATH, **headers: str) -> HttpResponse:
    written = body if isinstance(body, str) else json.dumps(body)
    answer = client.post(path, written, content_type="application/json", headers=headers)
    assert isinstance(answer, HttpResponse)
    return answer


def test_the_same_question_is_played_once_however_it_is_written(client: Client, played: Mock) -> None:
    first = ask(client, {"scenario": TEXT, "edition": "m11"})
    again = ask(client, f'{{ "edition":"m11",\n"scenario": {json.dumps(TEXT)} }}')
    assert played.call_count == 1
    assert first.content == again.content
    assert first["Content-Type"] == again["Content-Type"] == "application/json"
    assert again["Content-Security-Policy"] == first["Content-Security-Policy"]


@pytest.mark.parametrize(
    "other",
    [
        {"scenario": TEXT, "edition": "duel"},
        {"scenario": TEXT.replace("walk", "run"), "edition": "m11"},
        {"scenario": TEXT, "edition": "m11", "frames": True},
        {"scenario": TEXT, "edition": "m11", "options": True},
    ],
)
def test_another_question_is_played_for_itself(other: object, client: Client, played: Mock) -> None:
    first = ask(client, {"scenario": TEXT, "edition": "m11"})
    second = ask(client, other)
    assert played.call_count == 2
    assert first.content != second.content


@pytest.mark.parametrize("body", ["", "{", "[]", "[" * 30_000, '{"scenario": [1]}', '{"scenario": ""}', "NaN"])
def test_what_is_at_fault_is_never_kept(body: str, client: Client) -> None:
    first, again = ask(client, body), ask(client, body)
    assert first.status_code == again.status_code == 400
    assert first.content == again.content
    assert len(KNOWN) == 0


def test_what_is_known_counts_against_the_limit_as_well(client: Client, settings: Settings) -> None:
    settings.REQUEST_RATES = settings.REQUEST_RATES | {"api": "2/day"}
    asked = {"scenario": TEXT, "edition": "m11"}
    assert [ask(client, asked).status_code for _ in range(4)] == [200, 200, 429, 429]


def test_a_known_answer_is_compressed_for_those_who_take_it(client: Client) -> None:
    asked = {"scenario": TEXT, "edition": "m11"}
    plain, packed = ask(client, asked), ask(client, asked, accept_encoding="gzip")
    assert packed["Content-Encoding"] == "gzip"
    assert int(packed["Content-Length"]) == len(packed.content) < len(plain.content)
    assert "Accept-Encoding" in packed["Vary"]


def test_what_the_clock_cut_short_is_not_kept(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def hurried(text: str, *_: object) -> Evaluation:
        whole = evaluate_safely(text, "m11")
        return Evaluation(text, "m11", whole.rulings, for_lack_of_time=True)

    monkeypatch.setattr(views, "evaluate_safely", hurried)
    assert "no-store" in ask(client, {"scenario": TEXT})["Cache-Control"]
    assert len(KNOWN) == 0
    assert "Cache-Control" not in kept_if_certain(HttpResponse(), Evaluation("", None))


@pytest.mark.parametrize("page", ["/r/{}/", "/r/{}.json", "/r/{}/boards/", "/embed/{}/"])
def test_a_page_of_a_ruling_is_made_once(page: str, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question(TEXT, "m11")
    stored = store_ruling(asked, evaluate_question(asked))
    path = page.format(stored.pk)
    first = client.get(path)
    monkeypatch.setattr("sandbox.views.ruling_page.stored_at", lambda _: pytest.fail("it was made again"))
    again = client.get(path)
    assert first.status_code == again.status_code == 200
    assert first.content == again.content
    assert {name: first[name] for name in first.headers if name != "X-Request-ID"} == {
        name: again[name] for name in again.headers if name != "X-Request-ID"
    }
    assert client.get(path, headers={"If-None-Match": first["ETag"]}).status_code == 304


def test_a_page_with_a_query_is_nobody_else_s(client: Client) -> None:
    path = f"/r/1/{question(TEXT, 'm11').packed}/"
    assert b"Mine alone" in client.get(f"{path}?title=Mine+alone").content
    assert b"Mine alone" not in client.get(path).content


ASKED = [
    {"scenario": TEXT},
    {"scenario": TEXT, "edition": "m11", "explore": True, "frames": True, "options": True},
    {"scenario": TEXT.replace("\n", "\r\n"), "edition": None, "explore": False, "and": {"besides": [1.5]}},
    {"scenario": TEXT, "edition": ""},
    {"scenario": TEXT, "edition": " m11 "},
    {"scenario": TEXT, "edition": "m12"},
    {"scenario": TEXT, "edition": 7},
    {"scenario": TEXT, "explore": None},
    {"scenario": TEXT, "frames": "yes"},
    {"scenario": TEXT, "options": 1},
    {"scenario": TEXT + "  Then Bob has 19 life\n"},
    {"scenario": TEXT + "  Then nothing of the kind\n"},
    {"scenario": "no example"},
    {"scenario": " "},
    {"scenario": ""},
    {"scenario": "x" * 20_001},
    {"scenario": "x\0"},
    {"scenario": "\ud800"},
    {"scenario": [TEXT]},
    {"edition": "m11"},
    [TEXT],
    None,
    "{",
    "NaN",
]


@pytest.mark.parametrize("asked", ASKED)
def test_a_plain_question_is_answered_as_one_that_the_framework_weighs(asked: object, client: Client) -> None:
    plain, weighed = ask(client, asked), ask(client, asked, accept="application/json")
    assert plain.status_code == weighed.status_code
    assert plain.content == weighed.content
    told, said = dict(plain.items()), dict(weighed.items())
    assert told.pop("X-Request-ID") != said.pop("X-Request-ID")
    assert told == said


def test_a_plain_question_is_played_once_and_counted_once(
    client: Client, played: Mock, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.REQUEST_RATES = settings.REQUEST_RATES | {"api": "1/day"}
    monkeypatch.setattr(APIView, "dispatch", Mock(side_effect=AssertionError("the framework was asked")))
    assert ask(client, {"scenario": TEXT}).status_code == 200
    assert played.call_count == 1
    monkeypatch.undo()
    assert ask(client, {"scenario": TEXT + " "}).status_code == 429
