"""Every page type for everybody: axe, sizes for fingers, reflow, motion, and what the keyboard reaches and shows."""

from typing import Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, ViewportSize, expect
from pytest_django.fixtures import Settings

from sandbox.models import StoredRuling
from sandbox.rulings.links import question
from sandbox.rulings.store import evaluate_question, outcome_of
from tests.web.page_types import ENTRY, OFFICIAL_PAGES, PAGES
from tests.web.screens import screenshot
from tests.web.texts import TRAMPLE

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

WIDTHS = (360, 1280)
NARROWEST = 320
COLORS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
SCHEMES: dict[Literal["light", "dark"], dict[str, object]] = {
    "light": {"rules": {"target-size": {"enabled": True}}},
    "dark": {"runOnly": COLORS},
}


# What a finger aims at, save links in the run of a text.
TOO_SMALL = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, .skip"))
    .filter((one) => getComputedStyle(one).display !== "inline")
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 24)
    .map(([one, box]) => `${box.width.toFixed(1)}x${box.height.toFixed(1)}: ${one.outerHTML.slice(0, 120)}`)"""
MOVING = """() => [...document.querySelectorAll("*")].filter((one) => {
    const { scrollBehavior, transitionDuration, animationDuration } = getComputedStyle(one);
    const moves = `${transitionDuration}, ${animationDuration}`.split(", ").some((time) => parseFloat(time) > 0);
    return moves || scrollBehavior === "smooth";
}).map((one) => `moves: ${one.outerHTML.slice(0, 80)}`)"""
# The element that has the focus: whether it shows that, whether it can be seen, and whether it follows the last one:
# further down, further right in the same row, or in a column to the right, as the notes beside an entry are.
FOCUSED = """() => {
    const [was, now] = [window.focusedBefore, document.activeElement];
    window.focusedBefore = now;
    if (now === document.body) return null;
    const [from, to] = [was, now].map((one) => one?.getClientRects()[0]);
    const ring = getComputedStyle(now);
    const hit = document.elementFromPoint(to.x + to.width / 2, Math.min(to.y + to.height / 2, innerHeight - 1));
    const notes = now.closest(".entry-foot")?.getBoundingClientRect();
    const beside = to.x >= from?.right || (!was?.closest(".entry-foot") && notes?.x > innerWidth / 2);
    const follows = !from || to.y > from.y + 8 || (to.y > from.y - 8 ? to.x > from.x : beside);
    return {
        name: now.outerHTML.slice(0, 140),
        ringed: ring.outlineStyle !== "none" && parseFloat(ring.outlineWidth) >= 2,
        seen: now.contains(hit) || Boolean(hit?.contains(now)),
        follows,
    };
}"""


def serious(page: Page, options: dict[str, object]) -> list[str]:
    """What axe finds of the two worst kinds, one line for each element."""
    found = page.evaluate("(options) => axe.run(options)", {"resultTypes": ["violations"], **options})["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary'].splitlines()[-1].strip()})"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def unfold(page: Page) -> None:
    """Everything that waits for a click, or for the reader to come near, is on the page."""
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    for part in page.locator(".editions-part[hx-get]").all():
        part.scroll_into_view_if_needed()
        expect(part.locator("table").first).to_be_visible()


def barriers(page: Page) -> list[str]:
    """What stands in somebody's way on the page that is open: at both widths, its dark colors at the wider one, and at
    the narrowest."""
    page.evaluate(AXE_SCRIPT)
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        found += [f"{width}: {small}" for small in page.evaluate(TOO_SMALL)]
        for scheme, options in SCHEMES.items():
            if scheme == "dark" and width != max(WIDTHS):
                continue
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            found += [f"{width} {scheme}: {said}" for said in serious(page, options)]
    page.set_viewport_size({"width": NARROWEST, "height": 800})
    wide = page.evaluate("document.documentElement.scrollWidth")
    return [*found, *page.evaluate(MOVING), *([f"{wide} pixels wide at {NARROWEST}"] if wide > NARROWEST else [])]


def everything_in_the_way(page: Page, name: str) -> str:
    """What stands in somebody's way on the page that is open, unfolded and kept as pictures, a line each."""
    unfold(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        screenshot(page, f"page-{name}")
    return "\n".join(barriers(page))


@pytest.mark.parametrize("name", PAGES)
def test_nothing_on_a_page_stands_in_anybodys_way(page: Page, site: str, name: str) -> None:
    answer = page.goto(site + PAGES[name])
    assert answer is not None
    assert answer.status == (404 if name == "missing" else 200)
    assert everything_in_the_way(page, name) == ""


@pytest.mark.usefixtures("official_texts")
@pytest.mark.parametrize("name", OFFICIAL_PAGES)
def test_nor_on_a_page_of_an_official_text(page: Page, site: str, name: str) -> None:
    answer = page.goto(site + OFFICIAL_PAGES[name])
    assert answer is not None
    assert answer.status == 200
    assert everything_in_the_way(page, name) == ""


def test_nor_on_the_page_that_asks_to_come_back(page: Page, site: str, settings: Settings) -> None:
    settings.REQUEST_RATES = settings.REQUEST_RATES | {"pages": "0/minute"}
    answer = page.goto(f"{site}/sandbox/")
    assert answer is not None
    assert answer.status == 429
    assert everything_in_the_way(page, "come-back") == ""


PHONE: ViewportSize = {"width": 390, "height": 844}
MOST_SCREENS = 4


@pytest.mark.parametrize("name", ["matrix", "matrix-of-two", "positions", "sentences", "scenario-in-every-edition"])
def test_what_is_compared_takes_at_most_four_screens_of_a_phone_until_it_is_unfolded(
    page: Page, site: str, name: str
) -> None:
    page.set_viewport_size(PHONE)
    page.goto(site + PAGES[name])
    assert page.evaluate("document.documentElement.scrollHeight") <= MOST_SCREENS * PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_link_into_what_is_folded_opens_it(page: Page, site: str) -> None:
    page.goto(f"{site}/editions/positions/#a-bolt-answers-a-growth")
    expect(page.locator("#a-bolt-answers-a-growth .small-board").first).to_be_visible()
    page.goto(f"{site}/editions/#combat.deals")
    expect(page.locator('[id="combat.deals"]')).to_be_visible()


def test_nor_on_the_page_of_a_ruling_that_has_changed(page: Page, site: str) -> None:
    asked = question(TRAMPLE, "m11")
    was = [{**outcome_of(evaluate_question(asked))[0], "outcome": ["Sue is at 17 life (was 20)"]}]
    kept = StoredRuling.objects.create(id=asked.id, text=asked.text, edition="m11", outcome=was, engine="an older one")
    page.goto(site + kept.get_absolute_url())
    expect(page.get_by_role("note")).to_contain_text("This ruling has changed")
    found = barriers(page)
    assert not found, "\n".join(found)


def test_what_stands_in_the_way_is_found(page: Page) -> None:
    page.set_content(
        """<html lang="en"><title>x</title><style>html { scroll-behavior: smooth } p { color: #aaa; width: 500px }
        button { width: 20px; height: 20px; padding: 0 }</style><p>Pale<p><button></button>"""
    )
    found = "\n".join(barriers(page))
    for said in ("20.0x20.0", "360 light: color-contrast", "1280 dark: color-contrast", "button-name", "moves: <html"):
        assert said in found
    assert "pixels wide at 320" in found


def stops(page: Page) -> list[dict[str, str]]:
    """Every element that the Tab key comes to, from the top of the page to its end."""
    found: list[dict[str, str]] = []
    page.keyboard.press("Tab")
    while (stop := page.evaluate(FOCUSED)) and len(found) < 400:
        found.append(stop)
        page.keyboard.press("Tab")
    return found


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ["term", "sandbox-ruling", "sandbox-fault"])
def test_the_focus_is_seen_and_goes_as_one_reads(page: Page, site: str, name: str, width: int) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(site + PAGES[name])
    unfold(page)
    page.evaluate("scrollTo(0, 0)")
    found = stops(page)
    assert "Skip to the text" in found[0]["name"]
    assert "Sentences" in found[-3]["name"]
    for sign in ("ringed", "seen", "follows"):
        assert [stop["name"] for stop in found if not stop[sign]] == [], sign


def test_playback_needs_nothing_but_keys_and_keeps_the_focus(page: Page, site: str) -> None:
    page.goto(site + ENTRY)
    steps, focused = page.locator("[data-play]").first.locator("[data-step]"), page.locator(":focus")
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused.get_attribute("aria-label") == "First step":
            break
    page.keyboard.press("Enter")
    expect(page.locator("[data-said]").first).to_have_text("The position as set up.")
    expect(focused).to_have_attribute("aria-label", "Next step")
    page.keyboard.press("Space")
    expect(steps.first).to_have_attribute("aria-current", "step")
    page.keyboard.press("Tab")
    expect(focused).to_have_attribute("aria-label", "Last step")
    page.keyboard.press("Enter")
    expect(steps.last).to_have_attribute("aria-current", "step")
    expect(focused).to_have_attribute("aria-label", "Previous step")
