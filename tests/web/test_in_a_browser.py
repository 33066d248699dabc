"""The pages in headless Chromium, at phone and desktop width; SCREENSHOTS=1 keeps pictures in var/screenshots."""

import pytest
from playwright.sync_api import Browser, Page, expect

from sandbox.models import EntryScenario
from tests.web.screens import overflow, screenshot
from tests.web.texts import TRAMPLE, UNREADABLE

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

WIDTHS = (360, 1280)
PAGES = {
    "home": "/",
    "contents": "/m11/",
    "rules": "/duel/rules/",
    "glossary": "/timespiral/glossary/",
    "rule": "/duel/rules/batch/",
    "term": "/m11/glossary/legendary/",
    "search": "/search/?q=trample+damage",
    "search-nothing": "/search/?q=trampel",
    "sandbox": "/sandbox/",
    "sentences": "/sandbox/sentences/",
    "cards": "/sandbox/cards/",
    "matrix": "/editions/",
    "about": "/about/",
    "api": "/api/v1/docs/",
    "missing": "/nowhere/",
}


@pytest.fixture
def shown(site: str) -> str:
    """The address of an entry whose first scenario can be played."""
    scenario = EntryScenario.objects.worked_example()
    assert scenario is not None, "no entry embeds a scenario"
    return f"{site}/{'/'.join(scenario.entry_key)}/"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_its_window_and_the_browser_is_content(
    page: Page, site: str, complaints: list[str], name: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(site + PAGES[name], wait_until="networkidle")
    screenshot(page, name)
    assert overflow(page) <= 0
    assert [said for said in complaints if name != "missing" or "404" not in said] == []


@pytest.mark.parametrize("width", WIDTHS)
def test_an_entry_with_its_sandbox_fits_and_fetches_the_other_editions(
    page: Page, shown: str, complaints: list[str], width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(shown)
    page.locator(".editions-part").first.scroll_into_view_if_needed()
    expect(page.locator(".editions-part table").first).to_be_visible()
    screenshot(page, "entry")
    assert overflow(page) <= 0
    assert complaints == []


def test_arrow_keys_step_through_the_trace(page: Page, shown: str) -> None:
    page.goto(shown)
    play = page.locator("[data-play]").first
    steps, said = play.locator("[data-step]"), play.locator("[data-said]")
    play.locator(".trace").focus()
    page.keyboard.press("ArrowRight")
    expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    expect(said).to_have_text(str(steps.nth(1).locator("> .step-text").text_content()))
    page.keyboard.press("ArrowLeft")
    expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    page.keyboard.press("End")
    expect(steps.last).to_have_attribute("aria-current", "step")
    expect(play.locator("[data-count]")).to_have_text(f"{steps.count()} / {steps.count()}")


def test_buttons_step_too_and_end_at_the_ends(page: Page, shown: str) -> None:
    page.goto(shown)
    play = page.locator("[data-play]").first
    steps = play.locator("[data-step]")
    play.get_by_role("button", name="Previous step").click()
    expect(steps.nth(steps.count() - 2)).to_have_attribute("aria-current", "step")
    play.get_by_role("button", name="First step").click()
    expect(play.get_by_role("button", name="Previous step")).to_be_disabled()
    play.get_by_role("button", name="Next step").click()
    expect(steps.first).to_have_attribute("aria-current", "step")
    play.get_by_role("button", name="Last step").click()
    expect(play.get_by_role("button", name="Next step")).to_be_disabled()


def test_without_scripts_outcome_trace_and_the_other_editions_can_be_read(browser: Browser, shown: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(shown)
    expect(page.locator(".outcome").first).to_be_visible()
    expect(page.locator("[data-step]").first).to_be_visible()
    expect(page.locator("[data-controls]").first).to_be_hidden()
    page.locator(".editions-part a").first.click()
    expect(page.locator("table.across").first).to_be_visible()
    context.close()


@pytest.mark.parametrize("width", WIDTHS)
def test_the_sandbox_rules_in_place_and_keeps_the_text(
    page: Page, site: str, complaints: list[str], width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{site}/sandbox/")
    if width < 768:
        page.get_by_text("The scenario’s text").click()
    page.get_by_label("Scenario", exact=True).fill(UNREADABLE)
    page.get_by_role("button", name="Rule on it").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 3")
    screenshot(page, "sandbox-fault")
    page.get_by_role("button", name="Go to line 3").click()
    expect(page.get_by_label("Scenario", exact=True)).to_be_focused()
    expect(page.get_by_label("Scenario", exact=True)).to_have_value(UNREADABLE)
    page.get_by_label("Scenario", exact=True).fill(TRAMPLE)
    page.get_by_role("button", name="Rule on it").click()
    expect(page.locator(".outcome")).to_contain_text("Sue is at 18 life")
    page.get_by_role("button", name="Next step").click()
    expect(page.locator("[data-step]").first).to_have_attribute("aria-current", "step")
    screenshot(page, "sandbox-ruling")
    page.get_by_role("button", name="In every edition").click()
    expect(page.locator("table.across")).to_be_visible()
    expect(page.get_by_label("Scenario", exact=True)).to_have_value(TRAMPLE)
    assert overflow(page) <= 0
    assert complaints == []


@pytest.mark.parametrize("name", ["home", "rule", "matrix", "cards"])
def test_the_dark_page_is_dark(browser: Browser, site: str, name: str) -> None:
    context = browser.new_context(color_scheme="dark", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(site + PAGES[name], wait_until="networkidle")
    screenshot(page, f"{name}-dark")
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(22, 21, 19)"
    context.close()


def test_a_stroke_opens_the_search_and_a_name_that_is_offered_is_taken_by_keys(page: Page, site: str) -> None:
    page.goto(f"{site}/m11/rules/combat-phase/")
    page.keyboard.press("/")
    box = page.get_by_role("searchbox").or_(page.get_by_role("combobox")).first
    expect(box).to_be_focused()
    page.keyboard.type("tramp")
    expect(page.get_by_role("option").first).to_contain_text("Trample")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Trample")
