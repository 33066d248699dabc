"""Every kind of page answers, says what it is, and can be read without scripts."""

import re
from html import unescape

import pytest
from django.test import Client
from django.urls import reverse

from glossary.models import Entry, Term
from rulebook.models import Rule
from sandbox.cards import POOL
from sandbox.editions import EDITIONS
from sandbox.imported_cards.importing import slug_of
from sandbox.models import EntryScenario
from sandbox.templatetags.board import gherkin

pytestmark = pytest.mark.django_db

PLAIN_PAGES = {
    "/": "A rulebook that can run itself",
    "/editions/": "Editions compared",
    "/about/": "About Headjudge",
    "/search/": "Search",
    "/sandbox/": "Sandbox",
    "/sandbox/sentences/": "Sentences",
    "/sandbox/cards/": "Cards",
}


def read(client: Client, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status, path
    return answer.content.decode()


@pytest.mark.parametrize(("path", "heading"), PLAIN_PAGES.items())
def test_a_page_has_its_heading_title_and_notice(client: Client, path: str, heading: str) -> None:
    html = read(client, path)
    assert re.search(rf"<h1>{heading}</h1>", html)
    assert html.count("<h1") == 1
    assert "<title>" in html
    assert 'name="description"' in html
    assert f'<link rel="canonical" href="http://testserver{path}">' in html
    assert "not approved or endorsed by Wizards of the Coast" in html


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_lists_all_its_entries(client: Client, edition: str) -> None:
    html = read(client, f"/{edition}/")
    entries = [*Rule.objects.of(edition), *Term.objects.of(edition)]
    assert len(entries) > 10 or "no entry of our own for this edition yet" in html
    for entry in entries:
        assert f'href="{entry.get_absolute_url()}"' in html
    assert EDITIONS[edition].name in html


@pytest.mark.parametrize(("page", "model"), [("rulebook:index", Rule), ("glossary:index", Term)])
def test_an_index_and_its_twin_list_the_same(client: Client, page: str, model: type[Entry]) -> None:
    listed_in_all = 0
    for edition in EDITIONS:
        html = read(client, reverse(page, args=(edition,)))
        twin = client.get(reverse(f"{page}_json", args=(edition,))).json()
        listed = twin["rules" if model is Rule else "terms"]
        assert len(listed) == model.objects.of(edition).count()
        listed_in_all += len(listed)
        assert all(f'href="{entry["url"]}"' in html for entry in listed)
    assert listed_in_all > 100


def test_every_entry_answers_with_its_source(client: Client) -> None:
    entries: list[Entry] = [*Rule.objects.all()[::7], *Term.objects.all()[::7]]
    assert entries
    for entry in entries:
        html = read(client, entry.get_absolute_url())
        assert "<h2>Source</h2>" in html
        assert f'<link rel="alternate" type="application/json" href="{entry.get_absolute_url()[:-1]}.json">' in html


def test_every_link_inside_the_entries_leads_somewhere(client: Client) -> None:
    entries: list[Entry] = [*Rule.objects.all(), *Term.objects.all()]
    pages = {entry.get_absolute_url() for entry in entries}
    pages |= {reverse("sandbox:card", args=(slug_of(name),)) for name in POOL}
    linked = {
        link
        for entry in entries
        for passage in entry.passages
        for link in re.findall(r'href="(/[^"#]*)"', passage.get("html", ""))
    }
    assert linked
    assert linked <= pages


def test_the_outcome_stands_in_the_page(client: Client, shown_entry: Entry) -> None:
    html = read(client, shown_entry.get_absolute_url())
    scenario = EntryScenario.objects.of_entry(shown_entry.edition, shown_entry.KIND, shown_entry.slug)[0]
    assert 'id="scenario-1"' in html
    assert 'class="verdict"' in html
    assert 'class="fault"' not in html
    assert reverse("sandbox:in_every_edition", args=(*scenario.entry_key, 1)) in html


def test_the_twin_of_an_entry_has_its_rulings(client: Client, shown_entry: Entry) -> None:
    twin = client.get(f"{shown_entry.get_absolute_url()[:-1]}.json").json()
    assert twin["title"] == shown_entry.title
    assert twin["source"] == shown_entry.sources
    assert all(scenario["rulings"] or scenario["error"] for scenario in twin["scenarios"])
    assert twin["scenarios"]


def test_a_scenario_under_every_edition_is_a_page_and_a_part_of_one(client: Client, shown_entry: Entry) -> None:
    path = reverse("sandbox:in_every_edition", args=(shown_entry.edition, shown_entry.KIND, shown_entry.slug, 1))
    whole, part = client.get(path), client.get(path, headers={"HX-Request": "true"})
    assert b"<html" in whole.content
    assert b"<html" not in part.content
    assert all(edition.name in part.content.decode() for edition in EDITIONS.values())
    assert "HX-Request" in part["Vary"]


def test_neighbours_and_other_editions_are_one_click_away(client: Client) -> None:
    first, second = Rule.objects.as_read("m11")[:2]
    assert f'<link rel="next" href="{second.get_absolute_url()}">' in read(client, first.get_absolute_url())
    assert f'<link rel="prev" href="{first.get_absolute_url()}">' in read(client, second.get_absolute_url())
    legendary = read(client, "/m11/glossary/legendary/")
    assert 'href="/timespiral/glossary/legendary/"' in legendary


@pytest.mark.parametrize(
    "path", ["/nowhere/", "/m12/", "/m11/rules/no-such-rule/", "/sandbox/m11/rules/none/1/editions/"]
)
def test_a_missing_page_offers_a_search(client: Client, path: str) -> None:
    html = read(client, path, 404)
    assert "<h1>Not found</h1>" in html
    assert 'role="search"' in html


def test_a_missing_twin_is_an_error_in_json(client: Client) -> None:
    answer = client.get("/m11/rules/no-such-rule.json")
    assert answer.status_code == 404
    assert answer.json()["error"]["message"]


def test_no_page_has_scripts_or_styles_of_its_own_or_a_cookie(client: Client, shown_entry: Entry) -> None:
    for path in [*PLAIN_PAGES, shown_entry.get_absolute_url(), "/m11/", "/m11/glossary/", "/api/v1/docs/"]:
        answer = client.get(path)
        html = answer.content.decode()
        assert not re.search(r"<script(?![^>]*\bsrc=)", html), path
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=", html), path
        assert not answer.cookies
        assert "default-src" in answer["Content-Security-Policy"]
        assert "unsafe" not in answer["Content-Security-Policy"]


def test_the_matrix_answers_each_question_for_each_edition(client: Client) -> None:
    from sandbox.editions.matrix import questions

    html = read(client, "/editions/")
    asked = questions()
    assert asked
    assert html.count("<tr id=") == len(asked)
    merged = [int(span) for span in re.findall(r'<td colspan="(\d)"', html)]
    assert html.count("<td ") - len(merged) + sum(merged) == len(asked) * len(EDITIONS)


def test_the_matrix_shows_where_two_editions_part_and_unfolds_on_demand(client: Client) -> None:
    folded = read(client, "/editions/")
    assert '<details class="question-group">' in folded
    assert folded.count("<svg") >= len(EDITIONS)
    parted = read(client, "/editions/?one=timespiral&other=m11")
    assert '<details class="question-group">' in parted
    assert "?one=timespiral&amp;other=m11&amp;all=1" in parted
    assert '<details class="question-group">' not in read(client, "/editions/?one=timespiral&other=m11&all=1")
    assert 'id="combat.deals"' in parted
    assert 'id="turn.steps"' not in read(client, "/editions/?one=mirage&other=duel")
    assert "does not differ from itself" in read(client, "/editions/?one=m11&other=m11")
    assert "does not differ from itself" not in folded + parted


def test_the_sentence_table_is_the_engines_own(client: Client) -> None:
    from sandbox.scenarios.steps import TABLE

    html = read(client, "/sandbox/sentences/")
    shown = re.findall("<dt><code>(.*?)</code>", html)
    assert {unescape(one) for one in shown} >= {one.example for one in TABLE}


def test_cards_are_found_by_name_and_by_their_text(client: Client) -> None:
    assert "War Mammoth" in read(client, "/sandbox/cards/?q=war+mammoth")
    assert "Lightning Bolt" not in read(client, "/sandbox/cards/?q=trample")
    assert "No card has all of these words" in read(client, "/sandbox/cards/?q=xyzzy")


def test_a_request_for_another_host_is_refused_with_a_page(client: Client) -> None:
    answer = client.get("/", headers={"host": "elsewhere.example"})
    assert answer.status_code == 400
    assert "<h1>Bad request</h1>" in answer.content.decode()


def test_a_bug_is_a_page_and_under_the_api_an_error_in_json(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("a bug")

    monkeypatch.setattr("rulebook.views.search.search", broken)
    monkeypatch.setattr("rulebook.api.search", broken)
    client = Client(raise_request_exception=False)
    page, api = client.get("/search/?q=x"), client.get("/api/v1/search?q=x")
    assert (page.status_code, api.status_code) == (500, 503)
    assert "Something went wrong on our side" in page.content.decode()
    assert api.json()["error"]["message"]


def test_readers_are_shown_the_editions_of_a_scenario_and_not_its_other_tags() -> None:
    shown = gherkin("@m11 @m11-ex-trample\nExample: a trampler\n  Given Bob controls War Mammoth\n")
    assert '<span class="tags">@m11</span>' in shown
    assert "m11-ex-trample" not in shown
    assert "Example:" in gherkin("@m11-ex-trample\nExample: a trampler\n").splitlines()[0]


def test_readers_are_not_shown_what_the_trace_does_not_say() -> None:
    shown = gherkin(
        "Example: x\n  When the turn ends\n"
        '  Then the trace does not say "flanking"\n  And Bob has 20 life\n  And the trace does not say "bands"\n'
    )
    assert "the trace does not say" not in shown
    assert shown.splitlines()[-1] == '  <b class="kw">Then</b> Bob has 20 life'
