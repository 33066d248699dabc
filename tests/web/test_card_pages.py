"""Every card has a page: how each edition reads it, and where it plays."""

from __future__ import annotations

import pytest
from django.test import Client

from sandbox.cards import POOL
from sandbox.editions import EDITIONS
from sandbox.editions.citations import citations, cited
from sandbox.editor.card_readings import card_of, readings_of
from sandbox.editor.card_rules import RULES, rules_of_meaning
from sandbox.editor.card_search import as_printed, cards_like, whole_pool
from sandbox.imported_cards.importing import slug_of
from sandbox.meaning.nodes import Meaning
from sandbox.models import EntryScenario, StoredRuling
from sandbox.terms.values import Value
from sandbox.views.cards import MOST_STORED, SHOWN_AT_ONCE


def test_every_card_has_an_address_of_its_own() -> None:
    slugs = [slug_of(card.name) for card in whole_pool()]
    assert all(slugs)
    assert len(set(slugs)) == len(slugs) > 100
    assert all(card_of(slug) for slug in slugs)


def test_a_list_of_cards_shows_what_the_cards_read_show() -> None:
    assert [printed for printed in whole_pool() if as_printed(POOL[printed.name]) != printed] == []


def test_every_edition_reads_every_card_once() -> None:
    for printed in whole_pool():
        readings = readings_of(POOL[printed.name])
        assert sorted(one.key for reading in readings for one in reading.editions) == sorted(EDITIONS)


def test_a_sentence_names_the_rule_of_its_edition() -> None:
    card = card_of("war-mammoth")
    assert card is not None
    (reading,) = readings_of(card)
    (sentence,) = reading.sentences
    assert sentence.text == "Trample"
    (entry,) = sentence.entries
    stating = [one.key for one in reading.editions if cited("trample", one.key)]
    assert (entry.title, entry.edition) == ("trample", stating[-1])


def test_a_sentence_leads_to_the_rules_of_what_it_does() -> None:
    meaning = POOL["Royal Assassin"].abilities
    assert {"activating abilities", "destroying", "targets"} <= set(rules_of_meaning(meaning))


def test_every_meaning_that_leans_on_a_rule_is_one() -> None:
    known = {kind.__name__ for kind in all_kinds(Meaning)}
    assert {name for names in RULES.values() for name in names} <= known
    assert RULES.keys() <= citations().keys()


def all_kinds(kind: type[Value]) -> list[type[Value]]:
    return [kind, *(below for one in kind.__subclasses__() for below in all_kinds(one))]


@pytest.mark.django_db
def test_a_card_has_a_preview_for_pages_that_name_it(client: Client) -> None:
    html = client.get("/sandbox/cards/war-mammoth/preview/").content.decode()
    assert "War Mammoth" in html
    assert "<html" not in html
    assert client.get("/sandbox/cards/no-such-card/preview/").status_code == 404


@pytest.mark.django_db
def test_a_cards_page_shows_where_it_plays(client: Client) -> None:
    question = {"text": "Example: a trampler\n  Given Bob controls War Mammoth\n", "edition": "m11"}
    client.post("/r/", question)
    html = client.get("/sandbox/cards/war-mammoth/").content.decode()
    assert "Trample" in html
    assert "/duel/rules/trample/#scenario-" in html
    assert StoredRuling.objects.get().get_absolute_url() in html
    assert client.get("/sandbox/cards/no-such-card/").status_code == 404


@pytest.mark.django_db
def test_a_card_that_plays_often_shows_a_few_scenarios_and_folds_all_of_them_by_edition(client: Client) -> None:
    html = client.get("/sandbox/cards/war-mammoth/").content.decode()
    first, folded = html.split("Where it plays", 1)[1].split("<details", 1)
    count = EntryScenario.objects.naming("War Mammoth").count()
    assert first.count("#scenario-") == SHOWN_AT_ONCE
    assert folded.count("#scenario-") == count > SHOWN_AT_ONCE
    assert f"All {count} scenarios" in folded


@pytest.mark.django_db
def test_one_that_plays_seldom_has_nothing_to_unfold(client: Client) -> None:
    seldom = next(card for card in whole_pool() if 0 < EntryScenario.objects.naming(card.name).count() < SHOWN_AT_ONCE)
    html = client.get(f"/sandbox/cards/{slug_of(seldom.name)}/").content.decode()
    assert "<details" not in html.split("Where it plays", 1)[1]


@pytest.mark.django_db
def test_of_many_stored_rulings_the_newest_are_listed(client: Client) -> None:
    for number in range(MOST_STORED + 3):
        client.post("/r/", {"text": f"Example: {number}\n  Given Bob controls War Mammoth\n", "edition": "m11"})
    html = client.get("/sandbox/cards/war-mammoth/").content.decode().split("Stored rulings", 1)[1]
    assert html.count('href="/r/') == MOST_STORED
    assert "And 3 older ones" in html


@pytest.mark.django_db
def test_a_card_is_not_found_in_a_longer_name(client: Client) -> None:
    client.post("/r/", {"text": "Example: a forest\n  Given Bob controls Snow-Covered Forest\n", "edition": "m11"})
    html = client.get("/sandbox/cards/snow-covered-forest/").content.decode()
    assert "Stored rulings" in html


def names(question: str) -> list[str]:
    return [card.name for card in cards_like(question, whole_pool())]


def test_cards_are_found_by_type_color_and_text() -> None:
    found = names('t:creature c:white o:"first strike"')
    assert "White Knight" in found
    assert "Serra Angel" not in found
    assert "White Knight" not in names('t:creature c:red o:"first strike"')
    assert "Serra Angel" in names("c:w t:angel")
    assert "Mountain" in names("c:colorless t:land")
    assert names("x:nothing-of-the-kind") == []


@pytest.mark.django_db
@pytest.mark.parametrize("question", ["serra", "t:angel c:w serra", "SERRA ANGEL"])
def test_a_search_for_rules_finds_cards_too(client: Client, question: str) -> None:
    html = client.get("/search/", {"q": question}).content.decode()
    assert "/sandbox/cards/serra-angel/" in html


@pytest.mark.django_db
def test_a_search_that_names_no_card_shows_none(client: Client) -> None:
    html = client.get("/search/", {"q": "trample rules"}).content.decode()
    assert "/sandbox/cards/" not in html.split("<main", 1)[1].split("</main>", 1)[0]
