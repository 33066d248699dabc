"""Links to rulings: the whole question in the link, or a stored ruling's id."""

import zlib
from base64 import urlsafe_b64encode
from html import unescape
from io import StringIO

import pytest
from django.core.management import call_command
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st
from pytest_django.fixtures import Settings

from sandbox.editions import EDITIONS, NEWEST
from sandbox.models import EntryScenario, StoredRuling
from sandbox.rulings.links import COMMON, BadLink, question, unpacked
from sandbox.rulings.store import evaluate_question, outcome_of, store_ruling
from sandbox.scenarios.engine_version import engine_version
from tests.web.texts import TRAMPLE, UNREADABLE

pytestmark = pytest.mark.django_db

# Links of version 1 stand in articles: these open to TRAMPLE under m11 for ever.
FIXED = "A3EcUEQSFYpzE4G-AodZahF2o5E8i809wclFlUkKwQVFmSXguIZ7EiVWsBsCjSvk4ASrRjeT9PQDAA"
FIXED_ID = "5ymyhyt3k4lf"


def stored(text: str = TRAMPLE, edition: str = "") -> StoredRuling:
    asked = question(text, edition)
    return store_ruling(asked, evaluate_question(asked))


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=400), st.sampled_from(["", *EDITIONS]))
def test_a_packed_question_opens_as_it_was(text: str, edition: str) -> None:
    asked = question(text, edition)
    if asked.text.strip():
        assert unpacked(asked.packed) == asked
        assert question(asked.text, edition) == asked


def test_every_scenario_of_the_site_has_a_link_that_opens_to_it() -> None:
    scenarios = EntryScenario.objects.all()
    assert len(scenarios) > 100
    for scenario in scenarios:
        asked = question(scenario.text, scenario.edition)
        assert asked.linkable
        assert unpacked(asked.packed) == asked


def test_a_link_of_version_1_opens_for_ever() -> None:
    assert unpacked(FIXED) == question(TRAMPLE, "m11")
    assert unpacked(FIXED).id == FIXED_ID


UNTAGGED = "Example: a life total\n  Given Bob controls Mountain\n  Then Bob has 20 life\n"
TWO = f"{UNTAGGED}\n@timespiral\n{UNTAGGED}"
# Links of the time when Magic 2011 was the newest edition, without an edition, with the ids of their stored rulings.
OF_OLD = [
    (UNTAGGED, "Q7ASwYGsUJJfAlSD1TyY82HxA3YTMH6MDCDxAwA", "7zunhc552qol", ["m11"]),
    (TWO, "Q7ASwYGsUJJfAlSD1TyY82HxA3YTMH6MDCDxw-WAZAsVzQUA", "q42c6vqg3wzc", ["m11", "timespiral"]),
]


@pytest.mark.parametrize(("text", "link", "id", "editions"), OF_OLD)
def test_a_link_of_old_without_an_edition_keeps_the_one_it_was_ruled_under(
    client: Client, text: str, link: str, id: str, editions: list[str]
) -> None:
    asked = unpacked(link)
    assert (asked.text, asked.packed, asked.id) == (text, link, id)
    StoredRuling.objects.create(id=id, text=text, edition="", outcome=outcome_of(evaluate_question(asked)), engine="1")
    for address in (f"/r/1/{link}.json", f"/r/{id}.json"):
        twin = client.get(address).json()
        assert [ruling["edition"] for ruling in twin["rulings"]] == editions
        assert not twin["changed"]
    played = client.get("/sandbox/", {"edition": "", "text": text}).context["evaluation"].rulings
    assert [ruling.edition for ruling in played] == editions
    out = StringIO()
    with pytest.raises(SystemExit):
        call_command("recheck", stdout=out, stderr=StringIO())
    assert "changed: 0" in out.getvalue()


@pytest.mark.parametrize(("text", "editions"), [(UNTAGGED, [NEWEST]), (TWO, [NEWEST, "timespiral"])])
def test_a_question_without_an_edition_is_ruled_by_the_newest_and_its_link_says_so(
    client: Client, text: str, editions: list[str]
) -> None:
    asked = question(text)
    assert unpacked(asked.packed) == asked
    assert [ruling.edition for ruling in evaluate_question(asked).rulings] == editions
    played = client.get("/sandbox/", {"text": text}).context["evaluation"].rulings
    assert [ruling.edition for ruling in played] == editions
    assert NEWEST in asked.edition


@pytest.mark.parametrize("link", ["A", "____", "AAAA", "%%%", "dGhpcyBpcyBub3QgZGVmbGF0ZWQ"])
def test_a_damaged_link_is_said_to_be_damaged(client: Client, link: str) -> None:
    with pytest.raises(BadLink):
        unpacked(link)
    assert client.get(f"/r/1/{link}/").status_code == 404


def test_a_cut_link_and_one_that_unpacks_to_too_much_are_damaged() -> None:
    with pytest.raises(BadLink):
        unpacked(question(TRAMPLE).packed[:-6])
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=COMMON)
    bomb = squeezed.compress(b"\n" + b"a" * 10_000_000) + squeezed.flush()
    with pytest.raises(BadLink):
        unpacked(urlsafe_b64encode(bomb).decode().rstrip("="))


def test_the_full_link_shows_the_ruling_and_needs_no_storage(client: Client) -> None:
    path = f"/r/1/{question(TRAMPLE).packed}/"
    html = client.get(path).content.decode()
    assert "Sue is at 18 life" in html
    assert "<h1>a small blocker</h1>" in html
    assert StoredRuling.objects.count() == 0


def test_the_step_of_a_link_is_shown_and_handed_on(client: Client) -> None:
    html = client.get(f"/r/1/{question(TRAMPLE).packed}/?step=2").content.decode()
    assert 'data-at="2"' in html
    assert "&amp;step=2" in html
    assert '<input type="hidden" name="step" value="2">' in html


def test_storing_gives_the_same_short_link_to_the_same_question(client: Client) -> None:
    first = client.post("/r/", {"text": TRAMPLE, "edition": "", "step": "1"})
    again = client.post("/r/", {"text": TRAMPLE.replace("\n", "\r\n") + "\n\n", "edition": "m11"})
    assert first.status_code == 302
    assert first["Location"] == f"{again['Location']}?step=1"
    assert StoredRuling.objects.count() == 1
    assert client.post("/r/", {"text": TRAMPLE, "edition": "duel"})["Location"] != again["Location"]
    assert "Sue is at 18 life" in client.get(again["Location"]).content.decode()


def test_a_text_that_cannot_be_played_is_not_stored(client: Client) -> None:
    answer = client.post("/r/", {"text": UNREADABLE})
    assert answer.status_code == 400
    assert StoredRuling.objects.count() == 0


def test_a_client_may_not_store_without_end(client: Client, settings: Settings) -> None:
    settings.REQUEST_RATES = settings.REQUEST_RATES | {"store": "2/hour"}
    texts = [TRAMPLE.replace("a small blocker", f"blocker {number}") for number in range(3)]
    assert [client.post("/r/", {"text": text}).status_code for text in texts] == [302, 302, 429]
    assert client.post("/r/", {"text": texts[0]}).status_code == 302


def test_a_stored_ruling_is_never_changed() -> None:
    kept = stored()
    with pytest.raises(TypeError, match="never changed"):
        kept.save()


def test_twins_of_both_links_say_the_same(client: Client) -> None:
    kept = stored()
    short = client.get(f"/r/{kept.id}.json")
    full = client.get(f"/r/1/{question(TRAMPLE).packed}.json")
    assert short["Access-Control-Allow-Origin"] == "*"
    assert short.json()["rulings"] == full.json()["rulings"]
    assert short.json()["text"] == full.json()["text"] == TRAMPLE
    assert short.json()["was"]["engine"] == engine_version()
    assert short.json()["changed"] is False
    assert full.json()["was"] is None
    assert short.json()["full"] == full.json()["full"]


def test_the_twin_of_a_text_that_cannot_be_read_is_an_error(client: Client) -> None:
    twin = client.get(f"/r/1/{question(UNREADABLE).packed}.json")
    assert twin.status_code == 400
    assert twin.json()["error"]["line"] == 3


def test_recheck_finds_nothing_where_nothing_has_changed() -> None:
    stored()
    out, said = StringIO(), StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("recheck", stdout=out, stderr=said)
    assert ended.value.code == 0
    assert "rulings: 1, changed: 0" in out.getvalue()
    assert "1 of 1 played" in said.getvalue()


def test_a_changed_outcome_is_listed_and_its_page_says_both(client: Client) -> None:
    asked = question(TRAMPLE, "m11")
    was = [{**outcome_of(evaluate_question(asked))[0], "outcome": ["Sue is at 17 life (was 20)"]}]
    StoredRuling.objects.create(id=asked.id, text=asked.text, edition="m11", outcome=was, engine="an older one")
    out = StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("recheck", stdout=out, stderr=StringIO())
    assert ended.value.code == 1
    assert f"/r/{asked.id}/  a small blocker" in out.getvalue()
    assert "was: Sue is at 17 life (was 20)" in out.getvalue()
    html = client.get(f"/r/{asked.id}/").content.decode()
    assert "This ruling has changed" in html
    assert "Sue is at 17 life (was 20)" in html
    assert "Sue is at 18 life (was 20)" in html
    assert client.get(f"/r/{asked.id}.json").json()["changed"] is True
    assert StoredRuling.objects.get(pk=asked.id).outcome == was


def test_no_ruling_at_an_unknown_id(client: Client) -> None:
    assert client.get("/r/aaaaaaaaaaaa/").status_code == 404


def test_the_answer_stands_in_the_title_of_the_page_and_of_its_frame(client: Client) -> None:
    for page in ("r", "embed"):
        html = client.get(f"/{page}/1/{question(TRAMPLE, 'm11').packed}/").content.decode()
        title = html.split("<title>")[1].split("</title>")[0]
        said = "a small blocker: Sue has 18 life and Scryb Sprites is in Sue's graveyard."
        assert unescape(title) == f"{said} · Headjudge"
    asking = client.get(f"/embed/1/{question(TRAMPLE, 'm11').packed}/?ask=1").content.decode()
    assert "18 life" not in asking.split("</title>")[0]
