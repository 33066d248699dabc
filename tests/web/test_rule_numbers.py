"""Rule numbers of 2006 and 2010: shown, searched and linked."""

from __future__ import annotations

import pytest
from django.test import Client

from glossary.models import Term
from rulebook.entry_files import EntryFault, read_entry
from rulebook.models import Rule
from rulebook.search import search
from sandbox.editions import EDITIONS
from sandbox.editions.citations import citations, keyword_entries
from sandbox.editions.rule_numbers import NUMBER, parents_of, rule_number, rule_numbers
from tests.web.folders import Folder


def test_numbers_belong_to_rules_that_traces_name_or_keywords_and_to_editions_that_have_any() -> None:
    for rule, numbers in rule_numbers().items():
        assert rule in citations() or rule in keyword_entries(), rule
        assert numbers.keys() <= EDITIONS.keys() - {"mirage", "duel"}
        assert all(NUMBER.fullmatch(number) for number in numbers.values()), rule


def test_every_keyword_of_today_that_has_an_entry_has_its_number() -> None:
    without = [
        word for word, entries in keyword_entries().items() if "today" in entries and not rule_number(word, "today")
    ]
    assert without == []


@pytest.mark.parametrize(
    ("number", "parents"), [("704.5j", ("704.5", "704")), ("704.5", ("704",)), ("704", ()), ("502.26", ("502",))]
)
def test_a_number_stands_under_others(number: str, parents: tuple[str, ...]) -> None:
    assert parents_of(number) == parents


@pytest.mark.django_db
def test_an_entry_has_the_numbers_of_its_head_of_its_cases_and_of_the_rules_it_is_cited_for() -> None:
    assert "502.26" in Term.objects.get(edition="timespiral", slug="morph").rule_numbers
    assert "500.2" in Rule.objects.get(edition="timespiral", slug="examples-combat-and-keywords").rule_numbers
    assert "420.5c" in Term.objects.get(edition="timespiral", slug="lethal-damage").rule_numbers
    assert not Rule.objects.get(edition="duel", slug="trample").rule_numbers


@pytest.mark.django_db
@pytest.mark.parametrize("asked", ["502.26", "rule 502.26", "CR 502.26"])
def test_the_search_box_takes_numbers(asked: str) -> None:
    assert search(asked, "timespiral").hits[0].slug == "morph"


@pytest.mark.django_db
def test_a_number_without_an_entry_leads_to_what_it_is_a_part_of() -> None:
    assert "502.26" in search("502.26d", "timespiral").hits[0].numbers
    assert all(any(one.startswith("702") for one in hit.numbers) for hit in search("702", "m11").hits[:5])


@pytest.mark.django_db
def test_numbers_are_offered_while_one_types(client: Client) -> None:
    offered = client.get("/search/suggestions/", {"q": "702.1", "edition": "m11"}).json()["suggestions"]
    assert {"702.17 Trample"} <= {one["title"] for one in offered}


@pytest.mark.django_db
def test_an_entry_and_the_steps_of_a_trace_show_numbers_and_link(client: Client) -> None:
    html = client.get("/m11/glossary/trample/").content.decode()
    assert '<a href="/search/?q=702.17&amp;edition=m11">702.17</a>' in html
    assert "trample <small>702.17</small></a>" in html
    assert client.get("/m11/glossary/trample.json").json()["numbers"][0] == "702.17"
    layers = client.get("/timespiral/glossary/layer/").content.decode()
    assert (
        'class="rule" href="/search/?q=409.1&amp;edition=timespiral">playing spells <small>409.1</small></a>' in layers
    )


def test_a_number_of_another_shape_is_a_fault(folder: Folder) -> None:
    path = folder.write("rulebook", "m11", "a")
    path.write_text(path.read_text().replace("source:", 'numbers: ["7.4"]\nsource:', 1))
    with pytest.raises(EntryFault, match="numbers of rules"):
        read_entry(path, "rules")
