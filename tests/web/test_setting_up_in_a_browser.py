"""Setting a position up by hand, in headless Chromium: by mouse, by touch, by keys, and without scripts."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.web.screens import overflow, screenshot
from tests.web.test_accessibility import barriers
from tests.web.test_playback_in_a_browser import FIGHT, WIDTHS, board, editor, ending, opened

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

STONE_BEAR = "Stone Bear {2}{G}\nCreature — Bear\nTrample\n3/2"


def menu(page: Page, name: str) -> Locator:
    """The menu of a card or player, opened on the board."""
    page.locator(f'.act[value="{name}"]:visible').first.click()
    return page.get_by_role("dialog", name=name, exact=True)


def pick(page: Page, name: str) -> None:
    """A card of the list, taken in hand and put where the bar says."""
    page.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(page.get_by_label("Card", exact=True)).to_have_value(name)
    page.get_by_role("button", name="Put it there").click()


@pytest.mark.parametrize("width", WIDTHS)
def test_a_position_is_set_up_without_typing(page: Page, site: str, complaints: list[str], width: int) -> None:
    opened(page, site, "Example: by hand", width)
    page.get_by_text("Browse").click()
    page.locator("select[name=color]").select_option("red")
    page.locator("select[name=kind]").select_option("Creature")
    pick(page, "Ball Lightning")
    expect(editor(page)).to_have_value(ending("Bob controls Ball Lightning"))
    page.locator("#who").select_option("Sue")
    page.locator("select[name=kind]").select_option("Instant")
    pick(page, "Lightning Bolt")
    expect(editor(page)).to_have_value(ending("Sue holds Lightning Bolt"))
    expect(page.locator("[data-set]")).to_have_text("Sue holds Lightning Bolt")
    menu(page, "Ball Lightning").get_by_role("button", name="tap it").click()
    expect(board(page).locator(".is-tapped")).to_have_count(1)
    screenshot(page, "sandbox-menu")
    page.get_by_role("button", name="untap it").click()
    expect(editor(page)).to_have_value(re.compile("^(?!.*is tapped)", re.DOTALL))
    page.get_by_role("button", name="1 more +1/+1 counters").click()
    page.get_by_role("button", name="Close").click()
    menu(page, "Sue").get_by_role("button", name="5 less life").click()
    page.get_by_role("button", name="Add {R}").click()
    page.get_by_role("button", name="It is Sue’s turn").click()
    expect(editor(page)).to_have_value(ending("it is Sue's main phase"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Sue casts Lightning Bolt targeting Ball")).click()
    expect(page.get_by_role("group", name="After").or_(board(page))).to_contain_text("15")
    assert overflow(page) <= 0
    assert complaints == []


def test_a_menu_stays_open_where_its_button_was_pressed_and_goes_with_its_card(page: Page, site: str) -> None:
    opened(page, site, FIGHT)
    opened_menu = menu(page, "War Mammoth")
    opened_menu.get_by_role("button", name="1 more damage").focus()
    page.keyboard.press("Enter")
    expect(editor(page)).to_have_value(re.compile("War Mammoth has 1 damage"))
    expect(opened_menu.get_by_role("button", name="1 more damage")).to_be_focused()
    page.keyboard.press("Space")
    expect(editor(page)).to_have_value(re.compile("War Mammoth has 2 damage"))
    opened_menu.get_by_role("button", name="take it away").click()
    expect(opened_menu).to_be_hidden()
    expect(editor(page)).not_to_have_value(re.compile("War Mammoth"))


def slowly(page: Page) -> None:
    """Every answer of the sandbox takes its time."""

    def answered_later(route: Route) -> None:
        page.wait_for_timeout(250)
        route.continue_()

    page.route("**/sandbox/", answered_later)


def test_no_click_is_lost_where_answers_are_slow(page: Page, site: str) -> None:
    opened(page, site, FIGHT)
    slowly(page)
    more = menu(page, "Sue").get_by_role("button", name="1 more life")
    for _ in range(3):
        more.dispatch_event("click")
    expect(editor(page)).to_have_value(re.compile("Sue has 23 life"))
    page.keyboard.press("Escape")
    for name in ("Acolyte of Xathrid", "Act of Treason", "Air Elemental"):
        page.get_by_label("Card", exact=True).fill(name)
        page.get_by_label("Card", exact=True).press("Enter")
    expect(editor(page)).to_have_value(re.compile("Acolyte.*Act of.*Air Elemental", re.DOTALL))
    page.unroute_all(behavior="wait")


def test_a_site_that_does_not_answer_says_so_and_loses_nothing(page: Page, site: str) -> None:
    opened(page, site, FIGHT)
    page.route("**/sandbox/", lambda route: route.abort())
    page.get_by_role("button", name="Bob attacks with War Mammoth", exact=True).click()
    expect(page.get_by_text("The site has not answered")).to_be_visible()
    expect(editor(page)).to_have_value(FIGHT)
    page.unroute("**/sandbox/")
    page.get_by_role("button", name="Bob attacks with War Mammoth", exact=True).click()
    expect(page.get_by_text("The site has not answered")).to_be_hidden()
    expect(page.locator(".outcome")).to_contain_text("War Mammoth is tapped")


def test_every_change_by_a_click_can_be_undone(page: Page, site: str) -> None:
    opened(page, site, FIGHT)
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_hidden()
    menu(page, "War Mammoth").get_by_role("button", name="take it away").click()
    expect(editor(page)).not_to_have_value(FIGHT)
    page.get_by_role("button", name="Bob passes", exact=True).click()
    expect(editor(page)).to_have_value(ending("Bob passes"))
    undo.click()
    expect(editor(page)).not_to_have_value(re.compile("Bob passes"))
    undo.click()
    expect(editor(page)).to_have_value(FIGHT)
    expect(undo).to_be_hidden()
    expect(board(page)).to_contain_text("War Mammoth")


def test_after_a_change_the_board_as_set_up_is_shown(page: Page, site: str) -> None:
    opened(page, site, FIGHT + "  When Bob attacks with War Mammoth\n")
    page.get_by_role("button", name="First step").click()
    menu(page, "Hill Giant").get_by_role("button", name="tap it").click()
    expect(editor(page)).to_have_value(re.compile("And Hill Giant is tapped\n  When"))
    expect(board(page)).to_contain_text("Before")


def test_nothing_in_an_open_menu_stands_in_anybodys_way(page: Page, site: str) -> None:
    opened(page, site, FIGHT)
    menu(page, "War Mammoth")
    found = barriers(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_position_is_set_up_by_typing(page: Page, site: str, complaints: list[str], width: int) -> None:
    opened(page, site, "Example: by hand", width)
    page.get_by_text("More to set up").click()
    page.get_by_label("Card", exact=True).fill("Hill Giant")
    page.get_by_label("tapped").check()
    page.get_by_label("Card", exact=True).press("Enter")
    expect(board(page)).to_contain_text("Hill Giant")
    expect(board(page).locator(".is-tapped")).to_have_count(1)
    expect(page.get_by_label("Card", exact=True)).to_have_value("")
    page.get_by_role("textbox", name="Life").fill("7")
    page.get_by_role("group", name="A player").get_by_role("button", name="Set").click()
    expect(editor(page)).to_have_value(ending("Bob has 7 life"))
    assert overflow(page) <= 0
    assert complaints == []


@pytest.mark.parametrize("width", WIDTHS)
def test_a_card_is_pasted_and_used_at_once(page: Page, site: str, complaints: list[str], width: int) -> None:
    opened(page, site, "Example: by hand", width)
    page.get_by_text("More to set up").click()
    wrong = STONE_BEAR.replace("Trample", "Flurgs.")
    page.get_by_label("Its text").fill(wrong)
    page.get_by_role("button", name="Use this card").click()
    expect(page.get_by_role("alert")).to_contain_text("Flurgs.")
    expect(page.get_by_label("Its text")).to_have_value(wrong)
    screenshot(page, "sandbox-set-up")
    page.get_by_label("Its text").fill(STONE_BEAR)
    page.get_by_role("button", name="Use this card").click()
    expect(board(page)).to_contain_text("Stone Bear")
    page.get_by_role("button", name="Put Stone Bear there").click()
    expect(board(page)).to_contain_text("×2")
    assert overflow(page) <= 0
    assert complaints == []


def test_without_scripts_playing_on_and_setting_up_work(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    opened(page, site, FIGHT)
    page.get_by_role("button", name="Bob attacks with War Mammoth").click()
    expect(page.locator(".outcome")).to_contain_text("War Mammoth is tapped")
    for still in ("Before", "After"):
        expect(page.get_by_role("group", name=still, exact=True)).to_be_visible()
    page.get_by_label("Card", exact=True).fill("gray o")
    page.get_by_text("Browse").click()
    page.get_by_role("button", name="Find").click()
    page.get_by_role("button", name=re.compile("^Gray Ogre")).click()
    expect(page.locator(".board").first).to_contain_text("Gray Ogre")
    menu(page, "Gray Ogre").get_by_role("button", name="take it away").click()
    expect(page.locator(".board").first).not_to_contain_text("Gray Ogre")
    context.close()
