"""Rulings on other pages: what may be framed, the picture, oEmbed, and what is copied."""

import re
from html import unescape
from io import BytesIO
from xml.etree import ElementTree

import pytest
from django.test import Client
from PIL import Image

from sandbox.models import StoredRuling
from sandbox.rulings.citation import bbcode, citation_of, fields_of, markdown, plain
from sandbox.rulings.links import question
from sandbox.rulings.store import evaluate_question, store_ruling
from tests.web.texts import TRAMPLE, UNREADABLE

pytestmark = pytest.mark.django_db

FULL = f"1/{question(TRAMPLE, 'm11').packed}"
HOST = "http://testserver"
EVERYTHING_ELSE = (
    "/",
    "/m11/",
    "/m11/rules/",
    "/m11/glossary/legendary/",
    "/sandbox/",
    "/sandbox/cards/",
    "/sandbox/sentences/",
    "/editions/",
    "/editions/positions/",
    "/search/?q=trample",
    "/nowhere/",
    "/api/v1/docs/",
    f"/r/{FULL}/",
    f"/r/{FULL}.json",
    f"/r/{FULL}.png",
    "/oembed/",
)


@pytest.fixture
def stored() -> StoredRuling:
    asked = question(TRAMPLE, "m11")
    return store_ruling(asked, evaluate_question(asked))


@pytest.mark.parametrize("path", EVERYTHING_ELSE)
def test_everything_but_an_embed_refuses_to_be_framed(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer["X-Frame-Options"] == "DENY"
    assert "frame-ancestors 'none'" in answer["Content-Security-Policy"]


def test_an_embed_may_be_framed_and_remembers_nothing(client: Client, stored: StoredRuling) -> None:
    for path in (f"/embed/{FULL}/", f"/embed/{stored.id}/", f"/embed/{FULL}/?ask=1"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "X-Frame-Options" not in answer
        assert "frame-ancestors *" in answer["Content-Security-Policy"]
        assert not answer.cookies
        assert "Sue is at 18 life" in answer.content.decode()


def test_an_embed_that_has_not_changed_may_still_be_framed(client: Client, stored: StoredRuling) -> None:
    for path in (f"/embed/{FULL}/", f"/embed/{stored.id}/"):
        again = client.get(path, headers={"If-None-Match": client.get(path)["ETag"]})
        assert again.status_code == 304
        assert "X-Frame-Options" not in again
        assert "frame-ancestors 'none'" not in again.get("Content-Security-Policy", "")


@pytest.mark.parametrize("path", ["/embed/aaaaaaaaaaaa/", "/embed/1/broken/"])
def test_an_embed_of_no_ruling_says_so_in_its_frame(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "X-Frame-Options" not in answer
    assert "This ruling is not here" in answer.content.decode()


HOSTILE = """\
Example: a](http://evil) [b] *x* <b onclick="alert(1)">"q" & 'y'
  Given Bob controls War Mammoth
  When Bob attacks with War Mammoth
"""


def test_what_is_copied_is_what_a_field_shows(client: Client) -> None:
    asked = question(HOSTILE, "m11")
    html = client.get(f"/r/1/{asked.packed}/").content.decode()
    shown = [unescape(found) for found in re.findall(r"data-copied>\n(.*?)</textarea>", html, re.S)]
    assert len(shown) == 7
    for field in shown[1:4]:
        assert "<b" not in field
        assert "&lt;b onclick=&quot;alert(1)&quot;&gt;&quot;q&quot; &amp; &#x27;y&#x27;" in field


@pytest.mark.parametrize("path", [f"/embed/{FULL}/", f"/r/{FULL}/", "/", "/m11/glossary/legendary/", "/sandbox/"])
def test_the_policy_allows_no_inline_script_and_the_page_has_none(client: Client, path: str) -> None:
    answer = client.get(path)
    policy = dict(part.strip().split(" ", 1) for part in answer["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    html = answer.content.decode()
    scripts = re.findall(r"<script\b[^>]*>", html)
    assert scripts
    assert [tag for tag in scripts if " src=" not in tag] == []
    assert not re.search(r"<[^>]+\s(on\w+|style)=", html)
    assert "<style" not in html


def test_an_embed_may_ask_first_and_answer_on_demand(client: Client) -> None:
    html = client.get(f"/embed/{FULL}/?ask=1").content.decode()
    question_part, answer_part = html.split('<details class="answer">')
    assert "War Mammoth" in question_part
    assert "18 life" not in question_part
    assert "data-board" in question_part
    assert "<li>Bob attacks with War Mammoth</li>" in question_part
    assert "18 life (was 20)" in answer_part


def test_an_embed_hands_the_position_and_the_step_on_to_the_sandbox(client: Client) -> None:
    html = client.get(f"/embed/{FULL}/?step=2").content.decode()
    assert 'data-at="2"' in html
    link = re.search(r'data-open rel="noopener" href="([^"]+)"', html)
    assert link is not None
    sandbox = client.get(unescape(link[1])).content.decode()
    assert 'data-at="2"' in sandbox
    assert "Bob attacks with War Mammoth" in sandbox


def test_the_embed_of_a_text_that_cannot_be_read_says_so(client: Client) -> None:
    html = client.get(f"/embed/1/{question(UNREADABLE).packed}/").content.decode()
    assert 'class="fault"' in html


def test_the_picture_has_the_size_that_feeds_want_and_shows_the_step(client: Client, stored: StoredRuling) -> None:
    answer = client.get(f"/r/{FULL}.png")
    assert answer["Content-Type"] == "image/png"
    assert Image.open(BytesIO(answer.content)).size == (1200, 630)
    assert client.get(f"/r/{stored.id}.png").content == answer.content
    assert client.get(f"/r/{FULL}.png?step=3").content != answer.content


def test_a_page_tells_feeds_what_it_shows(client: Client) -> None:
    html = client.get(f"/r/{FULL}/").content.decode()
    meta = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', html))
    assert meta["title"] == "a small blocker"
    assert meta["description"].startswith("Sue has 18 life")
    assert meta["url"] == f"{HOST}/r/{FULL}/"
    assert client.get(meta["image"].removeprefix(HOST))["Content-Type"] == "image/png"


@pytest.mark.parametrize("form", ["json", "xml"])
def test_a_page_leads_to_its_oembed(client: Client, form: str) -> None:
    html = client.get(f"/r/{FULL}/").content.decode()
    link = re.search(rf'<link rel="alternate" type="\w+/{form}\+oembed" href="([^"]+)"', html)
    assert link is not None
    answer = client.get(unescape(link[1]).removeprefix(HOST))
    assert form in answer["Content-Type"]
    said = answer.json() if form == "json" else {e.tag: e.text for e in ElementTree.fromstring(answer.content)}
    assert said["type"] == "rich"
    assert said["version"] == "1.0"
    assert f'src="{HOST}/embed/{FULL}/"' in str(said["html"])
    assert str(said["thumbnail_width"]) == "1200"


def test_oembed_keeps_within_the_limits(client: Client, stored: StoredRuling) -> None:
    asked = {"url": f"{HOST}/r/{stored.id}/?step=2&ask=1", "maxwidth": "400", "maxheight": "300"}
    said = client.get("/oembed/", asked).json()
    assert (said["width"], said["height"]) == (400, 300)
    assert 'width="400" height="300"' in said["html"]
    assert f"/embed/{stored.id}/?ask=1&amp;step=2" in said["html"]
    assert "thumbnail_url" not in said


@pytest.mark.parametrize(
    "url", ["", "nonsense", f"{HOST}/", f"{HOST}/m11/", "http://elsewhere.example/r/aaaaaaaaaaaa/", f"{HOST}/r/1/AAAA/"]
)
def test_oembed_knows_nothing_of_other_addresses(client: Client, url: str) -> None:
    assert client.get("/oembed/", {"url": url}).status_code == 404


def test_oembed_has_two_formats(client: Client) -> None:
    assert client.get("/oembed/", {"url": f"{HOST}/r/{FULL}/", "format": "yaml"}).status_code == 501


def test_what_is_copied_cites_the_ruling_and_its_rules(client: Client) -> None:
    html = unescape(client.get(f"/r/{FULL}/").content.decode())
    assert f'<iframe src="{HOST}/embed/{FULL}/" title="Ruling: a small blocker"' in html
    assert f'<iframe src="{HOST}/embed/{FULL}/?ask=1"' in html
    assert f'<headjudge-ruling src="{HOST}/r/{FULL}/">' in html
    assert f"> **[a small blocker]({HOST}/r/{FULL}/)**" in html
    assert f"[quote][b][url={HOST}/r/{FULL}/]a small blocker[/url][/b]" in html
    assert re.search(rf"\[lethal damage\]\({HOST}/m11/(rules|glossary)/[\w-]+/\)", html)
    assert f"Decided by Headjudge: {HOST}/r/{FULL}/" in html


def test_a_name_full_of_signs_stays_words_in_every_form() -> None:
    wild = TRAMPLE.replace("a small blocker", "<b>[url=x]*so*[/url]</b>")
    cited = citation_of(evaluate_question(question(wild)).rulings[0], "U", "E", "S", lambda entry: "R")
    assert r"\<b\>\[url=x\]\*so\*\[/url\]\</b\>" in markdown(cited)
    assert "[url=x]" not in bbcode(cited)
    assert "<b>[url=x]" in plain(cited)
    of_html = [field.text for field in fields_of(cited) if field.name.startswith("HTML")]
    assert of_html
    assert [text for text in of_html if "<b>" in text] == []
