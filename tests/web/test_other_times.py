"""Questions about several times are answered by each of them, and what is nowhere here is refused by its name."""

import pytest

from rulebook.editions_named import speaks_of_other_times
from rulebook.questions import AnswerKind, answer_question, editions_of_two_terms
from rulebook.recorded_differences import recorded_answer
from rulebook.unknown_words import unknown_term

pytestmark = pytest.mark.django_db


def test_the_record_of_each_edition_answers_a_question_of_the_record() -> None:
    found = recorded_answer("tapped blocker deals damage?", ("duel", "m11"))
    assert found is not None
    assert "no combat damage" in found.answers["duel"]
    assert "tapped or not" in found.answers["m11"]


def test_where_the_editions_agree_the_record_says_nothing() -> None:
    assert recorded_answer("Does a tapped blocker deal damage?", ("timespiral", "m11")) is None


def test_a_question_of_the_record_is_answered_under_both_editions() -> None:
    answer = answer_question("Do tapped blockers deal damage in 1997 and in 2010?")
    assert answer.kind == AnswerKind.DIFFERENCE
    assert {each.edition for each in answer.differences} == {"duel", "m11"}
    assert "no combat damage" in answer.answer


def test_a_question_about_another_word_is_not_the_records() -> None:
    assert recorded_answer("how does banding work in 1997 and in 2010?", ("duel", "m11")) is None


@pytest.mark.parametrize(
    ("question", "speaks"),
    [("How did interrupts work back then?", True), ("Has it ever changed?", True), ("Does it die?", False)],
)
def test_words_for_other_times_are_heard(question: str, speaks: bool) -> None:
    assert speaks_of_other_times(question) is speaks


def test_two_headwords_alone_ask_for_the_editions_that_have_them() -> None:
    assert {"duel", "m11"} <= set(editions_of_two_terms("web vs reach"))
    assert editions_of_two_terms("I attack vs his wall") == ()


@pytest.mark.parametrize(
    ("question", "named"),
    [
        ("What does Snarkblast Vorrel do?", "Snarkblast Vorrel"),
        ("Show me Appendix A with the exact attack sequence.", "Appendix A"),
    ],
)
def test_what_is_nowhere_here_is_refused_by_name(question: str, named: str) -> None:
    found = unknown_term(question, "")
    assert found is not None
    assert found.term == named
    assert answer_question(question).kind == AnswerKind.UNKNOWN


def test_a_card_that_is_here_is_no_unknown_name_even_misspelt() -> None:
    assert unknown_term("Does Serra Angel die to Lightening Bolt?", "") is None
