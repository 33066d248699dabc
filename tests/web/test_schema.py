"""The API's schema says everything about a ruling: real ones hold to it, and nothing in them is left undescribed."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from jsonschema import Draft202012Validator
from rest_framework.test import APIClient

from sandbox.editions import EDITIONS
from tests.scenarios.test_json import TEXTS
from tests.web.texts import TRAMPLE, UNREADABLE

pytestmark = pytest.mark.django_db

Schema = dict[str, object]
AURA = """\
Example: attached, counted, in a band, and a choice left open
  Given Bob controls Grizzly Bears, Benalish Hero and Holy Strength on Grizzly Bears
  And Grizzly Bears has two +1/+1 counters
  And Sue controls Garruk Wildspeaker
  When Bob attacks with Grizzly Bears and Benalish Hero in a band
"""
ASKED = {**TEXTS, "aura": AURA, "trample": TRAMPLE}


@pytest.fixture
def schemas(api: APIClient) -> dict[str, Schema]:
    found: dict[str, Schema] = api.get("/api/v1/schema/?format=json").json()["components"]["schemas"]
    return found


def closed(schema: object) -> object:
    """The same with no room for a field that it does not name."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, Mapping):
        return schema
    whole = {key: closed(part) for key, part in schema.items()}
    return {**whole, "additionalProperties": False} if "properties" in schema else whole


def faults(schemas: dict[str, Schema], name: str, found: object) -> list[str]:
    """Where a value does not hold to the component of that name."""
    whole = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": closed(schemas)}}
    return [error.message for error in Draft202012Validator(whole).iter_errors(found)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ASKED)
def test_a_ruling_is_what_the_schema_says(api: APIClient, schemas: dict[str, Schema], name: str, edition: str) -> None:
    asked = {"scenario": ASKED[name], "edition": edition, "explore": True, "frames": True, "options": True}
    answer = api.post("/api/v1/rulings", asked, format="json").json()
    assert faults(schemas, "Rulings", answer) == []
    assert {"frames", "options", "outcomes"} <= answer["rulings"][0].keys()


def test_what_was_not_asked_for_may_be_left_out(api: APIClient, schemas: dict[str, Schema]) -> None:
    answer = api.post("/api/v1/rulings", {"scenario": TRAMPLE}, format="json").json()
    assert faults(schemas, "Rulings", answer) == []
    assert {"frames", "options", "outcomes"}.isdisjoint(answer["rulings"][0])


def test_a_ruling_with_a_field_more_or_one_less_is_none(api: APIClient, schemas: dict[str, Schema]) -> None:
    (ruling,) = api.post("/api/v1/rulings", {"scenario": TRAMPLE}, format="json").json()["rulings"]
    assert faults(schemas, "Ruling", {**ruling, "weather": "fair"})
    assert faults(schemas, "Ruling", {key: part for key, part in ruling.items() if key != "final"})
    thing = {**ruling["start"]["players"][0]["battlefield"][0], "tapped": "perhaps"}
    assert faults(schemas, "ObjectState", thing)


def test_errors_and_cards_are_what_the_schema_says(api: APIClient, schemas: dict[str, Schema]) -> None:
    unread = api.post("/api/v1/rulings", {"scenario": UNREADABLE}, format="json").json()
    assert faults(schemas, "Error", unread) == []
    assert faults(schemas, "Error", api.get("/api/v1/cards/no-such-card").json()) == []
    assert faults(schemas, "PrintedCard", api.get("/api/v1/cards/lightning%20bolt").json()) == []
    assert faults(schemas, "Cards", api.get("/api/v1/cards", {"q": "legend"}).json()) == []


def test_no_part_of_a_ruling_is_an_object_of_anything(schemas: dict[str, Schema]) -> None:
    loose = [
        f"{name}.{field}"
        for name in ("Ruling", "Claim", "Refused", "TraceStep", "Position", "PlayerState", "ObjectState", "Outcome")
        for field, schema in properties(schemas[name]).items()
        if schema.get("type") == "object" and schema.get("additionalProperties", {}) in ({}, True)
    ]
    assert loose == []


def properties(schema: Schema) -> dict[str, Schema]:
    found = schema["properties"]
    assert isinstance(found, dict)
    return found
