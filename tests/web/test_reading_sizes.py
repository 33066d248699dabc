"""Every page type at three widths: no letter too small to read, no word broken inside, nothing beside the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.page_types import PAGES
from tests.web.screens import overflow

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

WIDTHS = (390, 768, 1280)
SMALLEST = 12
# Every word that is seen: those set too small, and those whose letters stand on two lines. In running text a soft
# hyphen or a dash may end a line; code and addresses may break anywhere.
WORDS = """(smallest) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const [found, range] = [new Set(), document.createRange()];
    while (walker.nextNode()) {
        const node = walker.currentNode, host = node.parentElement;
        if (!node.data.trim() || host.closest("script, style, template, .unseen, .skip, .mana")) continue;
        if (!host.checkVisibility({ visibilityProperty: true }) || isClipped(host.closest("thead"))) continue;
        const size = parseFloat(getComputedStyle(host).fontSize) * scaleOf(host);
        if (size < smallest - 0.05) found.add(`${size.toFixed(1)} px: ${node.data.trim().slice(0, 60)}`);
        if (host.closest("code, pre, svg") || /^\\S{30,}$/.test(node.data.trim())) continue;
        for (const word of node.data.matchAll(/\\p{L}{2,}/gu)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const tops = [...range.getClientRects()].map((box) => box.bottom);
            if (Math.max(...tops) - Math.min(...tops) > 8) found.add(`broken: ${word[0]}`);
        }
    }
    return [...found];
    function isClipped(head) {
        return head && getComputedStyle(head).clipPath !== "none";
    }
    function scaleOf(host) {
        const svg = host.closest("svg");
        return svg ? svg.getScreenCTM().a : 1;
    }
}"""


def unread(page: Page) -> list[str]:
    """What cannot be read well on the page that is open, at each width."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        found += [f"{width}: {said}" for said in page.evaluate(WORDS, SMALLEST)]
        if (wider := overflow(page)) > 0:
            found.append(f"{width}: {wider} pixels too wide")
    return found


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_read_without_a_glass_and_without_scrolling_sideways(page: Page, site: str, name: str) -> None:
    page.goto(site + PAGES[name])
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    found = unread(page)
    assert not found, "\n".join(found)


def test_what_is_small_broken_or_too_wide_is_found(page: Page) -> None:
    page.set_content(
        """<p style="font-size: 11px">Small</p><p style="width: 4em; overflow-wrap: anywhere">Mountaineering</p>
        <p style="width: 1300px">Wide</p><svg viewBox="0 0 100 10" width="50"><text font-size="20">Drawn</text></svg>"""
    )
    found = "\n".join(unread(page))
    for said in ("11.0 px: Small", "broken: Mountaineering", "10.0 px: Drawn", "1280: 28 pixels too wide"):
        assert said in found
