"""A whole task on the board of the sandbox, by mouse, by touch and by keys alone, with what it may cost in clicks and
letters."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import quote

import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from sandbox.editions import EDITIONS
from sandbox.models import EntryScenario
from tests.web.test_playback_in_a_browser import board, editor, ending

pytestmark = [pytest.mark.browser, pytest.mark.django_db]

MOST_CLICKS = MOST_LETTERS = 18
ALONE = "Example: x\n  Given Bob controls War Mammoth\n"
OUTCOME = re.compile("Sue is at 13 life.*Serra Angel is a 7/7", re.DOTALL)


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Many answers are waited for, one after the other; a busy machine has time for each."""
    expect.set_options(timeout=30_000)
    yield
    expect.set_options(timeout=5_000)


@dataclass
class Hand:
    """Somebody at the page, who counts. ``press``: how something is pressed."""

    page: Page
    press: Callable[[Locator], None]
    clicks: int = 0
    letters: int = 0

    def click(self, thing: Locator) -> None:
        expect(thing).to_be_visible()
        self.press(thing)
        self.clicks += 1

    def type(self, words: str) -> None:
        self.page.keyboard.type(words)
        self.letters += len(words.replace(" ", ""))

    def said(self, words: str) -> None:
        expect(editor(self.page)).to_have_value(re.compile(re.escape(words)))

    def copied(self) -> str:
        """What is in the clipboard."""
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def card(self, name: str) -> Locator:
        return board(self.page).locator(f'.act[value="{name}"]').first

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def drop(self, card: str, player: str, zone: str) -> Locator:
        return board(self.page).get_by_role("button", name=f"{card}: {player}, {zone}", exact=True)


def set_up(hand: Hand) -> None:
    """Serra Angel and Giant Growth against Hill Giant and Lightning Bolt."""
    hand.type("s an")
    hand.page.keyboard.press("Enter")
    hand.said("Bob controls Serra Angel")
    hand.type("hi g")
    hand.click(hand.drop("Hill Giant", "Sue", "in play"))
    hand.said("Sue controls Hill Giant")
    hand.type("li b")
    hand.page.keyboard.press("Enter")
    hand.said("Sue holds Lightning Bolt")
    hand.type("gi g")
    hand.click(hand.drop("Giant Growth", "Bob", "hand"))
    hand.said("Bob holds Giant Growth")


def play(hand: Hand) -> None:
    """Attack, bolt, growth, to the end of the fight."""
    hand.click(hand.card("Serra Angel"))
    hand.click(hand.button("attacks with Serra Angel"))
    hand.said("Bob attacks with Serra Angel")
    for spell, player, land in (("Lightning Bolt", "Sue", "Mountain"), ("Giant Growth", "Bob", "Forest")):
        hand.click(hand.card(spell))
        hand.click(hand.button(f"Put in what is missing: {player} controls {land}"))
        hand.said(f"{player} controls {land}")
        hand.click(hand.button(f"{player} casts {spell} targeting Serra Angel").first)
        hand.said(f"{player} casts {spell} targeting Serra Angel")
    hand.click(hand.button("everything resolves"))
    hand.said("everything resolves")
    hand.click(hand.button("combat damage is dealt"))
    expect(editor(hand.page)).to_have_value(ending("combat damage is dealt"))
    expect(hand.page.locator(".outcome").first).to_contain_text(OUTCOME)


def take_along(hand: Hand, copies_picture: bool = True) -> None:
    """All editions, then the ruling's page: its link, its frame and its picture are taken from there."""
    hand.click(hand.button("In every edition"))
    expect(hand.page.locator("table.across").first).to_be_visible()
    for edition in EDITIONS.values():
        expect(hand.page.locator("#compared")).to_contain_text(edition.name)
    hand.click(hand.page.get_by_role("link", name="This ruling", exact=False).last)
    expect(hand.page.get_by_role("heading", name="Take it along")).to_be_visible()
    for name in ("Link", "HTML"):
        hand.click(hand.button(f"Copy {name}"))
        expect(hand.page.locator("[data-share-said]")).to_have_text(f"{name} is copied.")
    frame = hand.copied()
    assert "<iframe" in frame
    if copies_picture:
        hand.click(hand.button("Copy the picture"))
        expect(hand.page.locator("[data-share-said]")).to_have_text("The picture is copied.")
    with hand.page.expect_download() as download:
        hand.click(hand.page.get_by_role("link", name="Download the picture", exact=True))
    with Image.open(download.value.path()) as picture:
        assert picture.size == (1200, 630)
    shown = re.search(r'src="([^"]+)"', frame)
    assert shown
    hand.page.goto(shown[1])
    expect(hand.page.locator(".outcome").first).to_contain_text(OUTCOME)


def the_whole_task(hand: Hand, copies_picture: bool = True) -> None:
    set_up(hand)
    play(hand)
    take_along(hand, copies_picture)
    assert hand.clicks <= MOST_CLICKS
    assert hand.letters <= MOST_LETTERS


def at_the_sandbox(context: BrowserContext, site: str) -> Page:
    """The empty sandbox in a window whose copies can be read; a busy machine has time."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.set_default_timeout(90_000)
    page = context.new_page()
    page.goto(f"{site}/sandbox/")
    return page


def test_by_mouse(browser: Browser, site: str) -> None:
    page = at_the_sandbox(browser.new_context(viewport={"width": 1280, "height": 800}), site)
    expect(page.get_by_label("Card", exact=True)).to_be_focused()
    the_whole_task(Hand(page, Locator.click))
    page.context.close()


def test_by_touch(browser: Browser, site: str) -> None:
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = at_the_sandbox(phone, site)
    hand = Hand(page, Locator.tap)
    hand.click(page.get_by_label("Card", exact=True))
    the_whole_task(hand, copies_picture=False)
    page.context.close()


def by_keys(thing: Locator) -> None:
    """Reached with Tab alone, from where the focus is, and pressed with Enter."""
    page = thing.page
    for _ in range(250):
        if thing.evaluate("(one) => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{thing} cannot be reached by keys")


def test_by_keys_alone(browser: Browser, site: str) -> None:
    page = at_the_sandbox(browser.new_context(viewport={"width": 1280, "height": 800}), site)
    expect(page.get_by_label("Card", exact=True)).to_be_focused()
    hand = Hand(page, by_keys)
    set_up(hand)
    play(hand)
    take_along(hand)
    assert hand.letters <= MOST_LETTERS
    page.context.close()


def test_what_is_aimed_at_is_clicked_on_the_board(page: Page, site: str) -> None:
    text = "Example: x\n  Given Bob controls War Mammoth and Mountain\n  And Bob holds Lightning Bolt\n"
    page.goto(f"{site}/sandbox/?text={quote(text)}")
    hand = Hand(page, Locator.click)
    hand.click(hand.card("Lightning Bolt"))
    expect(board(page).locator(".is-target")).to_have_count(3)
    hand.click(board(page).locator('[data-player="Sue"]'))
    expect(editor(page)).to_have_value(ending("Bob casts Lightning Bolt targeting Sue"))
    expect(board(page).locator(".is-target")).to_have_count(0)


def test_back_undoes_and_forward_does_again(page: Page, site: str) -> None:
    page.goto(f"{site}/sandbox/")
    hand = Hand(page, Locator.click)
    hand.type("s an")
    page.keyboard.press("Enter")
    hand.said("Serra Angel")
    hand.type("hi g")
    page.keyboard.press("Enter")
    hand.said("Hill Giant")
    page.go_back()
    expect(board(page)).not_to_contain_text("Hill Giant")
    expect(editor(page)).to_have_value("Example: a position\n  Given Bob controls Serra Angel\n")
    page.go_forward()
    expect(board(page)).to_contain_text("Hill Giant")
    page.go_back()
    page.go_back()
    expect(editor(page)).to_have_value("")
    expect(board(page)).not_to_contain_text("Serra Angel")


def test_a_card_is_dragged_onto_the_board(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{site}/sandbox/")
    page.get_by_text("Browse").click()
    card, side = page.locator("#picks button[name=put]").first, board(page).get_by_role("group", name="Sue’s side")
    expect(card).to_be_visible()
    begin, end = card.bounding_box(), side.bounding_box()
    assert begin
    assert end
    page.mouse.move(begin["x"] + 20, begin["y"] + 10)
    page.mouse.down()
    page.mouse.move(begin["x"] + 30, begin["y"] + 20, steps=4)
    page.mouse.move(end["x"] + 200, end["y"] + 40, steps=8)
    page.mouse.up()
    expect(editor(page)).to_have_value(re.compile("Given Sue (controls|holds)"))


def drag(page: Page, thing: Locator, onto: Locator, onto_at: tuple[int, int]) -> None:
    """With the mouse, a few steps at a time, as a hand does."""
    begin, end = thing.bounding_box(), onto.bounding_box()
    assert begin
    assert end
    page.mouse.move(begin["x"] + 20, begin["y"] + begin["height"] - 6)
    page.mouse.down()
    page.mouse.move(begin["x"] + 30, begin["y"] + begin["height"] - 2, steps=4)
    page.mouse.move(end["x"] + onto_at[0], end["y"] + onto_at[1], steps=8)
    page.mouse.up()


def test_what_lies_on_the_board_is_dragged_to_another_place_and_back_undoes_it(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{site}/sandbox/?text={quote(ALONE)}")
    expect(page.locator(".card").first).to_be_visible()
    drag(page, board(page).locator(".card").first, board(page).get_by_role("group", name="Sue’s side"), (300, 40))
    expect(editor(page)).to_have_value(re.compile("Given Sue controls War Mammoth"))
    page.go_back()
    expect(editor(page)).to_have_value(ALONE)


def test_the_link_says_how_the_board_lies_and_which_variation_is_on_it(page: Page, site: str) -> None:
    other = ALONE.replace("Example: x", "Example: y") + "  When Bob attacks with War Mammoth\n"
    page.goto(f"{site}/sandbox/?text={quote(ALONE + other)}")
    hand, nearest = Hand(page, Locator.click), page.locator(".free-ruling [data-stage] .side:visible").last
    hand.click(hand.button("Flip"))
    expect(nearest).to_have_attribute("aria-label", "Sue’s side")
    expect(page).to_have_url(re.compile("flipped=1"))
    page.goto(page.url)
    expect(nearest).to_have_attribute("aria-label", "Sue’s side")
    page.go_back()
    expect(nearest).to_have_attribute("aria-label", "Bob’s side")


def test_what_is_typed_is_ruled_on_and_until_then_the_outcome_is_marked(page: Page, site: str) -> None:
    page.goto(f"{site}/sandbox/?text={quote(ALONE)}")
    expect(page.locator("[data-stale]")).to_be_hidden()
    editor(page).press("Control+End")
    page.keyboard.type("  When Bob attacks with War Mammoth")
    expect(page.locator("[data-stale]")).to_be_visible()
    expect(board(page)).to_contain_text("attacking")
    expect(page.locator("[data-stale]")).to_be_hidden()
    expect(editor(page)).to_be_focused()


def test_a_client_that_asked_too_often_keeps_the_page_and_is_ruled_on_later(page: Page, site: str) -> None:
    page.goto(f"{site}/sandbox/?text={quote(ALONE)}")
    busy = {"status": 429, "headers": {"Retry-After": "1"}, "body": "Too many positions were played"}
    page.route("**/sandbox/", lambda route: route.fulfill(**busy), times=1)
    editor(page).press("Control+End")
    page.keyboard.type("  When Bob attacks with War Mammoth")
    expect(board(page)).to_contain_text("attacking")
    assert "Too many" not in page.content()


def test_what_if_instead_begins_a_variation(page: Page, site: str) -> None:
    text = "Example: x\n  Given Bob controls War Mammoth and Hill Giant\n  When Bob attacks with War Mammoth\n"
    page.goto(f"{site}/sandbox/?text={quote(text)}")
    hand = Hand(page, Locator.click)
    hand.click(hand.button("What if instead…"))
    hand.click(page.get_by_role("dialog").get_by_role("button", name="Bob attacks with Hill Giant", exact=True))
    expect(page.get_by_text("2 variations")).to_be_visible()
    expect(board(page).locator(".is-fighting")).to_contain_text("Hill Giant")
    hand.click(page.locator(".variations").get_by_role("button", name="Bob attacks with War Mammoth", exact=True))
    expect(board(page).locator(".is-fighting")).to_contain_text("War Mammoth")
    page.goto(page.url)
    expect(page.get_by_text("2 variations")).to_be_visible()


TOP = """() => {
    const first = [...document.querySelectorAll("[data-board], .small-board")].find((one) => one.offsetParent);
    return first ? first.getBoundingClientRect().top + scrollY : 0;
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_first_board_of_every_entry_begins_on_the_first_screen(
    page: Page, site: str, width: int, height: int
) -> None:
    """On a phone it is a board in little. Scripts are held off, so that hundreds of pages are looked at in little time:
    a board's place is the same. Every thirtieth entry is looked at, and with EVERY_ENTRY=1 each."""
    page.set_viewport_size({"width": width, "height": height})
    page.route("**/*.js", lambda route: route.abort())
    page.set_default_timeout(120_000)
    entries = sorted({"/".join(one.entry_key) for one in EntryScenario.objects.all()})
    below = []
    for entry in entries if os.environ.get("EVERY_ENTRY") else entries[::30]:
        page.goto(f"{site}/{entry}/", wait_until="domcontentloaded")
        if not 0 < page.evaluate(TOP) < height:
            below.append(entry)
    assert below == []
