"""The answer view: the question, the ruling in a sentence, and the rules quoted from our entries."""

import pytest
from django.test import Client

from glossary.models import Redirect
from rulebook.answers import answer_of, entry_at
from rulebook.quotations import sentence_about, sentences_of
from sandbox.models import EntryScenario
from sandbox.rulings.links import question
from sandbox.rulings.store import evaluate_question, store_ruling
from tests.web.texts import TRAMPLE, UNREADABLE

pytestmark = pytest.mark.django_db

FULL = f"/r/1/{question(TRAMPLE, 'm11').packed}/answer"
REFUSED = """\
@duel
Example: too early
  Given Bob controls Drudge Skeletons and Swamp
  When Bob regenerates Drudge Skeletons
"""


def test_an_answer_has_question_ruling_and_quoted_rules(client: Client) -> None:
    html = client.get(f"{FULL}/").content.decode()
    assert "Sue has 18 life and Scryb Sprites is in Sue&#x27;s graveyard." in html
    assert "<li>Given Bob controls War Mammoth</li>" in html
    assert "Then Sue has 18 life" not in html
    assert "Magic 2011 basic rulebook" in html
    assert "<blockquote>" in html


def test_each_rule_is_quoted_once_from_its_entry() -> None:
    answer = answer_of(evaluate_question(question(TRAMPLE, "m11")).rulings[0])
    quoted = [step for step in answer.steps if step.quote]
    assert len({step.rule for step in quoted}) == len(quoted) > 0
    for step in quoted:
        assert step.quote is not None
        _, edition, kind, slug, _ = step.quote.url.split("/")
        entry = entry_at((edition, kind, slug))
        assert entry is not None
        assert step.quote.sentence in entry.text


def test_a_refusal_is_the_last_step_of_the_answer() -> None:
    answer = answer_of(evaluate_question(question(REFUSED)).rulings[0])
    assert answer.steps[-1].text.startswith("Refused: ")
    assert answer.sentence.endswith(".")


def test_short_link_and_twin_answer_alike(client: Client) -> None:
    asked = question(TRAMPLE, "m11")
    stored = store_ruling(asked, evaluate_question(asked))
    short, full = client.get(f"/r/{stored.id}/answer.json").json(), client.get(f"{FULL}.json").json()
    assert short["answers"] == full["answers"]
    assert short["answers"][0]["steps"]
    assert client.get(f"/r/{stored.id}/answer/").status_code == 200


def test_a_text_that_cannot_be_read_has_no_answer(client: Client) -> None:
    path = f"/r/1/{question(UNREADABLE).packed}/answer"
    assert "No answer" in client.get(f"{path}/").content.decode()
    assert client.get(f"{path}.json").status_code == 400


def test_every_rule_at_work_in_the_site_s_scenarios_can_be_quoted() -> None:
    questions = [question(scenario.text, scenario.edition) for scenario in EntryScenario.objects.all()[::25]]
    answers = [answer_of(ruling) for asked in questions for ruling in evaluate_question(asked).rulings]
    quotes = [step.quote.sentence for answer in answers for step in answer.steps if step.quote]
    assert len(answers) >= len(questions) > 10
    assert [answer for answer in answers if not answer.question] == []
    assert len(quotes) > len(answers) / 2
    assert "" not in quotes


def test_a_topic_that_another_entry_states_is_quoted_from_there() -> None:
    leads = Redirect.objects.first()
    assert leads is not None
    entry = entry_at((leads.edition, leads.kind, leads.slug))
    assert entry is not None
    assert entry.slug == leads.to_slug


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("One. Two.", ["One.", "Two."]),
        ("It costs {2}. “So” it is.", ["It costs {2}.", "“So” it is."]),
        ("No end", ["No end"]),
        ("A 1.5 b. C", ["A 1.5 b.", "C"]),
        ("", []),
    ],
)
def test_a_sentence_ends_where_another_begins(text: str, sentences: list[str]) -> None:
    assert sentences_of(text) == sentences


TOUGHNESS = "It is the number after the slash. Damage that equals it is lethal, and destroys the creature. It may be 0."


@pytest.mark.parametrize(
    ("text", "rule", "step", "quoted"),
    [
        (TOUGHNESS, "lethal damage", "Scryb Sprites is destroyed", TOUGHNESS.split(". ")[1] + "."),
        (TOUGHNESS, "phasing", "Teferi's Drake phases in", "It is the number after the slash."),
        ("Two of a name go. This is the legend rule. It spares none.", "legend rule", "x",
         "Two of a name go. This is the legend rule."),
        ("", "legend rule", "x", ""),
    ],
)  # fmt: skip
def test_the_sentence_quoted_is_the_one_that_speaks_of_the_step(text: str, rule: str, step: str, quoted: str) -> None:
    assert sentence_about(text, rule, [step]) == quoted
