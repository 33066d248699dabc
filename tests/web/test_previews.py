"""Names of cards and rules in texts and traces lead to their pages, and those have previews."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from playwright.sync_api import Page

from rulebook.card_finder import CardFinder


def linked(text: str, scenarios: str = "") -> list[str]:
    return [name for name, path in CardFinder(text, scenarios).parted(text) if path]


def test_the_first_place_of_each_card_is_linked() -> None:
    assert linked("Giant Growth on War Mammoth, then Giant Growth again.") == ["Giant Growth", "War Mammoth"]


def test_a_name_of_one_word_is_a_card_where_a_scenario_has_it() -> None:
    assert linked("Regeneration saves it.") == []
    assert linked("Regeneration saves it.", "Bob holds Regeneration") == ["Regeneration"]


def test_the_longest_name_wins_and_apostrophes_may_be_curled() -> None:
    assert linked("Tawnos’s Weaponry works.") == ["Tawnos’s Weaponry"]


@pytest.mark.django_db
def test_an_entry_links_cards_in_its_text_and_in_its_traces(client: Client) -> None:
    html = client.get("/duel/rules/trample/").content.decode()
    prose, trace = html.index('class="prose"'), html.index('class="trace"')
    assert 'class="card-name" href="/sandbox/cards/war-mammoth/">War Mammoth</a>' in html[prose:]
    steps = html[trace : html.index("</ol>\n", trace)] if "</ol>\n" in html[trace:] else html[trace:]
    names = re.findall(r'class="card-name" href="(/sandbox/cards/[\w-]+/)"', steps)
    assert "/sandbox/cards/war-mammoth/" in names


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/m11/glossary/trample/", "/duel/rules/trample/"])
def test_an_entry_has_a_preview(client: Client, path: str) -> None:
    answer = client.get(f"{path}preview/")
    html = answer.content.decode()
    assert "Trample" in html
    assert "<html" not in html
    assert "max-age" in answer["Cache-Control"]
    assert client.get(f"{path[:-2]}-nothing/preview/").status_code == 404


@pytest.mark.browser
@pytest.mark.django_db
def test_a_preview_is_shown_on_hover_and_on_focus_and_goes_with_escape(page: Page, site: str) -> None:
    page.goto(f"{site}/duel/rules/trample/")
    link = page.locator("a.card-name").first
    link.hover()
    box = page.locator("#preview")
    box.wait_for(state="visible")
    assert "War Mammoth" in box.inner_text()
    page.keyboard.press("Escape")
    box.wait_for(state="hidden")
    link.focus()
    box.wait_for(state="visible")
    assert link.get_attribute("aria-describedby") == "preview"
