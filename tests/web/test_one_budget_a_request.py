"""What one request plays has one budget, on pages and in the API, and each says what was left out."""

from __future__ import annotations

import pytest
from django.test import Client
from rest_framework.test import APIClient

from sandbox.engine import budget
from sandbox.rulings.links import question
from sandbox.scenarios import evaluation
from tests.scenarios.heavy_texts import MANY_SCENARIOS, MANY_TURNS

pytestmark = pytest.mark.django_db
SMALL = 150_000


@pytest.fixture(autouse=True)
def small_budgets(monkeypatch: pytest.MonkeyPatch) -> list[budget.Budget]:
    """Every budget that is given out, each of a small amount of work."""
    given: list[budget.Budget] = []

    def small() -> budget.Budget:
        given.append(budget.Budget(SMALL, seconds=1e9))
        return given[-1]

    monkeypatch.setattr(evaluation, "Budget", small)
    return given


def test_a_request_has_one_budget_however_much_it_plays(client: Client, small_budgets: list[budget.Budget]) -> None:
    asked = {"text": MANY_TURNS, "edition": "m11", "explore": "1", "put": "Grizzly Bears", "who": "Bob"}
    answer = client.post("/sandbox/", asked)
    assert answer.status_code == 200
    assert len(small_budgets) == 1
    assert small_budgets[0].done <= SMALL * 1.1
    assert "One request may have no more played" in answer.content.decode()


@pytest.mark.parametrize("page", ["/r/1/{}/", "/embed/1/{}/"])
def test_a_page_says_which_scenarios_were_left_out(client: Client, page: str) -> None:
    packed = question(MANY_SCENARIOS, "m11").packed
    assert "of 37 scenarios were played" in client.get(page.format(packed)).content.decode()


def test_the_comparison_says_what_was_left_out(client: Client) -> None:
    answer = client.post("/sandbox/compare/", {"text": MANY_SCENARIOS})
    assert "one request may have no more played" in answer.content.decode()


def test_the_api_says_it_too(api: APIClient) -> None:
    answer = api.post("/api/v1/rulings", {"scenario": MANY_SCENARIOS, "edition": "m11"}, format="json").json()
    assert 0 < len(answer["rulings"]) < 37
    assert "of 37 scenarios were played" in answer["left_out"]
    answer = api.post("/api/v1/rulings", {"scenario": MANY_TURNS, "edition": "m11", "explore": True}, format="json")
    assert answer.json()["rulings"][0]["left_out"]
    assert "left_out" not in answer.json()


def test_the_json_of_a_link_says_it_too(client: Client) -> None:
    packed = question(MANY_SCENARIOS, "m11").packed
    assert "of 37 scenarios were played" in client.get(f"/r/1/{packed}.json").json()["left_out"]
