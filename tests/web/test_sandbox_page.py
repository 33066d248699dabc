"""The free sandbox: a text goes in, a ruling or a fault comes out, and the text is still there."""

import re
from html import unescape

import pytest
from django.test import Client

from sandbox.editions import EDITIONS
from sandbox.scenarios import evaluation
from sandbox.views.sandbox import FIRST_TEXT
from tests.web.texts import FALSE_CLAIM, TRAMPLE, UNREADABLE


def editor(html: str) -> str:
    """What the editor holds; a browser drops the first line end."""
    _, _, rest = html.partition("<textarea")
    return unescape(rest.partition(">")[2].partition("</textarea>")[0]).removeprefix("\n")


@pytest.mark.parametrize("way", ["get", "post"])
def test_a_text_is_ruled_on_by_link_and_by_form(client: Client, way: str) -> None:
    html = getattr(client, way)("/sandbox/", {"text": TRAMPLE, "edition": "m11"}).content.decode()
    assert editor(html) == TRAMPLE
    assert "Sue is at 18 life" in html
    assert '<li class="holds">' in html
    assert 'class="trace"' in html


def test_a_fault_is_shown_in_its_place_and_the_text_is_kept(client: Client) -> None:
    html = client.post("/sandbox/", {"text": UNREADABLE}).content.decode()
    assert editor(html) == UNREADABLE
    assert "Line 3, column" in html
    assert 'data-fault-line="3"' in html


@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "Example:", "  \x00 ", "Example: x\n" + "  Given Bob controls\n" * 50, "</textarea><b>", "x" * 20_001],
    ids=["empty", "lines", "no scenario", "a zero", "many lines", "markup", "too long"],
)
def test_no_text_is_lost_and_none_breaks_the_page(client: Client, text: str) -> None:
    answer = client.post("/sandbox/", {"text": text})
    assert answer.status_code == 200
    assert editor(answer.content.decode()) == text


def test_an_unknown_edition_is_said_with_the_known_ones(client: Client) -> None:
    html = unescape(client.post("/sandbox/", {"text": TRAMPLE, "edition": "m12"}).content.decode())
    assert f"the editions are {', '.join(EDITIONS)}" in html


def test_a_bug_of_the_engine_is_said_in_the_rulings_place(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> list[object]:
        raise AssertionError("zones do not partition the objects")

    monkeypatch.setattr(evaluation, "ruling_of", broken)
    answer = client.post("/sandbox/", {"text": TRAMPLE})
    assert answer.status_code == 503
    assert "a bug of Headjudge" in answer.content.decode()


def test_the_part_that_changes_can_be_had_alone(client: Client) -> None:
    part = client.post("/sandbox/", {"text": TRAMPLE}, headers={"HX-Request": "true"}).content.decode()
    assert "<html" not in part
    assert "Sue is at 18 life" in part


def test_the_part_carries_the_link_to_what_is_in_it_if_a_link_can(client: Client) -> None:
    htmx = {"HX-Request": "true"}
    part = client.post("/sandbox/", {"text": TRAMPLE, "edition": "m11"}, headers=htmx).content.decode()
    assert editor(client.get(unescape(part.partition('data-link="')[2].partition('"')[0])).content.decode()) == TRAMPLE
    long = TRAMPLE + "  And because trample\n" * 400
    assert "data-link" not in client.post("/sandbox/", {"text": long}, headers=htmx).content.decode()


def test_without_a_text_the_board_is_empty(client: Client) -> None:
    html = client.get("/sandbox/").content.decode()
    assert editor(html) == ""
    assert html.count("nothing on the battlefield") == 2
    assert 'class="fault"' not in html


def test_new_clear_and_flip(client: Client) -> None:
    def done(**asked: str) -> str:
        return client.post("/sandbox/", {"text": TRAMPLE, **asked}).content.decode()

    assert editor(done(do="new")) == ""
    assert editor(done(do="clear")) == TRAMPLE.partition("  When")[0]
    flipped = done(do="flip")
    assert editor(flipped) == TRAMPLE
    assert "flipped=1" in flipped
    assert "flipped=1" not in done(do="flip", flipped="1")
    sides = re.findall(r'aria-label="(\w+)’s side"', flipped)
    assert sides == ["Bob", "Sue"] * 2


@pytest.mark.django_db
def test_all_faults_come_at_once_and_each_has_a_button_that_mends_it(client: Client) -> None:
    text = "Example: x\n  Given Bob controls War Mamoth\n  And Sue flurgs\n  When Bob attaks with War Mammoth\n"
    seen = 0
    while mends := re.findall(
        r'name="mend" value="([^"]*)"', client.post("/sandbox/", {"text": text}).content.decode()
    ):
        lines = {mend.split(":")[0] for mend in mends}
        assert seen or len(lines) == 3
        text = editor(client.post("/sandbox/", {"text": text, "mend": unescape(mends[0])}).content.decode())
        seen += 1
        assert seen < 6
    assert "Given Bob controls War Mammoth" in text


@pytest.mark.django_db
def test_a_claim_that_does_not_hold_has_a_button_that_puts_it_right(client: Client) -> None:
    html = client.post("/sandbox/", {"text": FALSE_CLAIM}).content.decode()
    [put_right, taken_out] = [unescape(one) for one in re.findall(r'name="mend" value="([^"]*)"', html)]
    assert editor(client.post("/sandbox/", {"text": FALSE_CLAIM, "mend": put_right}).content.decode()) == TRAMPLE
    without = editor(client.post("/sandbox/", {"text": FALSE_CLAIM, "mend": taken_out}).content.decode())
    assert without == TRAMPLE.partition("  Then")[0]


def test_a_text_of_ones_own_is_compared_under_every_edition(client: Client) -> None:
    html = client.get("/sandbox/compare/", {"text": TRAMPLE}).content.decode()
    assert all(edition.name in html for edition in EDITIONS.values())
    assert client.get("/sandbox/compare/").status_code == 404


def test_a_text_too_long_for_a_link_is_sent_by_a_form(client: Client) -> None:
    long = TRAMPLE + "  And because trample\n" * 400
    for text, way in ((TRAMPLE, "?text="), (long, '<input type="hidden" name="text"')):
        html = client.post("/sandbox/compare/", {"text": text}).content.decode()
        assert way in html


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_text_that_the_sandbox_begins_with_holds_under_every_edition(edition: str) -> None:
    assert evaluation.evaluate(FIRST_TEXT, edition).passed


def test_an_empty_board_invites_and_rules_on_nothing(client: Client) -> None:
    for address in ("/sandbox/", "/sandbox/?lesson=1"):
        page = client.get(address).content.decode()
        assert "An empty board" in page
        assert 'class="verdict"' not in page
        assert 'class="play-on"' not in page
        assert 'name="menu" value="Bob"' in page
    assert "A first lesson of a minute" in client.get("/sandbox/").content.decode()
