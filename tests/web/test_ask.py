"""The page and the API that answer questions in plain words."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db

BEAR = "I bolt his bear, he growths in response, does it live?"


def test_the_page_answers_with_a_sentence_a_board_and_the_position_it_was_read_as(client: Client) -> None:
    html = client.get("/ask/", {"q": BEAR, "edition": "m11"}).content.decode()
    assert "Grizzly Bears stays on the battlefield as a 5/5 with 3 damage" in html
    assert "Read as" in html
    assert "Giant Growth is aimed at Grizzly Bears" in html
    assert "Step by step" in html


def test_the_page_names_what_it_did_not_understand(client: Client) -> None:
    html = client.get("/ask/", {"q": "I bolt his bear sideways, does it live?"}).content.decode()
    assert "“sideways”" in html
    assert "Step by step" not in html


def test_the_api_gives_the_ruling_its_reading_and_the_verdict(client: Client) -> None:
    answer = client.post("/api/v1/questions", {"question": BEAR, "edition": "m11"}, "application/json").json()
    assert (answer["kind"], answer["verdict"], answer["edition"]) == ("ruling", "yes", "m11")
    assert answer["reading"]["not_understood"] == []
    assert "casts Giant Growth" in answer["reading"]["scenario"]
    assert answer["ruling"]["final"]["players"][0]["name"] == "Bob"


def test_a_question_that_is_too_long_is_refused(client: Client) -> None:
    assert client.get("/ask/", {"q": "x " * 1_500}).status_code == 400
    assert client.post("/api/v1/questions", {"question": "x" * 2_001}, "application/json").status_code == 400


def test_a_question_names_its_edition(client: Client) -> None:
    answer = client.post("/api/v1/questions", {"question": f"in 1997: {BEAR}"}, "application/json").json()
    assert (answer["edition"], answer["kind"]) == ("duel", "ruling")


def test_where_several_editions_are_named_each_of_them_answers(client: Client) -> None:
    asked = "I attack with Craw Wurm, he blocks with Llanowar Elves, how much damage does he take? 1997 and 2010"
    answer = client.post("/api/v1/questions", {"question": asked}, "application/json").json()
    assert answer["kind"] == "difference"
    assert [each["edition"] for each in answer["differences"]] == ["duel", "m11"]


def test_the_page_shows_the_board_of_each_answer_and_editions_that_answer_alike_together(client: Client) -> None:
    alike = "I attack with Craw Wurm, he blocks with Llanowar Elves, how much damage does he take? 1997 and 2010"
    page = client.get("/ask/", {"q": alike}).content.decode()
    assert page.count('<dd class="answer">') == 1
    assert page.count('aria-label="The ruling, ') == 1
    assert "Step by step" in page
    other = client.get("/ask/", {"q": "What is trample? 1997 and 2010"}).content.decode()
    assert other.count('<dd class="answer">') == 2
    assert "Step by step" not in other


def test_each_edition_that_rules_names_the_scenario_it_has_ruled_on(client: Client) -> None:
    asked = "I bolt his bear, does it die? 1997 and 2010"
    answer = client.post("/api/v1/questions", {"question": asked}, "application/json").json()
    assert all("casts Lightning Bolt" in each["scenario"] for each in answer["differences"])


def test_a_question_about_a_rule_is_not_called_half_understood(client: Client) -> None:
    page = client.get("/ask/", {"q": "How does trample work in m11?"}).content.decode()
    assert "Not understood" not in page


@pytest.mark.parametrize(
    "odd", ["", "?", "(((", "[Hill Giant]", "\x00", "' OR 1=1", "<script>alert(1)</script>", "é" * 300]
)
def test_odd_questions_are_answered_with_a_page(client: Client, odd: str) -> None:
    answer = client.get("/ask/", {"q": odd})
    assert answer.status_code == 200
    assert "<script>alert(1)" not in answer.content.decode()


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("how does banding work in m11", "not in Magic 2011"),
        ("energy in m11", "Energy is in Comprehensive Rules"),
        ("card prices", "No edition here speaks of prices"),
        ("deathtouch in 1996", "not in Mirage"),
        ("phasing in 1997", "Phasing is in Mirage rulebook"),
        ("what is 1996's rule for first strike", "not in Mirage"),
        ("how do I mulligan in 1997", "Mulligan is in"),
    ],
)
def test_a_term_that_the_edition_does_not_have_is_said_to_be_unknown_there(
    client: Client, asked: str, words: str
) -> None:
    answer = client.post("/api/v1/questions", {"question": asked}, "application/json").json()
    assert answer["kind"] == "unknown"
    assert words in answer["answer"]


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ("trample in m11", "Trample"),
        ("what is lifelink", "Lifelink"),
        ("energy", "Energy and other counters of players"),
        ("what is explore", "Explore"),
    ],
)
def test_a_term_that_it_has_is_answered_by_its_entry(client: Client, asked: str, title: str) -> None:
    answer = client.post("/api/v1/questions", {"question": asked}, "application/json").json()
    assert (answer["kind"], answer["entries"][0]["title"]) == ("rule", title)
    assert answer["answer"]


def test_what_is_assumed_can_be_asked_otherwise_by_a_link(client: Client) -> None:
    page = client.get("/ask/", {"q": "I bolt his bear. Does it die?", "edition": "m11"}).content.decode()
    assert "Bob has the mana for it" in page
    assert "other=mana-Bob" in page
    other = client.get("/ask/", {"q": "I bolt his bear. Does it die?", "edition": "m11", "other": "mana-Bob"})
    page = other.content.decode()
    assert "It cannot be done" in page
    assert "Bob has no mana" in page
    assert 'href="/ask/?q=I+bolt+his+bear.+Does+it+die%3F&amp;edition=m11"' in page


def test_it_can_be_asked_how_it_is_on_the_other_players_turn(client: Client) -> None:
    asked = {"q": "I cast Wrath of God. What happens?", "edition": "duel", "other": "turn"}
    assert "It cannot be done" in client.get("/ask/", asked).content.decode()


def test_an_assumption_that_nobody_made_changes_nothing(client: Client) -> None:
    asked = {"q": "I bolt his bear. Does it die?", "edition": "m11"}
    assert "Yes." in client.get("/ask/", asked | {"other": "zorp"}).content.decode()


def test_an_edition_that_lacks_the_term_says_so_beside_one_that_has_it(client: Client) -> None:
    asked = {"question": "how does banding work in 1997 and in 2010?"}
    answer = client.post("/api/v1/questions", asked, "application/json").json()
    assert answer["kind"] == "difference"
    duel, m11 = (each["answer"] for each in answer["differences"])
    assert "not in Magic 2011" not in duel
    assert m11.startswith("Banding is in The Duel")
    assert m11.endswith("not in Magic 2011 basic rulebook.")
    assert {entry["edition"] for entry in answer["entries"]} == {"duel"}


def test_todays_answer_is_not_that_of_an_older_edition_unless_it_is_said_to_be(client: Client) -> None:
    asked = ("Can I Lightning Bolt a planeswalker?", "what is ante?")
    of_today, of_old = (client.post("/api/v1/questions", {"question": q}, "application/json").json() for q in asked)
    assert of_today["entries"][0]["edition"] == "today"
    assert "the damage goes over" not in of_today["answer"]
    assert of_old["answer"].startswith("Mirage rulebook: ")
