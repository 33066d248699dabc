"""Printed pages: no sheet is left empty, nothing lies over something else, nothing to press is printed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.page_types import PAGES
from tests.web.paper import words_drawn

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

PRINTED = (
    "rule",
    "home",
    "puzzle",
    "sandbox-ruling",
    "embed",
    "embed-asking",
    "embed-of-two",
    "answer",
    "ask-ruling",
    "ask-difference",
    "card",
)
FEW = 10
"""Runs of letters: a sheet with fewer, before the last one, is a sheet wasted."""
SHEETS = {"embed-of-two": 2, "sandbox-ruling": 2, "embed": 2, "answer": 1}


@pytest.mark.parametrize("name", PRINTED)
def test_no_sheet_is_wasted(page: Page, site: str, name: str) -> None:
    page.goto(site + PAGES[name], wait_until="networkidle")
    drawn = words_drawn(page.pdf(format="A4"))
    assert all(count >= FEW for count in drawn[:-1]), drawn
    assert drawn[-1] > 0, drawn
    assert len(drawn) <= SHEETS.get(name, len(drawn)), drawn


def test_a_wasted_sheet_is_found(page: Page) -> None:
    page.set_content('<p>Words</p><div style="break-after: page"></div><p>More</p><p style="break-before: page"></p>')
    first, second, last = words_drawn(page.pdf(format="A4"))
    assert 0 < first < FEW
    assert 0 < second < FEW
    assert last == 0


def test_what_marks_the_text_on_the_screen_lies_over_nothing_on_paper(page: Page, site: str) -> None:
    page.goto(site + PAGES["sandbox-ruling"], wait_until="networkidle")
    assert page.locator(".mirror").count() == 1
    page.emulate_media(media="print")
    assert page.locator(".mirror").is_hidden()
