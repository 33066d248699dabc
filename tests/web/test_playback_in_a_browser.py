"""Stepping, playing on and setting up, in headless Chromium at three widths."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from sandbox.models import EntryScenario
from tests.web.page_types import OPEN_CHOICE
from tests.web.screens import overflow, screenshot
from tests.web.test_accessibility import unfold

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

WIDTHS = (360, 768, 1280)
FIGHT = """\
Example: a fight
  Given Bob controls War Mammoth and 2 Forests
  And Bob holds Giant Growth
  And Sue controls 3 Mountains, Scryb Sprites and Hill Giant
  And Sue controls Holy Strength on Hill Giant
"""
BLOCKED = (
    FIGHT
    + """\
  When Bob attacks with War Mammoth
  And Sue blocks War Mammoth with Scryb Sprites
  And Bob casts Giant Growth targeting War Mammoth
"""
)
AIMED = """\
Example: a bolt in the attack
  Given Bob controls War Mammoth and Mountain
  And Bob holds Lightning Bolt
  And Sue controls Hill Giant and Scryb Sprites
  When Bob attacks with War Mammoth
  And Bob casts Lightning Bolt targeting Scryb Sprites
"""


@pytest.fixture
def entry(site: str) -> str:
    """The address of an entry whose first scenario is a fight."""
    scenario = EntryScenario.objects.filter(edition="duel", slug="trample-damage").first()
    assert scenario is not None
    return f"{site}/{'/'.join(scenario.entry_key)}/"


def opened(page: Page, site: str, text: str, width: int = 1280, more: str = "") -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{site}/sandbox/?edition=m11&text={quote(text)}{more}")


def board(page: Page) -> Locator:
    return page.locator("[data-stage] [data-board]:visible").first


def editor(page: Page) -> Locator:
    return page.get_by_label("Scenario", exact=True)


@pytest.mark.parametrize("width", WIDTHS)
def test_keys_show_the_board_of_each_step(page: Page, entry: str, complaints: list[str], width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(entry)
    expect(board(page)).to_contain_text("After")
    page.keyboard.press("Home")
    page.locator(".trace").first.focus()
    page.keyboard.press("Home")
    expect(board(page)).to_contain_text("Before")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(board(page).locator(".is-fighting")).to_contain_text("attacking")
    expect(page.locator("[data-said]").first).to_contain_text("Bob attacks with War Mammoth")
    expect(page.locator("[data-caption] a.rule").first).to_have_attribute("href", re.compile("^/duel/rules/"))
    screenshot(page, "playback")
    page.keyboard.press("End")
    expect(board(page)).to_contain_text("19")
    expect(board(page).locator(".chip.is-changed")).to_contain_text("Grizzly Bears")
    page.keyboard.press("ArrowLeft")
    expect(board(page).locator(".chip.is-changed")).to_have_count(0)
    assert overflow(page) <= 0
    assert complaints == []


def test_a_step_is_on_the_board_in_the_next_frame_and_asks_nobody(page: Page, entry: str) -> None:
    page.goto(entry)
    unfold(page)
    page.locator(".trace").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(board(page)).to_contain_text("The board")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    boards = page.evaluate(
        """async () => {
            const seen = [];
            for (let n = 0; n < 4; n += 1) {
                document.querySelector('[data-go="on"]').click();
                await new Promise(requestAnimationFrame);
                seen.push(document.querySelector("[data-stage] .board").outerHTML);
            }
            return new Set(seen).size;
        }"""
    )
    assert boards > 1
    assert asked == []


def test_a_swipe_steps(browser: Browser, entry: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 800}, has_touch=True)
    page = context.new_page()
    page.goto(entry)
    swipe = """([from, to]) => {
        const stage = document.querySelector("[data-stage]");
        const touch = (x) => new Touch({ identifier: 1, target: stage, clientX: x, clientY: 300 });
        stage.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(from)], bubbles: true }));
        stage.dispatchEvent(new TouchEvent("touchend", { changedTouches: [touch(to)], bubbles: true }));
    }"""
    page.evaluate(swipe, [300, 100])
    expect(page.locator("[data-step]").first).to_have_attribute("aria-current", "step")
    page.evaluate(swipe, [100, 300])
    expect(page.locator("[data-stage]").first).to_contain_text("Before")
    context.close()


def test_fights_are_lines_and_labels(page: Page, site: str) -> None:
    opened(page, site, BLOCKED)
    expect(board(page).locator(".relations line.blocks")).to_have_count(1)
    expect(board(page).locator(".relations line.attacks")).to_have_count(0)
    expect(board(page).locator(".relations line.aims")).to_have_count(1)
    expect(board(page)).to_contain_text("attacking, blocked by Scryb Sprites")
    expect(board(page)).to_contain_text("blocking War Mammoth")
    expect(board(page).get_by_label("Waiting to resolve")).to_contain_text("Giant Growth")
    expect(board(page).get_by_label("Attached to Hill Giant")).to_contain_text("Holy Strength")


def test_lines_end_at_what_is_attacked_and_targeted(page: Page, site: str) -> None:
    opened(page, site, AIMED)
    ends = page.evaluate(
        """() => Object.fromEntries(["attacks", "aims"].map((kind) => {
            const dot = document.querySelector(`[data-stage] .relations circle.${kind}`).getBoundingClientRect();
            const parts = [...document.querySelectorAll("[data-stage] .board :is(.card, .life, .side)")];
            const reached = parts.filter((one) => {
                const box = one.getBoundingClientRect();
                const across = box.x <= dot.x + 11 && dot.x <= box.right;
                return across && box.y <= dot.bottom + 6 && dot.y <= box.bottom + 6;
            });
            return [kind, reached.map((one) => one.getAttribute("aria-label") ?? one.querySelector(".act")?.value)];
        }))"""
    )
    assert "Sue’s side" in ends["attacks"]
    assert "Scryb Sprites" in ends["aims"]


@pytest.mark.parametrize("width", WIDTHS)
def test_the_board_fits_every_width(page: Page, site: str, complaints: list[str], width: int) -> None:
    opened(page, site, BLOCKED, width)
    screenshot(page, "sandbox-board")
    assert overflow(page) <= 0
    inside = board(page).evaluate("(board) => board.scrollWidth <= board.clientWidth")
    assert inside
    assert complaints == []


def test_a_link_opens_at_its_step_and_links_keep_the_step(page: Page, site: str) -> None:
    opened(page, site, BLOCKED, more="&step=1")
    expect(page.locator("[data-step]").nth(1)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Next step").click()
    assert "step=2" in str(page.get_by_role("link", name="Link to this scenario").get_attribute("href"))


@pytest.mark.parametrize("width", WIDTHS)
def test_a_combat_is_played_on_without_typing(page: Page, site: str, complaints: list[str], width: int) -> None:
    opened(page, site, FIGHT, width)
    for move in (
        "Bob attacks with War Mammoth",
        "Sue blocks War Mammoth with Scryb Sprites",
        "Bob casts Giant Growth targeting War Mammoth",
        "everything resolves",
        "combat damage is dealt",
    ):
        page.get_by_role("button", name=move, exact=True).click()
        expect(editor(page)).to_have_value(ending(move))
    expect(page.locator(".outcome")).to_contain_text("Sue is at 15 life")
    page.get_by_role("button", name="Take the last line back").click()
    expect(editor(page)).to_have_value(ending("everything resolves"))
    assert complaints == []


def ending(move: str) -> re.Pattern[str]:
    return re.compile(rf"{re.escape(move)}\n$")


def test_what_is_typed_meanwhile_is_not_overwritten(page: Page, site: str) -> None:
    opened(page, site, FIGHT)

    def typing_on(route: Route) -> None:
        editor(page).press_sequentially("!")
        route.continue_()

    page.route("**/sandbox/", typing_on, times=1)
    page.get_by_role("button", name="Bob passes", exact=True).click()
    expect(page.get_by_role("alert").first).to_contain_text("!")
    assert "!" in editor(page).input_value()


@pytest.mark.parametrize("width", WIDTHS)
def test_an_open_choice_is_answered_by_a_click_and_explored_by_another(page: Page, site: str, width: int) -> None:
    opened(page, site, OPEN_CHOICE, width)
    page.get_by_role("button", name="What if nobody said?").click()
    expect(page.locator(".tree").first).to_contain_text("3 to Grizzly Bears")
    screenshot(page, "sandbox-explored")
    page.get_by_role(
        "button", name="Sue orders the blockers of Hill Giant: Grizzly Bears, then Grizzly Bears#2"
    ).click()
    expect(editor(page)).to_have_value(ending("Grizzly Bears, then Grizzly Bears#2"))


def test_sentences_and_names_are_completed_by_keys(page: Page, site: str) -> None:
    opened(page, site, "Example: x\n  Given ")
    editor(page).press("Control+End")
    page.keyboard.type("Bob contr")
    expect(page.locator("#completions [role=option]").first).to_contain_text("{player} controls {thing")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.type("War Ma")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(editor(page)).to_have_value("Example: x\n  Given Bob controls War Mammoth")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listbox")).to_be_hidden()


def test_a_text_is_ruled_on_by_keys_and_its_link_brings_it_back(page: Page, site: str) -> None:
    opened(page, site, "Example: x")
    editor(page).fill(BLOCKED)
    editor(page).press("Control+Enter")
    expect(page.locator(".outcome")).to_contain_text("War Mammoth is tapped")
    page.wait_for_url(re.compile(r"text=Example%3A\+a\+fight"))
    page.goto(f"{site}/about/")
    page.go_back()
    expect(editor(page)).to_have_value(BLOCKED)
    expect(page.locator(".outcome")).to_contain_text("War Mammoth is tapped")


def test_a_fault_is_marked_where_it_stands(page: Page, site: str) -> None:
    opened(page, site, "Example: x\n  Given Bob controls War Mammoth\n  And Bob flurgs\n")
    expect(page.locator(".mirror mark")).to_have_text("Bob flurgs")
    expect(editor(page)).to_have_attribute("aria-invalid", "true")
    editor(page).press("Control+End")
    page.keyboard.type("x")
    expect(page.locator(".mirror mark")).to_have_count(0)


def test_the_keyboard_reaches_everything_in_reading_order(page: Page, entry: str) -> None:
    page.goto(entry)
    page.locator(".sandbox-head a").first.focus()
    names = []
    for _ in range(4):
        page.keyboard.press("Tab")
        names.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert names == ["First step", "Previous step", "Next step", "Last step"]


def test_a_combat_of_many_is_played_on_by_clicks_alone(page: Page, site: str, complaints: list[str]) -> None:
    position = (
        "Example: many\n  Given Bob controls War Mammoth and Hill Giant\n"
        "  And Sue controls 2 Grizzly Bears and Forest\n  And Sue holds Giant Growth\n"
    )
    opened(page, site, position)
    for move in (
        "Bob attacks with War Mammoth",
        "Bob attacks with Hill Giant",
        "Sue blocks Hill Giant with Grizzly Bears",
        "Sue blocks Hill Giant with Grizzly Bears#2",
        "Bob orders the blockers of Hill Giant: Grizzly Bears, then Grizzly Bears#2",
        "combat damage is dealt",
    ):
        page.get_by_role("button", name=move, exact=True).click()
        expect(editor(page)).to_have_value(ending(move))
    page.get_by_role("button", name="Bob assigns 2 damage from Hill Giant to Grizzly Bears and 1", exact=False).click()
    expect(page.locator(".outcome").first).to_contain_text("Grizzly Bears is in Sue's graveyard")
    expect(page.locator(".outcome").first).to_contain_text("Sue is at 17 life")
    assert complaints == []
