"""The API: what it gives, and how it says what is wrong."""

import os
from typing import Any

import pytest
from django.core.management import call_command
from pytest_django.fixtures import Settings
from rest_framework.test import APIClient

from glossary.models import Entry
from sandbox.editions import EDITIONS
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.result import ruling_of
from sandbox.scenarios.values.ruling import Ruling
from tests.web.texts import FALSE_CLAIM, TRAMPLE, UNREADABLE

pytestmark = pytest.mark.django_db

FAULT_FIELDS = {"kind", "message", "line", "column", "sentence", "nearest"}


def rule_on(api: APIClient, **question: object) -> Any:
    return api.post("/api/v1/rulings", question, format="json")


def test_a_ruling_has_all_that_the_command_prints(api: APIClient) -> None:
    answer = rule_on(api, scenario=TRAMPLE, edition="m11")
    (ruling,) = answer.json()["rulings"]
    assert answer.status_code == 200
    assert (ruling["name"], ruling["edition"], ruling["passed"]) == ("a small blocker", "m11", True)
    assert {"claims", "outcome", "result", "final", "open_choices", "trace", "refusal"} <= ruling.keys()


def test_a_false_claim_is_a_ruling_and_no_error(api: APIClient) -> None:
    answer = rule_on(api, scenario=FALSE_CLAIM, edition="duel")
    (ruling,) = answer.json()["rulings"]
    assert answer.status_code == 200
    assert ruling["passed"] is False


def test_an_unreadable_text_is_refused_with_its_place(api: APIClient) -> None:
    answer = rule_on(api, scenario=UNREADABLE)
    error = answer.json()["error"]
    assert answer.status_code == 400
    assert error.keys() >= FAULT_FIELDS
    assert (error["line"], error["nearest"] != []) == (3, True)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ({}, "scenario"),
        ({"scenario": ""}, "scenario"),
        ({"scenario": 7.5, "explore": "perhaps"}, "explore"),
        ({"scenario": ["a"]}, "scenario"),
        ({"scenario": "x" * 20_001}, "20000"),
        ({"scenario": TRAMPLE, "edition": "m12"}, ", ".join(EDITIONS)),
        ({"scenario": "no example here"}, "no scenario found"),
    ],
)
def test_a_bad_question_gets_the_same_error(api: APIClient, question: dict[str, object], said: str) -> None:
    answer = rule_on(api, **question)
    error = answer.json()["error"]
    assert answer.status_code == 400
    assert error.keys() >= FAULT_FIELDS
    assert said in error["message"]


def test_what_is_no_json_is_refused(api: APIClient) -> None:
    answer = api.post("/api/v1/rulings", '{"scenario": ', content_type="application/json")
    assert answer.status_code == 400
    assert "JSON" in answer.json()["error"]["message"]


def test_the_engine_is_asked_once_a_question(api: APIClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def counted(parsed: ParsedScenario, *_: object) -> Ruling:
        asked.append(parsed.scenario.name)
        return ruling_of(parsed, "m11")

    monkeypatch.setattr("sandbox.scenarios.evaluation.ruling_of", counted)
    for text in (TRAMPLE, TRAMPLE, TRAMPLE.replace("a small", "another small")):
        rule_on(api, scenario=text)
    assert asked == ["a small blocker", "another small blocker"]


def test_a_client_of_the_api_has_its_share(api: APIClient, settings: Settings) -> None:
    settings.REQUEST_RATES = settings.REQUEST_RATES | {"api": "2/minute"}
    statuses = [api.get("/api/v1/editions").status_code for _ in range(3)]
    assert statuses == [200, 200, 429]
    refused = api.get("/api/v1/editions")
    assert "error" in refused.json()
    assert 1 <= int(refused["Retry-After"]) <= 60


def test_editions_entries_and_terms_are_listed(api: APIClient) -> None:
    assert [edition["id"] for edition in api.get("/api/v1/editions").json()] == list(EDITIONS)
    listed = api.get("/api/v1/entries", {"edition": "mirage"}).json()
    assert {entry["edition"] for entry in listed["entries"]} == {"mirage"}
    assert listed["count"] >= len(listed["entries"]) > 0
    terms = api.get("/api/v1/terms", {"edition": "timespiral"}).json()
    assert {term["kind"] for term in terms["terms"]} == {"glossary"}


def test_every_entry_is_on_exactly_one_page_of_the_list(api: APIClient) -> None:
    first = api.get("/api/v1/entries").json()
    pages = [api.get("/api/v1/entries", {"page": n}).json() for n in range(1, first["pages"] + 1)]
    urls = [entry["url"] for page in pages for entry in page["entries"]]
    assert len(urls) == len(set(urls)) == first["count"]


def test_an_entry_is_given_whole(api: APIClient, shown_entry: Entry) -> None:
    entry = api.get(f"/api/v1/entries/{shown_entry.edition}/{shown_entry.KIND}/{shown_entry.slug}").json()
    assert entry["title"] == shown_entry.title
    assert entry["source"][0].keys() == {"document", "heading"}


def test_search_marks_what_it_finds(api: APIClient) -> None:
    found = api.get("/api/v1/search", {"q": "trample", "edition": "m11"}).json()
    assert found["hits"][0]["title"] == "Trample"
    assert "<mark>" in found["hits"][0]["excerpt"]


def test_cards_are_found_by_words_and_by_name(api: APIClient) -> None:
    card = api.get("/api/v1/cards/lightning%20bolt").json()
    assert (card["name"], card["cost"], card["colors"]) == ("Lightning Bolt", "{R}", ["red"])
    assert "War Mammoth" in [c["name"] for c in api.get("/api/v1/cards", {"q": "mammoth"}).json()["cards"]]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/v1/entries?edition=m12", 400),
        ("/api/v1/entries?kind=poems", 400),
        ("/api/v1/terms?edition=m12", 400),
        ("/api/v1/search?q=x&edition=m12", 400),
        ("/api/v1/search", 400),
        ("/api/v1/entries/m11/rules/no-such-rule", 404),
        ("/api/v1/entries/m11/poems/trample", 404),
        ("/api/v1/cards/no-such-card", 404),
        ("/api/v1/nowhere", 404),
        ("/api/v1/rulings", 405),
        ("/api/v1/questions", 405),
    ],
)
def test_a_wrong_address_or_parameter_is_an_error_in_json(api: APIClient, path: str, status: int) -> None:
    answer = api.get(path)
    assert answer.status_code == status
    assert answer.json()["error"].keys() >= FAULT_FIELDS


def test_the_schema_names_every_address(api: APIClient) -> None:
    schema = api.get("/api/v1/schema/?format=json").json()
    wanted = {
        "rulings",
        "cards",
        "cards/{name}",
        "editions",
        "entries",
        "terms",
        "questions",
        "search",
        "entries/{edition}/{kind}/{slug}",
    }
    assert {f"/api/v1/{name}/" for name in wanted} == schema["paths"].keys()


def test_the_schema_is_made_without_a_warning() -> None:
    call_command("spectacular", "--validate", "--fail-on-warn", "--file", os.devnull)
