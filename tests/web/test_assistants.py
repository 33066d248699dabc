"""The tools for assistants, called as functions; `tests/serving/test_assistants_server.py` calls them over the wire."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from django.test import Client
from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError

from rulebook.assistants import reading, ruling
from rulebook.assistants.reading import ToolAnswer
from rulebook.assistants.resources import entry_text, sentence_table
from rulebook.assistants.server import bounded
from sandbox.editions import EDITIONS
from sandbox.engine import budget
from sandbox.scenarios import evaluation
from sandbox.scenarios.steps import TABLE
from tests.cards.imports import MOTH, imported
from tests.scenarios.heavy_texts import MANY_TURNS
from tests.web.texts import TRAMPLE

pytestmark = pytest.mark.django_db


def sent(answer: ToolAnswer) -> Any:
    """The answer as it goes over the wire."""
    return json.loads(json.dumps(answer))


BOLT = """\
Example: a bolt
  Given Sue controls Grizzly Bears
  And Bob holds Lightning Bolt
  And Bob has {R}
"""


def test_a_ruling_has_an_answer_steps_with_rules_and_a_link() -> None:
    answer = sent(ruling.rule_on(TRAMPLE, "m11"))
    (ruled,) = answer["rulings"]
    assert ruled["answer"].startswith("Sue has 18 life")
    assert ruled["passed"]
    assert any(step["rule"] and "/m11/" in step["url"] for step in ruled["steps"])
    assert answer["url"].startswith("http://127.0.0.1:8000/r/1/")


def test_a_text_that_cannot_be_read_is_an_error_that_says_what_to_say() -> None:
    with pytest.raises(ToolError, match=r"line 2: .*Known sentences like it: .*Sue has 18 life"):
        ruling.rule_on("Example: life\n  Given Sue is at 18\n")
    with pytest.raises(ToolError, match="mirage, duel, timespiral"):
        ruling.rule_on(TRAMPLE, "alpha")


def test_an_empty_question_is_an_error_that_says_what_to_ask() -> None:
    with pytest.raises(ToolError, match="say what a player asks a judge, as 'I bolt his Grizzly Bears"):
        ruling.ask("  ")


def test_what_may_be_done_next_comes_as_sentences_that_can_be_added() -> None:
    sentences = [option["sentence"] for option in sent(ruling.legal_moves(BOLT, "m11"))["options"]]
    cast = next(one for one in sentences if one.startswith("Bob casts Lightning Bolt targeting Grizzly Bears"))
    answer = sent(ruling.rule_on(f"{BOLT}  When {cast}\n  And everything resolves\n", "m11"))
    assert "graveyard" in answer["rulings"][0]["answer"]


def test_what_differs_between_editions_stands_apart() -> None:
    outcomes = sent(ruling.compare_editions(TRAMPLE))["outcomes"]
    assert sorted(key for column in outcomes for key in column["editions"]) == sorted(EDITIONS)


def test_exploring_says_what_can_become_of_it() -> None:
    text = BOLT + "  When Bob casts Lightning Bolt\n  And everything resolves\n"
    (ruled,) = sent(ruling.explore(text, "m11"))["rulings"]
    assert len(ruled["outcomes"]) > 1


def test_a_question_is_answered_as_on_the_page() -> None:
    answer = sent(ruling.ask("what is trample?", "m11"))
    assert answer["kind"] == "rule"
    assert answer["entries"]


def test_entries_are_found_and_read() -> None:
    hit = sent(reading.search_entries("trample", "m11"))["hits"][0]
    entry = sent(reading.read_entry(hit["edition"], hit["kind"], hit["slug"]))
    assert entry["url"] == hit["url"]
    assert "trample" in entry["text"].lower()
    assert entry_text(hit["edition"], hit["kind"], hit["slug"]).startswith("# ")
    with pytest.raises(ToolError, match="search_entries finds the nearest"):
        reading.read_entry("m11", "rules", "nowhere")
    with pytest.raises(ResourceNotFoundError):
        entry_text("m11", "rules", "nowhere")


def test_editions_are_listed_with_what_they_answer_differently() -> None:
    listed = sent(reading.list_editions("mana"))
    assert len(listed["editions"]) == len(EDITIONS)
    assert listed["differences"]
    assert all("mana" in row["question"].lower() for row in listed["differences"])
    assert len(sent(reading.list_editions())["differences"]) > len(listed["differences"])


def test_a_card_is_read_and_an_unknown_one_names_the_nearest() -> None:
    assert reading.read_card("grizzly bears")["power"] == 2
    with pytest.raises(ToolError, match="did you mean Grizzly Bears"):
        reading.read_card("Grizly Bears")


def test_imported_cards_are_known_to_every_tool() -> None:
    imported(MOTH)
    imported(replace(MOTH, name="Humming Moth", text="Hum a tune."))
    assert sent(bounded(reading.read_card)("pale moth"))["name"] == "Pale Moth"
    asked = bounded(ruling.ask)("He attacks with Pale Moth and I don't block. What life am I at?")
    assert "You have 19 life" in sent(asked)["answer"]
    with pytest.raises(ToolError, match="Hum a tune"):
        bounded(reading.read_card)("Humming Moth")


def test_sentences_are_found_by_their_words_and_listed_whole() -> None:
    found = sent(reading.list_sentences("life"))
    assert 0 < found["count"] < len(TABLE)
    assert sum(group["count"] for group in sent(reading.list_sentences())["groups"]) == len(TABLE)
    assert all(f"`{one.example}`" in sentence_table() for one in TABLE)


def test_a_tool_has_one_budget_as_a_request_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "Budget", lambda: budget.Budget(20_000, seconds=1e9))
    assert "may have no more played" in str(bounded(ruling.explore)(MANY_TURNS, "m11"))


def test_the_site_says_to_assistants_where_to_ask(client: Client) -> None:
    said = client.get("/llms.txt")
    assert said["Content-Type"] == "text/plain; charset=utf-8"
    links = re.findall(r"\]\(http://testserver(/[^)]*)\)", said.content.decode())
    assert len(links) >= 6
    assert {client.get(link).status_code for link in links if "questions" not in link and "rulings" not in link} == {
        200
    }
