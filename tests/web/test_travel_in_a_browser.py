"""Rulings on the way, in headless Chromium: links with their step, embeds on pages of another origin, copying."""

import re
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from django.test import override_settings
from playwright.sync_api import Browser, Page, ViewportSize, expect
from pytest_django.live_server_helper import LiveServer
from pytest_django.plugin import DjangoDbBlocker

from sandbox.models import EntryScenario, StoredRuling
from sandbox.rulings.citation import FRAME_HEIGHT, FRAME_WIDTH
from sandbox.rulings.links import question
from tests.web.hosts import Host, host
from tests.web.screens import overflow, screenshot
from tests.web.texts import TRAMPLE

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

FULL = f"1/{question(TRAMPLE, 'm11').packed}"
STEPS = 10
SCRIPTS = "allow-scripts allow-popups allow-popups-to-escape-sandbox"
WIDTHS = (360, 768, 1280)
PAGES = {
    "ruling": f"/r/{FULL}/",
    "answer": f"/r/{FULL}/answer/",
    "embed": f"/embed/{FULL}/",
    "embed-ask": f"/embed/{FULL}/?ask=1",
    "positions": "/editions/positions/",
}


@pytest.fixture(scope="module")
def site(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[str]:
    """The site with its static files as in service, where pages of any origin may fetch them."""
    served = override_settings(WHITENOISE_USE_FINDERS=True, WHITENOISE_AUTOREFRESH=True)
    plain = patch("django.contrib.staticfiles.handlers.StaticFilesHandler", lambda application: application)
    with django_db_blocker.unblock(), served, plain:
        server = LiveServer("127.0.0.1")
        yield server.url
        server.stop()


@pytest.fixture(scope="module")
def article() -> Iterator[Host]:
    with host() as found:
        yield found


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_its_window_and_the_browser_is_content(
    page: Page, site: str, complaints: list[str], name: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(site + PAGES[name], wait_until="networkidle")
    screenshot(page, name)
    assert overflow(page) <= 0
    assert complaints == []


def test_a_full_link_opens_at_its_step_and_storing_it_keeps_the_step(page: Page, site: str) -> None:
    page.goto(f"{site}/r/{FULL}/?step=3")
    expect(page.locator("[data-count]")).to_have_text(f"4 / {STEPS}")
    expect(page.locator("[data-step][aria-current] > .step-text").first).to_contain_text("Scryb Sprites blocks")
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Store it for a short link").click()
    page.wait_for_url(re.compile(r"/r/[a-z2-7]{12}/\?step=4$"))
    expect(page.locator("[data-count]")).to_have_text(f"5 / {STEPS}")
    assert StoredRuling.objects.get().text == TRAMPLE


def test_the_sandbox_opens_at_the_step_that_the_ruling_shows(page: Page, site: str) -> None:
    page.goto(f"{site}/r/{FULL}/")
    for _ in range(2):
        page.get_by_role("button", name="First step").click()
        page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("link", name="Open in the sandbox").click()
    expect(page.locator("[data-count]")).to_have_text(f"2 / {STEPS}")
    expect(page.get_by_label("Scenario", exact=True)).to_have_value(TRAMPLE)


def test_the_links_of_the_sandbox_lead_to_the_ruling_at_its_step(page: Page, site: str) -> None:
    page.goto(f"{site}/sandbox/")
    page.get_by_role("link", name="an example", exact=True).click()
    page.locator(".free-ruling").get_by_role("button", name="First step").click()
    page.locator(".free-ruling").get_by_role("button", name="Next step").click()
    page.get_by_role("link", name="Link, embed, cite").click()
    page.wait_for_url(re.compile(r"/r/1/[\w-]+/\?step=0$"))
    expect(page.locator("[data-count]")).to_contain_text("1 / ")


@pytest.mark.parametrize("sandbox", [None, SCRIPTS])
def test_an_embed_plays_on_a_page_of_another_origin(
    page: Page, site: str, article: Host, complaints: list[str], sandbox: str | None
) -> None:
    limits = f' sandbox="{sandbox}"' if sandbox else ""
    page.goto(article.write(f'<iframe src="{site}/embed/{FULL}/" width="640" height="520"{limits}></iframe>'))
    frame = page.frame_locator("iframe")
    expect(frame.locator(".outcome")).to_contain_text("Sue is at 18 life")
    frame.get_by_role("button", name="First step").click()
    frame.get_by_role("button", name="Next step").click(click_count=2)
    expect(frame.locator("[data-count]")).to_have_text(f"2 / {STEPS}")
    expect(frame.locator("[data-stage] .board-head")).to_contain_text("The board")
    page.wait_for_function("heard.length > 0")
    origin, data = page.evaluate("heard.at(-1)")
    assert origin == ("null" if sandbox else site)
    assert data["headjudge"]["height"] > 300
    assert page.context.cookies() == []
    assert complaints == []


def test_an_embed_that_may_run_nothing_is_readable_and_answers_on_demand(page: Page, site: str, article: Host) -> None:
    page.goto(article.write(f'<iframe src="{site}/embed/{FULL}/?ask=1" width="640" height="900" sandbox></iframe>'))
    frame = page.frame_locator("iframe")
    expect(frame.locator(".question")).to_contain_text("Bob attacks with War Mammoth")
    expect(frame.locator(".outcome")).to_be_hidden()
    frame.get_by_text("Show the ruling").click()
    expect(frame.locator(".outcome")).to_contain_text("Sue is at 18 life")
    expect(frame.locator("[data-step]").last).to_be_visible()


def test_the_sandbox_opens_from_an_embed_at_its_step(page: Page, site: str, article: Host) -> None:
    page.goto(
        article.write(f'<iframe src="{site}/embed/{FULL}/" width="640" height="1400" sandbox="{SCRIPTS}"></iframe>')
    )
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="First step").click()
    frame.get_by_role("button", name="Next step").click()
    frame.get_by_role("button", name="Next step").click()
    with page.expect_popup() as opened:
        frame.get_by_role("link", name="Open in the sandbox").click()
    expect(opened.value.locator("[data-count]")).to_have_text(f"2 / {STEPS}")
    expect(opened.value.get_by_label("Scenario", exact=True)).to_have_value(TRAMPLE)


def test_the_custom_element_is_as_tall_as_its_ruling(
    page: Page, site: str, article: Host, complaints: list[str]
) -> None:
    script = f'<script type="module" src="{site}/static/sandbox/headjudge-ruling.js"></script>'
    page.goto(article.write(f'{script}<headjudge-ruling src="{site}/r/{FULL}/" step="1">fallback</headjudge-ruling>'))
    frame = page.locator("headjudge-ruling").locator("iframe")
    expect(frame.content_frame.locator("[data-count]")).to_have_text(f"2 / {STEPS}")
    tall = "document.querySelector('headjudge-ruling').shadowRoot.querySelector('iframe').offsetHeight"
    page.wait_for_function(f"heard.length > 0 && {tall} === heard.at(-1)[1].headjudge.height")
    page.frames[-1].wait_for_function("innerHeight >= document.body.offsetHeight")  # once nothing moves any more
    assert complaints == []


def test_the_custom_element_believes_its_own_frame_alone(page: Page, site: str, article: Host) -> None:
    script = f'<script type="module" src="{site}/static/sandbox/headjudge-ruling.js"></script>'
    page.goto(article.write(f'{script}<headjudge-ruling src="{site}/r/{FULL}/" ask></headjudge-ruling>'))
    frame = page.locator("headjudge-ruling").locator("iframe")
    expect(frame.content_frame.locator(".question")).to_be_visible()
    page.wait_for_function("heard.length > 0")
    page.evaluate("postMessage({ headjudge: { height: 5000 } }, '*')")
    page.wait_for_function("heard.at(-1)[1].headjudge.height === 5000")
    assert frame.evaluate("(it) => it.offsetHeight") < 2000


# A browser that keeps nothing: whoever asks for storage or cookies is refused.
BLOCKED = """for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, { get() { throw new DOMException(name, "SecurityError"); } });
}
Object.defineProperty(Document.prototype, "cookie", {
    get() { throw new DOMException("cookie", "SecurityError"); },
    set() { throw new DOMException("cookie", "SecurityError"); },
});"""


FRAMED = (
    ("m11", "destroy", 1),
    ("today", "layers", 1),
    ("mirage", "out-of-play", 1),
    ("duel", "batch", 1),
    ("timespiral", "modular", 1),
    ("today", "convoke", 2),
    ("m11", "examples-combat", 13),
    ("m11", "summoning-sickness", 1),
    ("timespiral", "examples-parts-of-the-game", 13),
    ("timespiral", "examples-range-of-influence", 8),
)
"""Small boards and the fullest ones of the site."""


@pytest.mark.parametrize(("edition", "slug", "number"), FRAMED)
def test_a_plain_frame_shows_the_answer_and_the_whole_board_at_once(
    page: Page, site: str, edition: str, slug: str, number: int
) -> None:
    page.set_viewport_size({"width": FRAME_WIDTH, "height": FRAME_HEIGHT})
    scenario = EntryScenario.objects.get(edition=edition, slug=slug, number=number)
    page.goto(f"{site}/embed/1/{question(scenario.text, edition).packed}/", wait_until="load")
    for part in (".verdict .answer", ".stage-board [data-board]:visible"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert 0 <= box["y"] < box["y"] + box["height"] <= FRAME_HEIGHT, part
    assert overflow(page) <= 0


@pytest.mark.parametrize("sandbox", ["", f' sandbox="{SCRIPTS}"'])
def test_an_embed_needs_no_storage(page: Page, site: str, article: Host, complaints: list[str], sandbox: str) -> None:
    page.add_init_script(BLOCKED)
    page.goto(article.write(f'<iframe src="{site}/embed/{FULL}/?step=2" width="640" height="520"{sandbox}></iframe>'))
    frame = page.frame_locator("iframe")
    expect(frame.locator("[data-count]")).to_have_text(f"3 / {STEPS}")
    frame.get_by_role("button", name="Next step").click()
    expect(frame.locator("[data-count]")).to_have_text(f"4 / {STEPS}")
    page.wait_for_function("heard.length > 0")
    assert complaints == []


def test_an_embed_shows_again_on_every_visit(page: Page, site: str, article: Host, complaints: list[str]) -> None:
    frames = f'<iframe src="{site}/embed/{FULL}/" width="640" height="520"></iframe>' * 3
    address = article.write(frames)
    for _ in range(3):
        page.goto(address)
        for place in range(3):
            expect(page.frame_locator("iframe").nth(place).locator(".outcome")).to_contain_text("Sue is at 18 life")
    assert complaints == []


def test_an_embed_of_no_ruling_says_so(page: Page, site: str, article: Host) -> None:
    page.goto(article.write(f'<iframe src="{site}/embed/aaaaaaaaaaaa/" width="640" height="520"></iframe>'))
    expect(page.frame_locator("iframe").get_by_role("heading")).to_have_text("This ruling is not here")


@pytest.mark.parametrize("src", ["javascript:alert(1)//embed/abc/", "", "/about/", "http://[/r/x/"])
def test_the_custom_element_shows_what_stands_in_it_where_there_is_no_ruling(
    page: Page, site: str, article: Host, src: str
) -> None:
    script = f'<script type="module" src="{site}/static/sandbox/headjudge-ruling.js"></script>'
    page.goto(article.write(f'{script}<headjudge-ruling src="{src}"><a href="/">fallback</a></headjudge-ruling>'))
    expect(page.get_by_text("fallback")).to_be_visible()
    expect(page.locator("headjudge-ruling").locator("iframe")).to_have_count(0)


def test_the_custom_element_needs_no_last_slash(page: Page, site: str, article: Host) -> None:
    script = f'<script type="module" src="{site}/static/sandbox/headjudge-ruling.js"></script>'
    page.goto(article.write(f'{script}<headjudge-ruling src="{site}/r/{FULL}">fallback</headjudge-ruling>'))
    frame = page.locator("headjudge-ruling").locator("iframe")
    expect(frame.content_frame.locator(".outcome")).to_contain_text("Sue is at 18 life")


def test_the_page_of_a_ruling_fetches_the_other_editions(page: Page, site: str) -> None:
    page.goto(f"{site}/r/{FULL}/")
    page.locator(".editions-part").scroll_into_view_if_needed()
    expect(page.locator(".editions-part table")).to_be_visible()


@pytest.mark.parametrize("path", [f"/r/{FULL}/", "/", "/sandbox/"])
def test_no_other_page_shows_in_a_frame(page: Page, site: str, article: Host, path: str) -> None:
    page.goto(article.write(f'<iframe src="{site}{path}" width="640" height="520"></iframe>'))
    page.wait_for_load_state("networkidle")
    (frame,) = page.frames[1:]
    assert "Headjudge" not in frame.content()


def test_a_citation_is_copied_with_the_step_that_is_shown(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site)
    page.goto(f"{site}/r/{FULL}/")
    page.get_by_role("button", name="First step").click()
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Copy Plain text").click()
    expect(page.locator("[data-share-said]")).to_have_text("Plain text is copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("a small blocker: Sue has 18 life")
    assert f"{site}/r/{FULL}/?step=0" in copied
    assert "?ask=1&step=0" in page.get_by_label("HTML, question first", exact=True).input_value()


def test_without_scripts_a_ruling_can_be_read_stored_and_cited(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/r/{FULL}/")
    expect(page.locator(".outcome")).to_be_visible()
    expect(page.locator("[data-step]").last).to_be_visible()
    expect(page.get_by_label("Markdown", exact=True)).to_have_value(re.compile("a small blocker"))
    expect(page.locator("[data-copy]").first).to_be_hidden()
    page.get_by_role("button", name="Store it for a short link").click()
    expect(page.get_by_text("The short link of this ruling is")).to_be_visible()
    context.close()


def test_an_answer_prints_without_the_frame_of_the_site(page: Page, site: str) -> None:
    page.goto(f"{site}/r/{FULL}/")
    page.get_by_role("link", name="Answer to print").click()
    expect(page.get_by_role("heading", name="Ruling")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".site-head")).to_be_hidden()
    expect(page.locator(".ruled .sentence")).to_be_visible()


PAPER: ViewportSize = {"width": 688, "height": 1017}
"""A sheet of A4 within its margins."""
TALLEST = """() => {
    dispatchEvent(new Event("beforeprint"));
    const boards = [...document.querySelectorAll("[data-board]")].filter((one) => one.checkVisibility());
    return [boards.length, Math.max(...boards.map((one) => one.getBoundingClientRect().height))];
}"""


@pytest.mark.parametrize("entry", ["today/rules/convoke", "duel/rules/banding", "m11/glossary/destroy"])
def test_on_paper_a_board_takes_at_most_two_fifths_of_a_page_for_no_break_goes_through_it(
    page: Page, site: str, entry: str
) -> None:
    page.set_viewport_size(PAPER)
    page.goto(f"{site}/{entry}/", wait_until="load")
    page.emulate_media(media="print")
    number, tallest = page.evaluate(TALLEST)
    assert number >= 2
    assert tallest <= PAPER["height"] * 2 / 5
